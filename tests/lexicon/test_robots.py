"""The list of robots and their kinds, and its agreement with the package robot_descriptions."""

from collections import Counter

import pytest
from robot_descriptions._descriptions import DESCRIPTIONS

from kg.lexicon import Lexicon, load_lexicon
from kg.model import EntityType
from kg.text.names import lookup_key


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return load_lexicon()


@pytest.fixture(scope="module")
def robots(lexicon):
    return [entry for entry in lexicon if entry.type is EntityType.ROBOT]


@pytest.fixture(scope="module")
def kinds(lexicon):
    return [entry for entry in lexicon if entry.type is EntityType.ROBOT_KIND]


def test_there_are_many_robots_of_every_sort(robots):
    assert len(robots) >= 250
    counts = Counter(robot.kind for robot in robots)
    for kind, least in [
        ("quadruped", 30),
        ("humanoid", 60),
        ("robot arm", 60),
        ("dexterous hand", 25),
        ("quadrotor", 25),
        ("mobile manipulator", 20),
        ("surgical robot", 10),
        ("autonomous underwater vehicle", 8),
        ("exoskeleton", 8),
        ("social robot", 10),
        ("rover", 8),
    ]:
        assert counts[kind] >= least, kind


def test_every_robot_has_a_maker_and_a_kind_of_the_list(robots, kinds):
    names = {kind.name for kind in kinds}
    for robot in robots:
        assert robot.maker, robot.name
        assert robot.kind in names, robot.name


def test_a_maker_is_written_in_one_way(robots):
    spellings: dict[str, set[str]] = {}
    for robot in robots:
        spellings.setdefault(lookup_key(robot.maker), set()).add(robot.maker)
    assert [makers for makers in spellings.values() if len(makers) > 1] == []


def test_no_robot_is_named_like_a_kind(robots, lexicon):
    for robot in robots:
        for name in robot.names:
            assert robot.needs_context(name) or not lexicon.find_all(name, EntityType.ROBOT_KIND), name


def test_names_that_mean_something_else_need_a_robot_context(lexicon):
    for name in [
        "Spot",
        "A1",
        "Go1",
        "Go2",
        "B1",
        "B2",
        "H1",
        "G1",
        "R1",
        "T1",
        "K1",
        "X20",
        "X30",
        "Fetch",
        "Digit",
        "Atlas",
        "Stretch",
        "Apollo",
        "Optimus",
        "Pepper",
        "Sawyer",
        "Baxter",
        "Panda",
        "Franka",
        "Kuka",
        "Kinova",
        "Allegro",
        "Husky",
        "Jackal",
        "Warthog",
        "Ridgeback",
        "NEO",
        "NAO",
        "Talos",
        "Valkyrie",
        "Tello",
        "M600",
        "Jaco",
        "WAM",
        "HSR",
        "LIMO",
        "ALOHA",
        "Mavic",
        "Robotiq",
        "OP3",
        "FR3",
        "Paro",
        "Kuri",
    ]:
        entry = lexicon.find(name, EntityType.ROBOT)
        assert entry is not None, name
        assert entry.needs_context(name), name


def test_names_that_mostly_mean_something_else_in_robotics_too_are_not_known_bare(lexicon):
    for name in [
        "Adam",
        "Walker",
        "Hopper",
        "Vector",
        "Figure",
        "Handle",
        "STAR",
        "HAL",
        "Duo",
        "Buddy",
        "Phantom",
        "Scout",
        "Hunter",
        "Ranger",
        "Raven",
    ]:
        assert lexicon.find_all(name, EntityType.ROBOT) == (), name


@pytest.mark.parametrize(
    ("surface", "name", "maker", "kind"),
    [
        ("Go1", "Unitree Go1", "Unitree Robotics", "quadruped"),
        ("Unitree Go 1", "Unitree Go1", "Unitree Robotics", "quadruped"),
        ("ANYmal-C", "ANYmal C", "ANYbotics", "quadruped"),
        ("ANYmal", "ANYmal", "ANYbotics", "quadruped"),
        ("Boston Dynamics' Spot", "Boston Dynamics Spot", "Boston Dynamics", "quadruped"),
        ("mini-cheetah", "MIT Mini Cheetah", "Massachusetts Institute of Technology", "quadruped"),
        ("Solo 12", "Solo12", "Open Dynamic Robot Initiative", "quadruped"),
        ("Digit", "Digit", "Agility Robotics", "humanoid"),
        ("Cassie", "Cassie", "Agility Robotics", "biped"),
        ("H1-2", "Unitree H1-2", "Unitree Robotics", "humanoid"),
        ("TRON1", "LimX TRON 1", "LimX Dynamics", "biped"),
        ("Franka", "Franka Emika Panda", "Franka Emika", "robot arm"),
        ("Franka FR3", "Franka Research 3", "Franka Robotics", "robot arm"),
        ("Universal Robots UR5e", "UR5e", "Universal Robots", "robot arm"),
        ("iiwa", "KUKA LBR iiwa", "KUKA", "robot arm"),
        ("iiwa14", "KUKA LBR iiwa 14", "KUKA", "robot arm"),
        ("Kinova Gen 3", "Kinova Gen3", "Kinova", "robot arm"),
        ("xArm7", "UFACTORY xArm 7", "UFACTORY", "robot arm"),
        ("SO-ARM100", "SO-100", "The Robot Studio", "robot arm"),
        ("Staubli TX2-60", "Stäubli TX2-60", "Stäubli", "robot arm"),
        ("YuMi", "ABB YuMi", "ABB", "dual-arm robot"),
        ("ALOHA 2", "ALOHA 2", "Google DeepMind", "bimanual robot"),
        ("PR2", "PR2", "Willow Garage", "mobile manipulator"),
        ("Stretch RE1", "Stretch RE1", "Hello Robot", "mobile manipulator"),
        ("Shadow Hand", "Shadow Dexterous Hand", "Shadow Robot Company", "dexterous hand"),
        ("LeapHand", "LEAP Hand", "Carnegie Mellon University", "dexterous hand"),
        ("2F-85", "Robotiq 2F-85", "Robotiq", "parallel-jaw gripper"),
        ("Crazyflie 2.1", "Crazyflie 2.1", "Bitcraze", "quadrotor"),
        ("AR.Drone 2.0", "Parrot AR.Drone 2.0", "Parrot", "quadrotor"),
        ("turtlebot3 burger", "TurtleBot3 Burger", "ROBOTIS", "wheeled robot"),
        ("e-pucks", "e-puck", "EPFL", "differential-drive robot"),
        ("F1/10", "F1TENTH", "University of Pennsylvania", "autonomous race car"),
        ("dVRK", "da Vinci Research Kit", "Johns Hopkins University", "surgical robot"),
        ("BlueROV2", "BlueROV2", "Blue Robotics", "remotely operated vehicle"),
        ("Lokomat", "Lokomat", "Hocoma", "rehabilitation robot"),
        ("Curiosity rover", "Curiosity rover", "NASA Jet Propulsion Laboratory", "rover"),
        ("Furhat", "Furhat", "Furhat Robotics", "social robot"),
    ],
)
def test_known_robots(lexicon, surface, name, maker, kind):
    entry = lexicon.find(surface, EntityType.ROBOT)
    assert entry is not None
    assert (entry.name, entry.maker, entry.kind) == (name, maker, kind)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Unitree Go1", "Unitree Go2"),
        ("Unitree H1", "Unitree H1-2"),
        ("ANYmal", "ANYmal D"),
        ("UR5", "UR5e"),
        ("TurtleBot", "TurtleBot3"),
        ("TurtleBot3", "TurtleBot3 Waffle"),
        ("TIAGo", "TIAGo++"),
        ("ALOHA", "Mobile ALOHA"),
        ("Crazyflie", "Crazyflie 2.0"),
        ("Franka Emika Panda", "Franka Research 3"),
        ("DJI Phantom 4", "DJI Phantom 4 Pro"),
        ("Robotiq 2F-85", "Robotiq 2F-140"),
        ("AgiBot G1", "Galbot G1"),
    ],
)
def test_family_and_version_are_different_robots(lexicon, first, second):
    one, two = lexicon.find(first, EntityType.ROBOT), lexicon.find(second, EntityType.ROBOT)
    assert one is not None
    assert two is not None
    assert one.name == first
    assert two.name == second


@pytest.mark.parametrize(
    ("surface", "name"),
    [
        ("quadrupedal robots", "quadruped"),
        ("robot dog", "quadruped"),
        ("Humanoid robots", "humanoid"),
        ("bipedal robot", "biped"),
        ("robotic arm", "robot arm"),
        ("manipulators", "robot arm"),
        ("UAVs", "drone"),
        ("unmanned aerial vehicle", "drone"),
        ("quadcopter", "quadrotor"),
        ("MAV", "micro aerial vehicle"),
        ("nano-UAVs", "nano-drone"),
        ("self-driving cars", "autonomous vehicle"),
        ("AUV", "autonomous underwater vehicle"),
        ("unmanned surface vessels", "unmanned surface vehicle"),
        ("multi-fingered hand", "dexterous hand"),
        ("cobots", "collaborative robot"),
        ("parallel jaw gripper", "parallel-jaw gripper"),
        ("bimanual robot", "bimanual robot"),
        ("dual-arm robots", "dual-arm robot"),
        ("robot swarm", "swarm robot"),
        ("microrobots", "micro-robot"),
    ],
)
def test_known_kinds(lexicon, surface, name):
    entry = lexicon.find(surface, EntityType.ROBOT_KIND)
    assert entry is not None
    assert entry.name == name


def test_short_forms_of_kinds_with_other_meanings_need_a_context(lexicon):
    for name in ("AV", "CAV", "ASV", "AMR", "PKM", "android"):
        assert lexicon.find(name, EntityType.ROBOT_KIND).needs_context(name), name


#: A tag of robot_descriptions -> the kinds of ours that agree with it.
KINDS_OF_TAG = {
    "arm": {"robot arm"},
    "biped": {"biped", "wheeled biped", "humanoid"},
    "drone": {"quadrotor"},
    "dual_arm": {"dual-arm robot", "bimanual robot", "mobile manipulator"},
    "end_effector": {"dexterous hand", "parallel-jaw gripper"},
    "humanoid": {"humanoid"},
    "mobile_manipulator": {"mobile manipulator", "humanoid"},
    "quadruped": {"quadruped"},
    "wheeled": {"omnidirectional robot", "wheeled biped"},
}

#: A module of robot_descriptions -> our canonical name.
OURS = {
    "a1_description": "Unitree A1",
    "ability_hand_description": "Ability Hand",
    "adam_lite_mj_description": "PNDbotics Adam Lite",
    "aero_hand_open_description": "Aero Hand Open",
    "aliengo_description": "Unitree AlienGo",
    "allegro_hand_description": "Allegro Hand",
    "aloha_mj_description": "ALOHA 2",
    "anymal_b_description": "ANYmal B",
    "anymal_c_description": "ANYmal C",
    "anymal_d_description": "ANYmal D",
    "apollo_mj_description": "Apptronik Apollo",
    "arx_l5_mj_description": "ARX L5",
    "atlas_drc_description": "Boston Dynamics Atlas",
    "b1_description": "Unitree B1",
    "b2_description": "Unitree B2",
    "bambot_description": "BamBot",
    "barrett_hand_description": "BarrettHand",
    "baxter_description": "Rethink Baxter",
    "berkeley_humanoid_description": "Berkeley Humanoid",
    "bolt_description": "ODRI Bolt",
    "booster_t1_description": "Booster T1",
    "cassie_description": "Cassie",
    "cf2_description": "Crazyflie 2.0",
    "draco3_description": "Draco 3",
    "edo_description": "Comau e.DO",
    "elf2_description": "BXI Elf2",
    "ergocub_description": "ergoCub",
    "eve_r3_description": "1X EVE",
    "fanuc_m710ic_description": "FANUC M-710iC",
    "fetch_description": "Fetch Mobile Manipulator",
    "fr3_description": "Franka Research 3",
    "g1_description": "Unitree G1",
    "gen2_description": "Kinova Jaco 2",
    "gen3_description": "Kinova Gen3",
    "gen3_lite_description": "Kinova Gen3 Lite",
    "go1_description": "Unitree Go1",
    "go2_description": "Unitree Go2",
    "gr1_description": "Fourier GR-1",
    "h1_2_description": "Unitree H1-2",
    "h1_description": "Unitree H1",
    "hsrb_description": "Toyota HSR",
    "hyq_description": "HyQ",
    "icub_description": "iCub",
    "iiwa14_description": "KUKA LBR iiwa 14",
    "iiwa7_description": "KUKA LBR iiwa 7",
    "jaxon_description": "JAXON",
    "jvrc_description": "JVRC-1",
    "laikago_description": "Unitree Laikago",
    "leap_hand_mj_description": "LEAP Hand",
    "luna_description": "LimX Luna",
    "mico_description": "Flexiv MICO",
    "mini_cheetah_description": "MIT Mini Cheetah",
    "minitaur_description": "Ghost Robotics Minitaur",
    "n1_description": "Fourier N1",
    "nextage_description": "NEXTAGE",
    "oli_description": "LimX Oli",
    "omx_f_description": "OMX-F",
    "omy_3m_description": "OMY-3M",
    "op3_mj_description": "ROBOTIS OP3",
    "open_manipulator_x_description": "OpenMANIPULATOR-X",
    "panda_description": "Franka Emika Panda",
    "pepper_description": "Pepper",
    "piper_description": "AgileX PiPER",
    "poppy_ergo_jr_description": "Poppy Ergo Jr",
    "poppy_torso_description": "Poppy Torso",
    "pr2_description": "PR2",
    "r1_pro_description": "Galaxea R1 Pro",
    "r2_description": "Robonaut 2",
    "rby1_description": "Rainbow Robotics RB-Y1",
    "reachy_description": "Reachy",
    "rizon10_description": "Flexiv Rizon 10",
    "rizon4_description": "Flexiv Rizon 4",
    "robotiq_2f85_description": "Robotiq 2F-85",
    "romeo_description": "Romeo humanoid",
    "rsk_description": "RSK omnidirectional robot",
    "sawyer_mj_description": "Rethink Sawyer",
    "shadow_dexee_mj_description": "Shadow DEX-EE",
    "shadow_hand_mj_description": "Shadow Dexterous Hand",
    "sigmaban_description": "SigmaBan",
    "skydio_x2_description": "Skydio X2",
    "so_arm100_description": "SO-100",
    "so_arm101_description": "SO-101",
    "so_arm101_parallel_gripper_description": "SO-ARM101 Parallel Gripper",
    "so_arm102_description": "SO-ARM102",
    "solo_description": "ODRI Solo",
    "spot_mj_description": "Boston Dynamics Spot",
    "spryped_description": "Spryped",
    "stretch_3_mj_description": "Stretch 3",
    "stretch_description": "Stretch RE1",
    "stretch_mj_description": "Stretch RE2",
    "talos_description": "PAL Robotics TALOS",
    "tiago++_mj_description": "TIAGo++",
    "tiago_description": "TIAGo",
    "toddlerbot_2xc_mj_description": "ToddlerBot 2XC",
    "toddlerbot_description": "ToddlerBot",
    "tron1_pf_tron1a_mj_description": "LimX TRON 1",
    "upkie_description": "Upkie",
    "ur10e_description": "UR10e",
    "ur12e_description": "UR12e",
    "ur15_description": "UR15",
    "ur16e_description": "UR16e",
    "ur18_description": "UR18",
    "ur20_description": "UR20",
    "ur30_description": "UR30",
    "ur3e_description": "UR3e",
    "ur5e_description": "UR5e",
    "ur7e_description": "UR7e",
    "ur8long_description": "UR8 Long",
    "valkyrie_description": "NASA Valkyrie",
    "viper_mj_description": "ViperX",
    "widow_mj_description": "WidowX",
    "xarm6_description": "UFACTORY xArm 6",
    "xarm7_description": "UFACTORY xArm 7",
    "yam_description": "I2RT YAM",
    "yumi_description": "ABB YuMi",
    "z1_description": "Unitree Z1",
}

#: Where the two name the maker differently (older or newer owner, an institute, a short form), by our canonical name.
OTHER_MAKER = {
    "ALOHA 2",  # Google DeepMind designed it, Trossen sells it
    "JAXON",  # JSK is a laboratory of The University of Tokyo
    "MIT Mini Cheetah",
    "1X EVE",  # Halodi became 1X
    "HyQ",
    "iCub",
    "ergoCub",
    "ODRI Bolt",
    "ODRI Solo",
    "Berkeley Humanoid",
}


@pytest.fixture(scope="module")
def modules():
    """Those of the table that the installed version of the package knows (it grows, and renames now and then)."""
    return {module: name for module, name in OURS.items() if module in DESCRIPTIONS}


def test_robot_descriptions_knows_most_of_the_table(modules):
    assert len(modules) >= 60


def test_names_of_robot_descriptions_are_found(lexicon, modules):
    """Their bare name ("Go1"), or with their maker before it, is a name of the robot that we mean."""
    for module, name in sorted(modules.items()):
        theirs = DESCRIPTIONS[module]
        bare = theirs.robot.split(" (")[0]
        first_word = (theirs.maker or "").split()[0]
        found = [e.name for form in (bare, f"{first_word} {bare}", name) for e in lexicon.find_all(form)]
        assert name in found, (module, bare, found)


def test_kinds_agree_with_the_tags_of_robot_descriptions(lexicon, modules):
    used = set()
    for module, name in sorted(modules.items()):
        entry = lexicon.find(name, EntityType.ROBOT)
        assert entry is not None, name
        tags = DESCRIPTIONS[module].tags
        allowed = set().union(*(KINDS_OF_TAG[tag] for tag in tags))
        assert entry.kind in allowed, (name, entry.kind, sorted(tags))
        used |= tags
    assert used == set(KINDS_OF_TAG)


def test_makers_agree_with_robot_descriptions(lexicon, modules):
    """One word of their maker's name is in ours, but for the pairs that are known to differ."""
    for module, name in sorted(modules.items()):
        theirs = {lookup_key(word.strip(",.")) for word in (DESCRIPTIONS[module].maker or "").split()}
        entry = lexicon.find(name, EntityType.ROBOT)
        ours = {lookup_key(word) for word in entry.maker.split()}
        assert ours & theirs or name in OTHER_MAKER, (name, entry.maker, DESCRIPTIONS[module].maker)

"""Laws of a curation, on corpora and curations drawn at random."""

from hypothesis import given, settings
from hypothesis import strategies as st

from kg.errors import ConfigError
from kg.lexicon import Lexicon
from kg.link.advised import Advice, link_advised
from kg.link.curation.apply import curate
from kg.link.curation.check import refuse_contradictions
from kg.link.curation.entries import Curation, Entry, Reference, Table
from kg.link.curation.read import parse_curation
from kg.link.curation.stub import entry_lines
from kg.link.link import decide
from kg.model import AnnotatedPaper, Records
from tests.papers import annotated

EMPTY = Lexicon(())
NAMES = ("mapnet", "Mapnet", "GRASPO", "graspo planner", "cloth folding", "folding net", "ClothNet", "depth net")
SPECS = st.tuples(
    st.sampled_from((("Method", "uses"), ("Method", "proposes"), ("Task", "addresses"))),
    st.lists(st.sampled_from(NAMES), min_size=1, max_size=2, unique_by=str.casefold),
).map(lambda pair: (*pair[0], *pair[1]))


def _keys(spec: tuple[str, ...]) -> set[str]:
    return {name.casefold() for name in spec[2:]}


@st.composite
def corpora(draw: st.DrawFn) -> list[AnnotatedPaper]:
    papers = []
    for number in range(draw(st.integers(1, 4))):
        drawn = draw(st.lists(SPECS, min_size=1, max_size=3))
        taken: set[str] = set()
        specs = [s for s in drawn if taken.isdisjoint(_keys(s)) and not taken.update(_keys(s))]
        text = " and ".join(name for spec in specs for name in spec[2:])
        papers.append(annotated(f"k:{number}", f"Paper {number} has {text}.", *specs))
    return papers


PAPERS = st.sampled_from(("", "", "k:0", "k:1"))
REFERENCES = st.builds(Reference, st.sampled_from(NAMES), PAPERS)
SEVERAL = st.lists(REFERENCES, min_size=2, max_size=3, unique_by=lambda r: r.key)
ENTRIES = st.one_of(
    st.builds(lambda names: Entry(Table.SAME, tuple(names)), SEVERAL),
    st.builds(lambda names: Entry(Table.DIFFERENT, tuple(names)), SEVERAL),
    st.builds(
        lambda names, paper: Entry(Table.DIFFERENT, tuple(Reference(n) for n in names), paper=paper),
        st.lists(st.sampled_from(NAMES), min_size=2, max_size=2, unique_by=str.casefold),
        PAPERS,
    ),
    st.builds(lambda r, type_: Entry(Table.RETYPE, (r,), type_), REFERENCES, st.sampled_from(("Method", "Task"))),
    st.builds(lambda n, p: Entry(Table.DROP, (Reference(n),), paper=p), st.sampled_from(NAMES), PAPERS),
    st.builds(lambda r, to: Entry(Table.NAME, (r,), to), REFERENCES, st.sampled_from(("Net", "Net 2"))),
    st.builds(lambda r: Entry(Table.ALIAS, (r,), aliases=("Cn2",)), REFERENCES),
)


def _holds(curation: Curation) -> bool:
    try:
        refuse_contradictions(curation.entries, "")
    except ConfigError:
        return False
    return True


CURATIONS = st.lists(ENTRIES, max_size=4).map(lambda entries: Curation(tuple(entries))).filter(_holds)


@settings(deadline=None, max_examples=30)
@given(corpora(), CURATIONS)
def test_twice_is_once(papers, curation):
    once = curate(decide(papers, EMPTY), curation).state
    twice = curate(once, curation).state
    assert twice.entities == once.entities
    assert twice.entity_of == once.entity_of
    assert twice.papers == once.papers


@settings(deadline=None, max_examples=30)
@given(corpora(), CURATIONS, st.randoms(use_true_random=False))
def test_the_order_of_the_entries_and_of_the_papers_does_not_matter(papers, curation, random):
    entries, turned = list(curation.entries), list(papers)
    random.shuffle(entries)
    random.shuffle(turned)
    one = link_advised(papers, EMPTY, Advice(curation))
    assert link_advised(turned, EMPTY, Advice(Curation(tuple(entries)))) == one


@settings(deadline=None, max_examples=30)
@given(corpora())
def test_a_curation_of_nothing_changes_nothing(papers):
    state = decide(papers, EMPTY)
    assert curate(state, Curation()).state.records() == state.records()


@settings(deadline=None, max_examples=30)
@given(corpora(), CURATIONS)
def test_what_comes_out_holds_together(papers, curation):
    records = link_advised(papers, EMPTY, Advice(curation)).records
    known = {entity.id: entity for entity in records.entities}
    for paper in records.papers:
        assert len({entity.id for entity in paper.entities}) == len(paper.entities)
        for entity in paper.entities:
            assert known[entity.id].type is entity.type
            assert entity.links
        for mention in paper.mentions:
            assert mention.type is paper.entities[mention.entity].type
    for entity in records.entities:
        assert entity.paper_count == sum(entity.id in {e.id for e in paper.entities} for paper in records.papers) > 0
        assert entity.name not in entity.aliases
        assert not set(entity.replaces) & set(known)
        assert set(entity.senses) | set(entity.broader) | set(entity.related) <= set(known)


def graph(records: Records) -> tuple[object, ...]:
    """What a rebuild must give again: the papers, and the entities but for old ids and what tells namesakes apart."""
    entities = [(e.id, e.type, e.name, e.paper_count) for e in records.entities]
    return records.papers, entities


@settings(deadline=None, max_examples=100)
@given(corpora(), CURATIONS)
def test_a_rebuild_from_the_records_with_the_same_curation_is_the_same_graph(papers, curation):
    advice = Advice(curation)
    built = link_advised(papers, EMPTY, advice).records
    again = link_advised(built.papers, EMPTY, advice).records
    assert graph(again) == graph(built)


@settings(deadline=None)
@given(ENTRIES)
def test_an_entry_written_and_read_is_the_same(entry):
    (read,) = parse_curation("\n".join(entry_lines(entry))).entries
    if entry.table in (Table.RETYPE,) and entry.names[0].paper:
        assert (read.paper, read.value) == (entry.names[0].paper, entry.value)
    else:
        assert read == entry

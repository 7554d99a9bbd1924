"""Pushing into a store that behaves, asks for passwords, fails, breaks off, and counts wrongly."""

import os

import pytest

from kg.errors import ConfigError, WorkspaceError
from kg.push.credentials import Credentials
from kg.push.push import Job, push
from kg.push.remote import TRIES, PushError, Remote
from kg.push.stores import Target
from tests.conftest import kg
from tests.push.conftest import PASSWORD, TOKEN, USER

BOTH = Credentials(USER, PASSWORD)


def writes(store) -> list[tuple[str, str, int, int]]:
    return [entry for entry in store.log if entry[2]]


def test_put_then_post_in_chunks_and_the_count_agrees(store, pusher, numbers):
    store.graphs[""] = {"old"}
    pushed = pusher(numbers)
    assert (pushed.triples, pushed.graphs, pushed.counted) == (25, 1, 25)
    assert store.log == [("PUT", "", 10, 204), ("POST", "", 10, 204), ("POST", "", 5, 204)]
    assert store.graphs[""] == set(numbers.read_text(encoding="utf-8").splitlines())
    assert pusher.told == []


def test_append_keeps_what_was_there(store, pusher, numbers):
    already = numbers.read_text(encoding="utf-8").splitlines()[0]
    store.graphs["http://e/g"] = {"old", already}
    assert pusher(numbers, graph="http://e/g", replace=False).counted == 26
    assert [entry[0] for entry in store.log] == ["POST"] * 3


def test_named_graphs_of_the_file_go_where_they_belong(store, pusher, tmp_path):
    default = '<http://e/s> <http://e/p> "9" .\n'
    quads = [f'<http://e/s> <http://e/p> "{n}" <http://e/g{n % 2}> .\n' for n in (0, 2, 1, 4)]  # g0, g0, g1, g0
    (tmp_path / "graph.nq").write_text(default + "".join(quads))
    assert pusher(tmp_path / "graph.nq").counted == 5
    assert {name: len(lines) for name, lines in store.graphs.items()} == {"": 1, "http://e/g0": 3, "http://e/g1": 1}
    assert [entry[0] for entry in store.log] == ["PUT", "PUT", "PUT", "POST"]  # g0 comes twice
    assert pusher(tmp_path / "graph.nq", graph="http://e/all").counted == 5


@pytest.mark.parametrize("auth", ["basic", "digest", "digest-sha256", "digest-sess", "digest-old"])
def test_names_and_passwords(store, pusher, numbers, auth):
    store.auth = auth
    assert pusher(numbers, BOTH).counted == 25
    assert len(writes(store)) == 3  # no chunk is sent twice to learn how to log in


def test_a_nonce_may_grow_stale(store, pusher, numbers):
    store.auth, store.stale_after = "digest", 2
    assert pusher(numbers, BOTH).counted == 25


def test_a_token(store, pusher, numbers):
    store.auth = "bearer"
    assert pusher(numbers, Credentials(token=TOKEN)).counted == 25


@pytest.mark.parametrize("auth", ["basic", "digest", "bearer"])
def test_who_is_refused_is_told_so_once_and_without_the_secret(store, pusher, numbers, auth):
    store.auth = auth
    wrong = Credentials(token="s3cret") if auth == "bearer" else Credentials(USER, "s3cret")
    with pytest.raises(PushError, match="refuses these credentials") as caught:
        pusher(numbers, wrong)
    assert "s3cret" not in str(caught.value) + repr(wrong)
    assert pusher.slept == []
    with pytest.raises(PushError, match=r"asks who you are\. Set KG_PUSH_USER"):
        pusher(numbers)
    assert writes(store) == []


def test_a_name_is_of_no_use_where_a_token_is_asked_for(store, pusher, numbers):
    store.auth = "bearer"
    with pytest.raises(PushError, match="asks for bearer"):
        pusher(numbers, BOTH)


@pytest.mark.parametrize("failure", [500, 502, 503, 429, "break", "break-after"])
def test_what_passes_is_tried_again(store, pusher, numbers, failure):
    store.script = [failure, failure, 204, failure, 204, 204]
    assert pusher(numbers).counted == 25
    assert pusher.slept == ([7.0, 7.0, 7.0] if failure == 503 else [1.0, 2.0, 1.0])


def test_a_refusal_is_not_tried_again(store, pusher, numbers):
    store.script = [400]
    with pytest.raises(PushError, match=r"PUT .*/data\?default: 400 Bad Request \(the reason\)$"):
        pusher(numbers)
    assert len(store.log) == 1


def test_a_redirection_is_not_followed(store, pusher, numbers):
    store.script = [307]
    with pytest.raises(PushError, match=r"307 .*Give the address that it leads to"):
        pusher(numbers, BOTH)


@pytest.mark.parametrize("failure", [500, "break"])
def test_it_goes_on_where_it_broke(store, pusher, numbers, failure):
    store.script = [204, *[failure] * TRIES]
    with pytest.raises(PushError, match=f"tried {TRIES} times. Run the same command again to go on"):
        pusher(numbers)
    assert len(pusher.slept) == TRIES - 1
    assert sum(pusher.slept) == 31.0
    store.log.clear()
    assert pusher(numbers).counted == 25
    assert store.log == [("POST", "", 10, 204), ("POST", "", 5, 204)]
    assert pusher.told == ["going on after 10 triples that were sent before"]
    store.log.clear()
    pusher(numbers)  # that one has ended: this one begins anew
    assert [entry[0] for entry in store.log] == ["PUT", "POST", "POST"]


def test_it_does_not_go_on_with_another_content_graph_or_way(store, pusher, numbers, tmp_path):
    store.script = [204, 400]
    with pytest.raises(PushError):
        pusher(numbers)
    for options in ({"graph": "http://e/g"}, {"replace": False}):
        store.log.clear()
        pusher(numbers, **options)
        assert len(store.log) == 3
    numbers.write_text(numbers.read_text(encoding="utf-8").replace("ä", "b"), encoding="utf-8")
    store.log.clear()
    pusher(numbers)
    assert [entry[0] for entry in store.log] == ["PUT", "POST", "POST"]


def test_a_state_that_was_cut_off_begins_anew(store, pusher, numbers, tmp_path):
    store.script = [204, 400]
    with pytest.raises(PushError):
        pusher(numbers)
    (state,) = (tmp_path / "cache" / "push").iterdir()
    state.write_text('{"done": ')
    store.log.clear()
    pusher(numbers)
    assert len(store.log) == 3


@pytest.mark.parametrize("replace", [True, False])
@pytest.mark.parametrize("miscount", [-1, 1])
def test_a_store_that_has_another_count_is_told_of(store, pusher, numbers, replace, miscount):
    store.miscount = miscount
    if miscount == 1 and not replace:
        assert pusher(numbers, replace=replace).counted == 26  # one was there before: that is no fault
        return
    with pytest.raises(PushError, match=f"the default graph has {25 + miscount} triples; 25 were sent"):
        pusher(numbers, replace=replace)


def test_what_is_no_rdf_or_no_graph(pusher, numbers, tmp_path):
    (tmp_path / "bad.nt").write_text("nonsense\n")
    with pytest.raises(WorkspaceError, match="line 1: not valid RDF"):
        pusher(tmp_path / "bad.nt")
    with pytest.raises(ConfigError, match="is no absolute IRI"):
        pusher(numbers, graph="no iri")


def test_a_store_without_a_default_graph_of_its_own(numbers):
    job = Job(numbers, "https://example.org/", Target("http://e/", "http://e/", plain_default=False))
    with pytest.raises(ConfigError, match="the default graph of this store is the union"):
        push(job, Remote(Credentials()), progress=lambda *_: None, tell=lambda _: None)


def test_warnings(numbers, store):
    told: list[str] = []
    job = Job(numbers, "http://localhost:8080/", Target(f"{store.url}/data", f"{store.url}/query"))
    push(job, Remote(Credentials()), progress=lambda *_: None, tell=told.append)
    assert ["leads nowhere for others" in line for line in told] == [True]
    assert Remote(BOTH).unprotected("http://example.org/")
    assert not Remote(BOTH).unprotected("https://example.org/")
    assert not Remote(Credentials()).unprotected("http://example.org/")


def test_the_command(store, built, tmp_path):
    store.auth = "digest"
    where = ("push", built, "--endpoint", f"{store.url}/data", "--query-endpoint", f"{store.url}/query")
    done = kg(*where, env={"KG_PUSH_USER": USER, "KG_PUSH_PASSWORD": PASSWORD})
    assert done.returncode == 0, done.stderr
    count = len((built / "graph.nt").read_text(encoding="utf-8").splitlines())
    assert f"{count} triples sent into 1 graph; the store counts {count}." in done.stderr
    assert "leads nowhere for others" in done.stderr
    netrc = tmp_path / "netrc"
    netrc.write_text(f"machine 127.0.0.1 login {USER} password wr0ng\n")
    netrc.chmod(0o600)
    done = kg(*where, "--auth-from", "netrc", env={"NETRC": str(netrc)})
    assert (done.returncode, "refuses these credentials" in done.stderr) == (1, True)
    assert "wr0ng" not in done.stderr + done.stdout
    assert kg(*where[:3], "x", env=dict(os.environ)).returncode == 1

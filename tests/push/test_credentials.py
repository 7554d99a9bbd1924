"""Where credentials come from, and what is made of them."""

import pytest

from kg.errors import ConfigError, UnknownNameError
from kg.push.credentials import Challenge, Credentials, DigestSession, find_credentials, parse_challenges

#: The example of RFC 7616, section 3.9.1.
RFC_7616 = {
    "realm": "http-auth@example.org",
    "qop": "auth, auth-int",
    "nonce": "7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v",
    "opaque": "FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS",
}
CLIENT_NONCE = "f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ"


@pytest.mark.parametrize(
    ("algorithm", "response"),
    [
        ("MD5", "8ca523f5e9506fed4657c9700eebdbec"),
        ("SHA-256", "753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1"),
    ],
)
def test_the_example_of_the_specification(algorithm, response):
    challenge = Challenge("digest", RFC_7616 | {"algorithm": algorithm})
    assert DigestSession.knows(challenge)
    session = DigestSession(challenge, Credentials("Mufasa", "Circle of Life"))
    session._client_nonce = CLIENT_NONCE
    header = session.answer("GET", "http://www.example.org/dir/index.html")
    assert f'response="{response}"' in header
    assert f'opaque="{RFC_7616["opaque"]}"' in header
    assert "nc=00000001" in header
    assert "nc=00000002" in session.answer("GET", "http://www.example.org/dir/index.html")


def test_challenges():
    found = parse_challenges(
        ['Basic realm="a, Digest b"', 'Negotiate, Digest realm="x", nonce="n", qop="auth,auth-int"']
    )
    assert [(challenge.scheme, challenge.parameters.get("realm")) for challenge in found] == [
        ("basic", "a, Digest b"),
        ("negotiate", None),
        ("digest", "x"),
    ]
    assert not DigestSession.knows(Challenge("digest", {"nonce": "n", "qop": "auth-int"}))
    assert not DigestSession.knows(Challenge("digest", {"nonce": "n", "algorithm": "SHA-512-256"}))
    assert parse_challenges([]) == []


def test_from_the_environment(monkeypatch):
    assert not find_credentials("env", "http://e/").given
    monkeypatch.setenv("KG_PUSH_USER", "ada")
    with pytest.raises(ConfigError, match="both or none"):
        find_credentials("env", "http://e/")
    monkeypatch.setenv("KG_PUSH_PASSWORD", "s3cret")
    assert find_credentials("env", "http://e/").password == "s3cret"
    monkeypatch.setenv("KG_PUSH_TOKEN", "a\r\nX: y")
    with pytest.raises(ConfigError, match="control character"):
        find_credentials("env", "http://e/")
    with pytest.raises(UnknownNameError, match="env, netrc"):
        find_credentials("keyring", "http://e/")


def test_from_netrc(monkeypatch, tmp_path):
    path = tmp_path / "netrc"
    monkeypatch.setenv("NETRC", str(path))
    with pytest.raises(ConfigError, match="cannot be read"):
        find_credentials("netrc", "http://e:80/")
    path.write_text("machine e login ada password s3cret\n")
    path.chmod(0o600)
    assert find_credentials("netrc", "http://e:80/") == Credentials("ada", "s3cret")
    with pytest.raises(ConfigError, match="no entry for the machine f"):
        find_credentials("netrc", "http://f/")
    path.write_text("machine e logn ada password s3cret\n")
    with pytest.raises(ConfigError, match="line 1") as caught:
        find_credentials("netrc", "http://e/")
    assert "s3cret" not in str(caught.value)

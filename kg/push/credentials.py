"""Who pushes: from the environment or a netrc file, never from the command line, and never shown."""

import hashlib
import netrc
import os
import re
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import parse_http_list, parse_keqv_list

from kg.errors import ConfigError, UnknownNameError

SOURCES = ("env", "netrc")
_HASHES = {"MD5": "md5", "SHA-256": "sha256"}
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')
_SCHEME = re.compile(r"(?:^|,)\s*(Basic|Digest|Bearer|Negotiate|NTLM)(?=\s|,|$)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Credentials:
    """A name and a password, or a token; none of them is in ``repr``."""

    user: str = field(default="", repr=False)
    password: str = field(default="", repr=False)
    token: str = field(default="", repr=False)

    @property
    def given(self) -> bool:
        """Whether there are any."""
        return bool(self.user or self.password or self.token)


def find_credentials(source: str, url: str) -> Credentials:
    """The credentials for an address.

    Args:
        source: ``"env"`` (KG_PUSH_TOKEN, or KG_PUSH_USER and KG_PUSH_PASSWORD; none where they are not set) or
            ``"netrc"`` (the file that NETRC names, else ``~/.netrc``).
        url: whose host is looked up in the netrc file.

    Raises:
        UnknownNameError: no such source.
        ConfigError: half of them is missing, or the file cannot be read or has none for this host.
    """
    if source not in SOURCES:
        raise UnknownNameError("source of credentials", source, SOURCES)
    if source == "netrc":
        return _from_netrc(urlsplit(url).hostname or "")
    user, password = os.environ.get("KG_PUSH_USER", ""), os.environ.get("KG_PUSH_PASSWORD", "")
    if bool(user) != bool(password):
        raise ConfigError("environment", "set KG_PUSH_USER and KG_PUSH_PASSWORD, both or none.")
    found = Credentials(user, password, os.environ.get("KG_PUSH_TOKEN", ""))
    if any(not character.isprintable() for character in found.user + found.password + found.token):
        raise ConfigError("environment", "KG_PUSH_USER, KG_PUSH_PASSWORD or KG_PUSH_TOKEN holds a control character.")
    return found


def _from_netrc(host: str) -> Credentials:
    path = Path(os.environ.get("NETRC") or Path.home() / ".netrc")
    try:
        found = netrc.netrc(str(path)).authenticators(host)
    except (OSError, netrc.NetrcParseError, UnicodeDecodeError) as error:
        # Only the number of the line: the rest of the message may quote what stands there.
        place = f"line {error.lineno}" if isinstance(error, netrc.NetrcParseError) else type(error).__name__
        raise ConfigError(str(path), f"the netrc file cannot be read ({place}).") from None
    if found is None:
        raise ConfigError(str(path), f"the netrc file has no entry for the machine {host}.")
    return Credentials(found[0], found[2] or "")


@dataclass(frozen=True, slots=True)
class Challenge:
    """How a server wants to be convinced (RFC 7235, RFC 7616)."""

    scheme: str  # "basic", "digest", "bearer"
    parameters: dict[str, str]


def parse_challenges(headers: list[str]) -> list[Challenge]:
    """The challenges of the WWW-Authenticate headers, in their order.

    >>> [c.scheme for c in parse_challenges(['Digest realm="a, b", nonce="x", Basic realm="y"'])]
    ['digest', 'basic']
    """
    found = []
    for header in headers:
        starts = list(_SCHEME.finditer(_QUOTED.sub(lambda text: "_" * len(text[0]), header)))
        for match, following in zip(starts, [*starts[1:], None], strict=True):
            rest = header[match.end() : following.start() if following else None].strip().strip(",")
            pairs = [item for item in parse_http_list(rest) if "=" in item]
            parameters = {name.lower(): value for name, value in parse_keqv_list(pairs).items()}
            found.append(Challenge(match[1].lower(), parameters))
    return found


class DigestSession:
    """Answers to one digest challenge (RFC 7616), each with the next nonce count."""

    def __init__(self, challenge: Challenge, credentials: Credentials) -> None:
        self._given = challenge.parameters
        self._credentials = credentials
        self._count = 0
        self._client_nonce = secrets.token_hex(16)

    @staticmethod
    def knows(challenge: Challenge) -> bool:
        """Whether this can answer it: MD5 or SHA-256, and ``auth`` where a quality is asked for."""
        qualities = [quality.strip() for quality in challenge.parameters.get("qop", "auth").split(",")]
        return _algorithm(challenge)[0] in _HASHES and "auth" in qualities and "nonce" in challenge.parameters

    def answer(self, method: str, url: str) -> str:
        """The Authorization header of a request."""
        self._count += 1
        challenge = Challenge("digest", self._given)
        name, session = _algorithm(challenge)
        realm, nonce = self._given.get("realm", ""), self._given["nonce"]
        parts = urlsplit(url)
        uri = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        secret = _digest(name, f"{self._credentials.user}:{realm}:{self._credentials.password}")
        if session:
            secret = _digest(name, f"{secret}:{nonce}:{self._client_nonce}")
        request = _digest(name, f"{method}:{uri}")
        fields = {"username": self._credentials.user, "realm": realm, "nonce": nonce, "uri": uri}
        count = f"{self._count:08x}"
        # Without a quality as RFC 2069 has it.
        middle = f"{nonce}:{count}:{self._client_nonce}:auth" if "qop" in self._given else nonce
        fields["response"] = _digest(name, f"{secret}:{middle}:{request}")
        if "opaque" in self._given:
            fields["opaque"] = self._given["opaque"]
        quoted = [f'{key}="{_escape(value)}"' for key, value in fields.items()]
        if "algorithm" in self._given:
            quoted.append(f"algorithm={self._given['algorithm']}")
        if "qop" in self._given or session:
            quoted += [f'cnonce="{self._client_nonce}"', "qop=auth", f"nc={count}"]
        return "Digest " + ", ".join(quoted)


def _algorithm(challenge: Challenge) -> tuple[str, bool]:
    name = challenge.parameters.get("algorithm", "MD5").upper()
    return name.removesuffix("-SESS"), name.endswith("-SESS")


def _digest(name: str, text: str) -> str:
    return hashlib.new(_HASHES[name], text.encode(), usedforsecurity=False).hexdigest()


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')

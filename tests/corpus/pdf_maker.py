"""A small writer of PDF (ISO 32000-1) for tests: text at places, in columns, with ligatures; encrypted; images."""

import hashlib
import textwrap
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

_PADDING = bytes.fromhex("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a")
#: Names in the resources of each page.
FONTS = {"R": "Helvetica", "B": "Helvetica-Bold", "I": "Helvetica-Oblique"}


@dataclass
class Sheet:
    """A page under construction, 612 by 792 points."""

    content: list[str] = field(default_factory=list)
    image: bool = False

    def write(self, text: str, x: float, y: float, size: float = 10, font: str = "R", turned: bool = False) -> None:
        """A line of text whose base line begins at (x, y). ``ﬁ`` and ``ﬂ`` are single glyphs, as TeX sets them."""
        codes = text.replace("ﬁ", "\x01").replace("ﬂ", "\x02").encode("cp1252")
        matrix = f"0 1 -1 0 {x} {y}" if turned else f"1 0 0 1 {x} {y}"
        self.content.append(f"BT /{font} {size} Tf {matrix} Tm <{codes.hex()}> Tj ET")

    def column(self, lines: Iterable[str], x: float, y: float, size: float = 10, leading: float = 12) -> float:
        """Lines below each other; gives the height of the next one."""
        for line in lines:
            self.write(line, x, y, size)
            y -= leading
        return y


def wrapped(text: str, width: int = 48) -> list[str]:
    """The text as lines of about so many characters."""
    return textwrap.wrap(text, width)


def make_pdf(
    sheets: Sequence[Sheet], *, title: str = "", author: str = "", xmp: str = "", password: str = "", repeat: int = 1
) -> bytes:
    """The file. ``password`` encrypts it by RC4 with 40 bits (algorithm 2 of the standard); ``repeat`` shows each page
    so many times."""
    objects: list[bytes] = [b"", b"", b""]  # catalogue, pages, information

    def add(data: bytes) -> int:
        objects.append(data)
        return len(objects)

    key = _key(password) if password else b""
    encoding = "<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /fi /fl] >>"
    fonts = "".join(
        f"/{name} {add(f'<< /Type /Font /Subtype /Type1 /BaseFont /{base} /Encoding {encoding} >>'.encode())} 0 R "
        for name, base in FONTS.items()
    )
    pixel = add(
        _stream(
            b"\x80", "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8"
        )
    )
    kids: list[int] = []
    for sheet in sheets:
        drawn = "\n".join([*sheet.content, *(["q 500 0 0 700 50 50 cm /P Do Q"] if sheet.image else [])])
        body = add(_stream(drawn.encode("latin-1"), "", key, len(objects) + 1))
        page = (
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents {body} 0 R "
            f"/Resources << /Font << {fonts}>> /XObject << /P {pixel} 0 R >> >> >>"
        )
        kids += [add(page.encode()) for _ in range(repeat)]
    extra = f"/Metadata {add(_stream(xmp.encode(), '/Type /Metadata /Subtype /XML'))} 0 R " if xmp else ""
    objects[0] = f"<< /Type /Catalog /Pages 2 0 R {extra}>>".encode()
    objects[1] = f"<< /Type /Pages /Count {len(kids)} /Kids [{' '.join(f'{kid} 0 R' for kid in kids)}] >>".encode()
    objects[2] = f"<< /Title {_string(title)} /Author {_string(author)} >>".encode()
    return _file(objects, _encryption(password, key) if password else b"")


def _file(objects: Sequence[bytes], encryption: bytes) -> bytes:
    data = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    places = []
    for number, body in enumerate(objects, start=1):
        places.append(len(data))
        data += f"{number} 0 obj\n".encode() + body + b"\nendobj\n"
    start = len(data)
    data += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n".encode()
    data += b"".join(f"{place:010} 00000 n \n".encode() for place in places)
    head = f"/Size {len(objects) + 1} /Root 1 0 R /Info 3 0 R /ID [<{'00' * 16}> <{'00' * 16}>]".encode()
    return (
        bytes(data)
        + b"trailer\n<< "
        + head
        + b" "
        + encryption
        + b" >>\nstartxref\n"
        + str(start).encode()
        + b"\n%%EOF\n"
    )


def _string(text: str) -> str:
    return f"<{(chr(0xFEFF) + text).encode('utf-16-be').hex()}>"


def _stream(data: bytes, fields: str, key: bytes = b"", number: int = 0) -> bytes:
    packed = zlib.compress(data) if "/Metadata" not in fields else data
    how = "" if "/Metadata" in fields else "/Filter /FlateDecode "
    if key:
        packed = _rc4(hashlib.md5(key + number.to_bytes(3, "little") + b"\0\0").digest()[:10], packed)
    return f"<< /Length {len(packed)} {how}{fields} >>\nstream\n".encode() + packed + b"\nendstream"


def _padded(password: str) -> bytes:
    return (password.encode("latin-1") + _PADDING)[:32]


def _owner(password: str) -> bytes:
    return _rc4(hashlib.md5(_padded(password)).digest()[:5], _padded(password))


def _key(password: str) -> bytes:
    permissions = (-4).to_bytes(4, "little", signed=True)
    return hashlib.md5(_padded(password) + _owner(password) + permissions + bytes(16)).digest()[:5]


def _encryption(password: str, key: bytes) -> bytes:
    owner, user = _owner(password).hex(), _rc4(key, _PADDING).hex()
    return f"/Encrypt << /Filter /Standard /V 1 /R 2 /O <{owner}> /U <{user}> /P -4 >>".encode()


def _rc4(key: bytes, data: bytes) -> bytes:
    state = list(range(256))
    j = 0
    for i in range(256):
        j = (j + state[i] + key[i % len(key)]) % 256
        state[i], state[j] = state[j], state[i]
    i = j = 0
    out = bytearray()
    for byte in data:
        i = (i + 1) % 256
        j = (j + state[i]) % 256
        state[i], state[j] = state[j], state[i]
        out.append(byte ^ state[(state[i] + state[j]) % 256])
    return bytes(out)

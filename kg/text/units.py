r"""Quantities of the LaTeX package siunitx as text: ``\SI{5.2}{\milli\second}`` is "5.2 ms"."""

import re
from collections.abc import Sequence

_PREFIXES = {
    "pico": "p", "nano": "n", "micro": "µ", "milli": "m", "centi": "c", "deci": "d", "kilo": "k", "mega": "M",
    "giga": "G", "tera": "T", "kibi": "Ki", "mebi": "Mi", "gibi": "Gi",
}  # fmt: skip
_UNITS = {
    "percent": "%", "second": "s", "minute": "min", "hour": "h", "day": "d", "meter": "m", "metre": "m", "gram": "g",
    "kilogram": "kg", "hertz": "Hz", "byte": "B", "bit": "bit", "watt": "W", "newton": "N", "volt": "V", "ampere": "A",
    "joule": "J", "pascal": "Pa", "bar": "bar", "kelvin": "K", "celsius": "°C", "degreeCelsius": "°C", "degree": "°",
    "radian": "rad", "decibel": "dB", "ohm": "Ω", "liter": "L", "litre": "L", "mole": "mol", "electronvolt": "eV",
    "tesla": "T", "lumen": "lm", "lux": "lx", "candela": "cd", "farad": "F", "angstrom": "Å", "times": "×",
    "ms": "ms", "us": "µs", "ns": "ns", "cm": "cm", "mm": "mm", "km": "km", "um": "µm", "nm": "nm", "kg": "kg",
    "mg": "mg", "s": "s", "m": "m", "g": "g", "Hz": "Hz", "kHz": "kHz", "MHz": "MHz", "GHz": "GHz", "GB": "GB",
    "MB": "MB", "kW": "kW", "W": "W", "kWh": "kWh", "N": "N", "V": "V", "J": "J", "K": "K", "dB": "dB", "rad": "rad",
}  # fmt: skip
_POWERS = {"squared": "²", "cubed": "³"}
#: Commands for quantities: how many of their arguments are numbers, and whether a unit follows.
QUANTITIES: dict[str, tuple[int, bool]] = {
    "SI": (1, True), "qty": (1, True), "SIrange": (2, True), "qtyrange": (2, True), "si": (0, True),
    "unit": (0, True), "num": (1, False), "ang": (1, False),
}  # fmt: skip
_MACRO = re.compile(r"\\([A-Za-z]+)\s*(?:\{\})?")
#: Stand right after the number.
_CLOSE = ("%", "°", "×", "")


def unit_to_text(unit: str) -> str | None:
    r"""A unit of siunitx, or ``None`` where a macro in it is none of the package.

    >>> [unit_to_text(u) for u in (r"\milli\second", r"\meter\per\second\squared", "kg", r"\method")]
    ['ms', 'm/s²', 'kg', None]
    """
    unit = unit.replace(r"\%", "%")
    shown = ""
    glued = True
    position = 0
    for match in _MACRO.finditer(unit):
        shown += unit[position : match.start()]
        position = match.end()
        name = match[1]
        if name == "per":
            shown, glued = shown + "/", True
        elif name in _POWERS:
            shown, glued = shown + _POWERS[name], False
        elif name in _PREFIXES:
            shown, glued = shown + ("" if glued else "·") + _PREFIXES[name], True
        elif name in _UNITS:
            shown, glued = shown + ("" if glued else "·") + _UNITS[name], False
        else:
            return None
    shown += unit[position:]
    return shown.strip() if not set(shown) & set("\\{}") else None


def count_arguments(command: str) -> int:
    """How many arguments a command of :data:`QUANTITIES` takes."""
    numbers, has_unit = QUANTITIES[command]
    return numbers + has_unit


def quantity_to_text(command: str, arguments: Sequence[str]) -> str | None:
    r"""A command of :data:`QUANTITIES` with its arguments as text, or ``None`` where it cannot be read.

    >>> quantity_to_text("SI", ["78.4", r"\percent"]), quantity_to_text("qty", ["100", r"\milli\second"])
    ('78.4%', '100 ms')
    >>> quantity_to_text("SIrange", ["1", "3", r"\hertz"]), quantity_to_text("num", ["1200"])
    ('1–3 Hz', '1200')
    """
    numbers, has_unit = QUANTITIES[command]
    if len(arguments) < numbers + has_unit:
        return None
    number = "–".join(argument.strip() for argument in arguments[:numbers])
    unit = unit_to_text(arguments[-1]) if has_unit else "°" if command == "ang" else ""
    if unit is None or "\\" in number:
        return None
    return (number + ("" if unit in _CLOSE or not number else " ") + unit).strip()

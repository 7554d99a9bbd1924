"""Whether a text is in English, by the words that every English sentence needs."""

import re

_WORD = re.compile(r"[^\W\d_]+")
_LATIN = re.compile(r"[A-Za-z\u00c0-\u024f]")

#: The commonest function words of English, without those that are as common elsewhere ("a", "in", "an", "on", "me").
_ENGLISH_WORDS = """
the of and to is that for with we this are by from our which as be it these can has have such or its at not their using
show than based while into between however both through but more when also them they been where
"""
#: The commonest of the languages that papers come in beside English; none of them is a common English word.
_OTHER_WORDS = """
der die und das den von zu mit sich des ist nicht eine einer einem wird werden als auch wurde durch zur zum im
le les des et une du que dans pour qui sur sont avec nous cette est par ces ses leur aux
el los las del una por para con se como más este esta entre sus al lo su esse uma os da do em não ao dos das são
il di che per gli della delle nel con sono una dei alla
het een van en voor niet zijn met wordt ook deze naar
och att det som för på är med av den till jest się na nie oraz przez
"""
_ENGLISH, _OTHERS = frozenset(_ENGLISH_WORDS.split()), frozenset(_OTHER_WORDS.split())
_FEWEST_WORDS = 15
_FEWEST_LETTERS = 12
_LATIN_SHARE = 0.5


def is_foreign(text: str) -> bool:
    """Whether most of a text is in another language than English; one that is too short to tell counts as English.

    A text in another script than the Latin one is; so is one of fifteen words or more that has more of the commonest
    words of other languages than of English.

    >>> is_foreign("Wir stellen ein Verfahren vor, das mit der Zeit lernt und die Daten von vielen Robotern nutzt, "
    ...     "ohne dass sie geteilt werden.")
    True
    """
    if not text.isascii():
        letters = sum(map(str.isalpha, text))
        if letters >= _FEWEST_LETTERS and len(_LATIN.findall(text)) < letters * _LATIN_SHARE:
            return True
    words = _WORD.findall(text.lower())
    if len(words) < _FEWEST_WORDS:
        return False
    return sum(word in _OTHERS for word in words) > sum(word in _ENGLISH for word in words)

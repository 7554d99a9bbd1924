"""What the sections of a paper are about, by their headings."""

import re
from enum import StrEnum


class SectionKind(StrEnum):
    """What extraction makes of a section."""

    BODY = "body"  # says what the paper does
    RELATED = "related"  # tells what others did: names there are mentioned, no more
    BACK = "back"  # references, acknowledgements, funding: not read


#: Stands between a heading and those below it: "Related work › Grasping".
LEVEL = " › "

_NUMBER = re.compile(
    r"^(?:(?:appendix|section|chapter)\s+)?(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|[IVX]{1,5}\.|[A-Z](?:\.\d{1,2}){0,3}[.:]|[A-Z](?:\.\d{1,2}){1,3})"
    r"[\s:]\s*",
    re.IGNORECASE,
)
_RELATED = re.compile(
    r"(?:(?:background|preliminaries|motivation|introduction|overview)(?:,| and| &) )?"
    r"(?:related|prior|previous|existing|earlier) (?:works?|literature|research|studies|approach(?:es)?|methods?)\b.*"
    r"|(?:literature|related) (?:review|survey)|state of the art|background and related.*|related literature"
    r"|comparison (?:to|with) (?:related|prior|previous|existing) works?",
)
_BACK = re.compile(
    r"references?(?: and notes)?|bibliography|literature cited|works cited|acknowledge?ments?.*"
    r"|funding(?: (?:and|information|sources?|statement|support|acknowl).*)?"
    r"|author.* contributions?.*"
    r"|contributions? of authors|credit author.*|(?:conflicts?|declarations?) of (?:competing )?interests?.*"
    r"|competing (?:financial )?interests?.*|disclosures?|data (?:and .*)?availability.*|availability of data.*"
    r"|code availability.*|abbreviations|supplementary (?:material|information|data)s?|supporting information"
    r"|ethic(?:s|al) (?:approval|declarations?|statement|standards).*|financial support.*"
    r"|publisher'?s note.*|about the authors?|author (?:information|biograph\w+)"
    r"|(?:neurips|icml|iclr|acl|reproducibility) .*checklist.*|impact statement"
    r"|(?:author )?key\s?words.*|index terms|ccs concepts|categories and subject descriptors|general terms"
    r"|acm reference.*|(?:table of )?contents",
)


def plain_heading(heading: str) -> str:
    """The heading without its number, in lower case, letters of small capitals put together.

    >>> plain_heading("2.1. Related  Work"), plain_heading("II. RELATED WORK"), plain_heading("A Robot")
    ('related work', 'related work', 'a robot')
    """
    return " ".join(_NUMBER.sub("", " ".join(heading.split())).split()).rstrip(".:").lower()


def section_kind(heading: str) -> SectionKind:
    """What the section under a heading is; what stands under a higher heading is what that one is.

    >>> str(section_kind("2 Related Work › Grasping")), str(section_kind("Related machines"))
    ('related', 'body')
    >>> str(section_kind("REFERENCES")), str(section_kind(""))
    ('back', 'body')
    """
    parts = [plain_heading(part) for part in heading.split(LEVEL.strip())]
    if any(_BACK.fullmatch(part) for part in parts):
        return SectionKind.BACK
    return SectionKind.RELATED if any(_RELATED.fullmatch(part) for part in parts) else SectionKind.BODY

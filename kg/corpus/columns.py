"""What the columns of a table, or the fields of an object that nobody knows, are taken for."""

import unicodedata
from collections.abc import Iterable, Mapping

from kg.errors import KgError, UnknownNameError

#: Field of a paper -> names that it goes by in tables and exports, the surest first: English, what Web of Science,
#: Scopus, PubMed, IEEE Xplore and Zotero write, German, French, Spanish, Portuguese, Italian, Polish, Russian, Chinese,
#: Japanese, Korean. Compared as :func:`plain_name` writes them.
FIELDS: dict[str, tuple[str, ...]] = {
    "title": (
        *("title", "papertitle", "articletitle", "documenttitle", "fulltitle", "titleofpaper", "titleofarticle"),
        *("titel", "titre", "titulo", "titolo", "tytul", "название", "заглавие", "заголовок", "标题", "题名", "標題"),
        *("题目", "タイトル", "표제", "제목", "ti", "t1", "name"),
    ),
    "abstract": (
        *("abstract", "abstracttext", "abstractnote", "paperabstract", "abstracten", "summary", "summarytext"),
        *("zusammenfassung", "kurzfassung", "resume", "resumen", "resumo", "riassunto", "sommario", "streszczenie"),
        *("аннотация", "реферат", "резюме", "摘要", "抄録", "要旨", "概要", "초록", "요약", "ab", "n2", "text"),
        *("description", "content"),
    ),
    "authors": (
        *("authors", "author", "authorfullnames", "authornames", "authorlist", "creators", "creator", "writtenby"),
        *("autoren", "autor", "verfasser", "auteurs", "auteur", "autores", "autori", "autore", "autorzy", "авторы"),
        *("автор", "作者", "著者", "저자", "au", "af", "a1"),
    ),
    "venue": (
        *("venue", "journal", "journaltitle", "publicationtitle", "sourcetitle", "booktitle", "containertitle"),
        *("journalbook", "conference", "conferencename", "proceedings", "proceeding", "publicationname", "source"),
        *("publication", "zeitschrift", "tagung", "konferenz", "revue", "conferencia", "revista", "rivista"),
        *("czasopismo", "журнал", "期刊", "会议", "会議", "雑誌", "학술지", "so", "jo", "jf", "t2", "publishedin"),
    ),
    "year": (
        *("year", "publicationyear", "pubyear", "yearpublished", "publishedyear", "jahr", "erscheinungsjahr", "annee"),
        *("ano", "anno", "rok", "год", "年份", "年", "発行年", "연도", "py", "y1", "publicationdate", "published"),
        *("publishedat", "date", "datum", "data", "fecha", "дата", "日期", "updatedate", "coverdate"),
    ),
    "doi": ("doi", "di", "digitalobjectidentifier", "doiurl", "doilink"),
    "arxiv": ("arxivid", "arxiv", "eprint", "arxivurl"),
    "url": (
        *("url", "paperurl", "urlabs", "absurl", "htmlurl", "link", "links", "weblink", "webseite", "uri", "lien"),
        *("enlace", "ссылка", "链接", "網址", "urlpdf", "pdfurl", "pdflink", "pdf", "ur", "website", "webpage"),
    ),
    "id": (
        *("id", "paperid", "identifier", "key", "citekey", "citationkey", "openreviewid", "forum", "corpusid"),
        *("accessionnumber", "eid", "ut", "uid", "pmid"),
    ),
}


def plain_name(name: str) -> str:
    """The letters and digits of a name, without accents and case.

    >>> plain_name("Résumé "), plain_name("Abstract_Text"), plain_name("摘要")
    ('resume', 'abstracttext', '摘要')
    """
    decomposed = unicodedata.normalize("NFKD", name).casefold()
    return unicodedata.normalize("NFC", "".join(char for char in decomposed if char.isalnum()))


_PLAIN = {field: tuple(map(plain_name, names)) for field, names in FIELDS.items()}


def parse_map(pairs: Iterable[str]) -> dict[str, str]:
    """Field -> column, from texts such as "title=Titel".

    >>> parse_map(["title=Titel", "abstract = Zusammenfassung (dt.)"])
    {'title': 'Titel', 'abstract': 'Zusammenfassung (dt.)'}

    Raises:
        KgError: a text of another form.
        UnknownNameError: a field that a paper does not have.
    """
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, column = (part.strip() for part in pair.partition("="))
        if not (name and equals and column):
            raise KgError(f"--map {pair!r} is not of the form FIELD=COLUMN. Example: --map abstract=Summary")
        if name not in FIELDS:
            raise UnknownNameError("field of a paper", name, FIELDS)
        found[name] = column
    return found


def guess_columns(names: Iterable[str], given: Mapping[str, str]) -> dict[str, str]:
    """Field -> the column that holds it: as given, else the one of the surest name, of two equal ones the first.

    A column that is given for one field is not guessed for another; one that is given and not there is left out.

    >>> guess_columns(["Titel", "Zusammenfassung", "Jahr", "Notiz"], {"venue": "Notiz"})
    {'venue': 'Notiz', 'title': 'Titel', 'abstract': 'Zusammenfassung', 'year': 'Jahr'}
    """
    names = list(names)
    found = {field: column for field, column in given.items() if column in names}
    by_name: dict[str, str] = {}
    for name in names:
        if name not in found.values():
            by_name.setdefault(plain_name(name), name)
    for field, known in _PLAIN.items():
        if field not in given and (column := next((by_name[name] for name in known if name in by_name), None)):
            found[field] = column
    return found

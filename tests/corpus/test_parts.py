from kg.corpus.identity import make_paper
from kg.corpus.notes import Item, Note, NoteKind
from kg.corpus.parts import without_parts
from kg.model import Source


def item(*files):
    return Item(make_paper(title=files[0], sources=[Source(file, "") for file in files]))


def skipped(file):
    return Note(NoteKind.SKIPPED, file, "", "no reader")


def part(file):
    return Note(NoteKind.PART, file, "", "a part of x.")


def split(items=(), notes=(), mains=(), files=(), given=()):
    kept, others = without_parts(items, notes, mains, files, given)
    return [i.paper.title for i in kept], sorted((n.kind, n.file) for n in others)


def test_a_named_file_is_no_paper_and_no_complaint():
    papers = [item("a/refs.bib"), item("a/main.tex"), item("a/refs.bib", "b.bib")]
    notes = [part("a/refs.bib"), part("a/not-there.pdf"), skipped("a/refs.bib")]
    assert split(papers, notes, files=["a/refs.bib", "a/main.tex"]) == (
        ["a/main.tex", "a/refs.bib"],  # the second is also in a file that is no part
        [(NoteKind.PART, "a/refs.bib")],
    )


def test_an_input_that_a_person_names_stays():
    assert split([item("refs.bib")], [part("refs.bib")], files=["refs.bib"], given=["refs.bib"]) == (["refs.bib"], [])


def test_styles_and_pictures_below_a_main_file():
    files = ["a/main.tex", "a/x.sty", "a/figs/y.PNG", "a/z.pdf", "b/x.sty", "a/data.csv"]
    kept, notes = split(
        [item("a/z.pdf")], [skipped(f) for f in files[1:3]] + [skipped("b/x.sty")], ["a/main.tex"], files
    )
    assert kept == ["a/z.pdf"]
    assert notes == [(NoteKind.PART, "a/figs/y.PNG"), (NoteKind.PART, "a/x.sty"), (NoteKind.SKIPPED, "b/x.sty")]


def test_a_pdf_that_holds_no_paper_is_a_figure_of_the_document_beside_it():
    files = ["a/main.tex", "a/figs/y.pdf", "a/broken.pdf"]
    notes = [
        Note(NoteKind.SKIPPED, "a/figs/y.pdf", "", "holds 67 letters: a figure or a slide, but no paper."),
        Note(NoteKind.SKIPPED, "a/broken.pdf", "", "broken PDF."),
    ]
    assert split([], notes, ["a/main.tex"], files)[1] == [
        (NoteKind.PART, "a/figs/y.pdf"),
        (NoteKind.SKIPPED, "a/broken.pdf"),
    ]


def test_in_an_archive_of_sources_every_pdf_is_a_figure():
    files = ["a.tar.gz/main.tex", "a.tar.gz/figs/y.pdf", "b.pdf"]
    kept, notes = split([item("a.tar.gz/figs/y.pdf"), item("b.pdf")], [], ["a.tar.gz/main.tex"], files)
    assert (kept, notes) == (["b.pdf"], [(NoteKind.PART, "a.tar.gz/figs/y.pdf")])


def test_notes_on_entries_are_left_alone():
    note = Note(NoteKind.PART, "a.bib", "entry x", "no paper but @string.")
    assert split([item("a.bib")], [note], files=["a.bib"]) == (["a.bib"], [(NoteKind.PART, "a.bib")])

import pytest

from kg.corpus.encoding import find_encoding
from kg.corpus.language import is_foreign
from kg.corpus.read import read_corpus

FOREIGN = {
    "de": "Wir stellen ein Verfahren vor, mit dem Roboter in der Küche lernen, und zeigen, dass es gut ist.",
    "fr": "Nous proposons une méthode pour que les robots apprennent dans la cuisine et nous montrons qu'elle va.",
    "es": "Proponemos un método para que los robots aprendan en la cocina y mostramos que es mejor que los anteriores.",
    "pt": "Propomos um método para que os robôs aprendam na cozinha e mostramos que não é pior do que os anteriores.",
    "it": "Proponiamo un metodo per i robot che imparano nella cucina e mostriamo che è il migliore di tutti.",
    "nl": "Wij stellen een methode voor waarmee robots in de keuken leren en tonen aan dat het niet slecht is.",
    "zh": "我们提出了一种让机器人在厨房中学习的方法，并证明其优于以往的方法。",
    "ja": "本稿では、台所で学習するロボットのための手法を提案し、その有効性を示す。",
    "ru": "Мы предлагаем метод обучения роботов на кухне и показываем, что он лучше прежних.",
    "ko": "우리는 로봇이 부엌에서 학습하는 방법을 제안하고 기존 방법보다 우수함을 보인다.",
}
ENGLISH = [
    "We propose a method by which robots learn in the kitchen and show that it is better than those before.",
    "Die casting robots: we study the die and its use in La Paz and El Alto with der Blaue Reiter and the robot.",
    "LEAP plans. STRIDE walks.",
    "$\\alpha \\beta \\gamma$ " * 20 + "is the bound that we prove for all of these.",
    "",
]


@pytest.mark.parametrize("language", FOREIGN)
def test_other_languages(language):
    assert is_foreign(FOREIGN[language])


@pytest.mark.parametrize("text", ENGLISH)
def test_english(text):
    assert not is_foreign(text)


def test_papers_in_other_languages_are_kept_and_told(tmp_path):
    (tmp_path / "a.txt").write_text(FOREIGN["de"] + "\n\n" + ENGLISH[0], encoding="utf-8")
    corpus = read_corpus([tmp_path])
    assert len(corpus.papers) == 2
    (note,) = corpus.notes
    assert (note.kind, note.place, note.reason) == (
        "language",
        "paragraph 1",
        "not in English: little will be found in it.",
    )


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        ("Größe".encode(), ""),
        ("Größe".encode()[:3], ""),
        ("Größe und Öl".encode("latin-1"), "cp1252"),
        ("Größe".encode("utf-16"), "utf-16"),
        ("Größe".encode("utf-32"), "utf-32"),
        (b"plain", ""),
        (b"\x89PNG\0\xff\xfe", ""),
        (
            ("日本語のテキストです。本稿では、台所で学習するロボットのための手法を提案する。" * 5).encode("shift_jis"),
            "cp932",
        ),
    ],
)
def test_encodings(data, encoding):
    assert find_encoding(data) == encoding

"""The tokenizer."""

from pathlib import Path

from tokenizers import Tokenizer


def load_tokenizer(base: Path) -> Tokenizer:
    """The tokenizer without the truncation and padding that its file asks for."""
    tokenizer = Tokenizer.from_file(str(base / "tokenizer.json"))
    tokenizer.no_truncation()
    tokenizer.no_padding()
    return tokenizer

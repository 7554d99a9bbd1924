"""What looks like markup after cleaning, in every title and abstract of the corpora: counts, and lines to read.

    KG_CORPORA=DIR python benchmarks/markup.py [--lines N]

What remains has to be content ("<think>", "$100B") or what nobody can resolve (an author's own macro): reading the
lines tells. Each cleaned text is also led back to the raw one, character by character, to see that offsets hold.
"""

import argparse
import gzip
import json
import os
import re
import time
from collections import Counter, defaultdict
from pathlib import Path

from kg.text.clean import clean

LOOKS = {
    "tag": re.compile(r"</?[a-zA-Z][^<>\n]{0,80}>"),
    "character entity": re.compile(r"&(?:[a-zA-Z]{2,8}|#\d+|#x[0-9a-fA-F]+);"),
    "LaTeX command": re.compile(r"\\[a-zA-Z]+"),
    "LaTeX escape": re.compile(r"\\[^a-zA-Z\s]"),
    "formula": re.compile(r"\$[^$\n]{1,80}\$"),
    "braces": re.compile(r"[{}]"),
    "tie": re.compile(r"\w~\w"),
    "emphasis": re.compile(r"\*\*|(?<![\w*])[*_](?=\w)[^*_\n]{1,60}[*_](?!\w)"),
    "link": re.compile(r"\]\("),
    "back tick": re.compile(r"`"),
    "heading": re.compile(r"^#+ ", re.MULTILINE),
    "broken word": re.compile(r"\w-\n\s*[a-z]"),
    "mojibake": re.compile(r"[ÂÃâ][\x80-\xbf€™œž„¢©]|\ufffd"),
    "invisible": re.compile(r"[\u200b-\u200f\u00ad\ufeff\u2060\ue000-\uf8ff]"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lines", type=int, default=3, help="lines to show of each look")
    lines = parser.parse_args().lines
    seen: set[str] = set()
    texts, found = Counter[str](), Counter[str]()
    shown: dict[str, list[str]] = defaultdict(list)
    seconds = 0.0
    for file in sorted(Path(os.environ["KG_CORPORA"]).glob("*.jsonl.gz")):
        for line in gzip.decompress(file.read_bytes()).decode().rstrip("\n").split("\n"):
            record = json.loads(line)
            for raw in (record.get("title") or "", record.get("abstract") or ""):
                if not raw or raw in seen:
                    continue
                seen.add(raw)
                since = time.perf_counter()
                cleaned = clean(raw)
                seconds += time.perf_counter() - since
                looks = False
                for look, pattern in LOOKS.items():
                    for match in pattern.finditer(cleaned.text):
                        looks = True
                        found[look] += 1
                        start, end = max(0, match.start() - 30), match.end() + 30
                        shown[look].append(cleaned.text[start:end].replace("\n", " "))
                texts["with a look of markup"] += looks
                texts["read"] += 1
                for place in range(0, len(cleaned.text), 97):
                    start, end = cleaned.to_raw(place, place + 1)
                    kept = raw[start:end] == cleaned.text[place] or any(e.start <= start < e.end for e in cleaned.edits)
                    texts["astray"] += not kept
    print(f"{texts['read']:8,}  texts read")
    print(f"{texts['with a look of markup']:8,}  of them with a look of markup left")
    print(f"{texts['astray']:8,}  offsets that lead astray")
    print(f"{seconds:8.1f}  seconds to clean them")
    for look in LOOKS:
        print(f"\n{found[look]:8,}  {look}")
        step = max(1, len(shown[look]) // max(lines, 1))
        for text in shown[look][::step][:lines]:
            print(f"          … {text} …")


if __name__ == "__main__":
    main()

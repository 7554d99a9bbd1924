"""Pictures of every view, from the seeds: `python -m tests.explore.screenshots [FOLDER]`, by default `docs/explorer`.

Light and dark, wide and narrow, at most 256 colours so that all of them are small. The one of a paper, light and wide,
is in full size, for the README. Needs Chromium (KG_CHROMIUM, or on PATH).
"""

import base64
import os
import shutil
import struct
import sys
import tempfile
import zlib
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from kg.config import BuildConfig
from kg.pipeline import build
from kg.workspace import load
from tests.explore.views import VIEWS, show

ROOT = Path(__file__).parents[2]
LOOKS = {"wide": (1280, 860), "narrow": (390, 844)}
SCALE = 0.6
FULL = "paper-light-wide"

#: A PNG (base64) as width, height, palette and the number of the colour of each pixel (base64): the colours rounded to
#: 16 steps a channel, the most frequent 256 of them, the others as the nearest of these.
INDEXED = """async (text) => {
    const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const round = (value) => Math.round(value / 17);
    const keys = new Uint16Array(image.width * image.height);
    const counts = new Map();
    const sums = new Map();
    for (let n = 0; n < keys.length; n++) {
        const key = round(data[4 * n]) * 256 + round(data[4 * n + 1]) * 16 + round(data[4 * n + 2]);
        keys[n] = key;
        counts.set(key, (counts.get(key) ?? 0) + 1);
        const sum = sums.get(key) ?? [0, 0, 0];
        for (const c of [0, 1, 2]) sum[c] += data[4 * n + c];
        sums.set(key, sum);
    }
    const kept = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 256).map(([key]) => key);
    const parts = (key) => [key >> 8, (key >> 4) & 15, key & 15];
    const far = (a, b) => parts(a).reduce((sum, one, n) => sum + (one - parts(b)[n]) ** 2, 0);
    const place = new Map(kept.map((key, n) => [key, n]));
    for (const key of counts.keys())
        if (!place.has(key)) place.set(key, kept.reduce((best, other, n) => far(key, other) < far(key, kept[best]) ? n : best, 0));
    const palette = kept.map((key) => sums.get(key).map((sum) => Math.round(sum / counts.get(key))));
    let binary = "";
    for (const key of keys) binary += String.fromCharCode(place.get(key));
    return [image.width, image.height, palette, btoa(binary)];
}"""  # noqa: E501


def png(width: int, height: int, palette: list[list[int]], pixels: bytes) -> bytes:
    """A PNG with a palette (PNG specification, 2nd edition, §11)."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    rows = b"".join(b"\0" + pixels[start : start + width] for start in range(0, len(pixels), width))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = bytes(value for colour in palette for value in colour)
    body = chunk(b"IHDR", head) + chunk(b"PLTE", colours) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def save(page: Page, painter: Page, path: Path) -> None:
    shot = page.screenshot(animations="disabled", caret="hide")
    width, height, palette, pixels = painter.evaluate(INDEXED, base64.b64encode(shot).decode())
    path.write_bytes(png(width, height, palette, base64.b64decode(pixels)))


def take(browser: Browser, file: Path, folder: Path) -> None:
    painter = browser.new_page()
    for scheme in ("light", "dark"):
        for look, (width, height) in LOOKS.items():
            for view in VIEWS:
                name = f"{view.name}-{scheme}-{look}"
                context = browser.new_context(
                    offline=True,
                    viewport={"width": width, "height": height},
                    color_scheme=scheme,
                    device_scale_factor=1 if name == FULL else SCALE,
                    reduced_motion="reduce",
                )
                page = context.new_page()
                page.goto(file.as_uri())
                page.locator("main h1").wait_for(state="attached")
                show(page, view)
                save(page, painter, folder / f"{name}.png")
                context.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        output = Path(scratch) / "seeds"
        build(BuildConfig(inputs=(str(ROOT / "seeds"),), output=str(output)))
        program = os.environ.get("KG_CHROMIUM") or shutil.which("chromium")
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        for old in folder.glob("*.png"):
            old.unlink()
        take(browser, load(output).explorer_file, folder)
        browser.close()
    files = sorted(folder.glob("*.png"))
    print(f"{len(files)} pictures, {sum(file.stat().st_size for file in files) / 1e6:.2f} MB in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "explorer")

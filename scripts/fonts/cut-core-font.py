"""Cuts the core font, which every page preloads, from the complete font, which browsers load only for rare characters.

The characters are those of `unicode-range` in src/ui/styles/fonts.css. Kerning makes up more than a third of the complete
file, so pairs are kept when the site's pages contain them, or when they are letters that are moved by at least 0.03 em.

    python3 -m venv .cache/fonts && .cache/fonts/bin/pip install fonttools==4.66.1 brotli==1.2.0
    npm run build && .cache/fonts/bin/python scripts/fonts/cut-core-font.py
"""

import html
import io
import re
from itertools import pairwise
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer
from fontTools.varLib.iup import iup_delta, iup_delta_optimize

ROOT = Path(__file__).parents[2]
COMPLETE_FONT = ROOT / "src/ui/fonts/schibsted-grotesk.woff2"
CORE_FONT = ROOT / "src/ui/fonts/schibsted-grotesk-core.woff2"
STYLESHEET = ROOT / "src/ui/styles/fonts.css"

WEIGHTS = (400, 700)
UNITS_PER_EM = 1000

# In units of the complete font, 2048 to the em.
MIN_UNSEEN_KERNING = 60
MIN_KERNING_VARIATION = 12
KERNING_VARIATION_STEP = 4

# In units of the core font. 0.0015 em are an eighth of a pixel in the largest heading.
MAX_OUTLINE_ERROR = 1.5

Pair = tuple[str, str]


def read_characters() -> set[str]:
    """Reads the characters of the core font from the stylesheet."""
    [ranges] = re.findall(
        r"schibsted-grotesk-core\.woff2[^}]*?unicode-range:\s*([^;}]+)", STYLESHEET.read_text("utf-8")
    )
    bounds = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", ranges)
    return {chr(code) for start, end in bounds for code in range(int(start, 16), int(end or start, 16) + 1)}


def read_pairs_of_pages(folder: Path) -> set[Pair]:
    """Returns the pairs of neighbouring characters in the texts of a build."""
    pairs: set[Pair] = set()
    for page in folder.rglob("*.html"):
        markup = re.sub(r"<(script|style|svg)\b.*?</\1>", "", page.read_text("utf-8"), flags=re.S)
        for text in re.split(r"<[^>]+>", markup):
            pairs.update(pairwise(re.sub(r"\s+", " ", html.unescape(text))))
    return pairs


def read_kerning(weight: int, glyphs: set[str]) -> dict[Pair, int]:
    """Returns the kerning of all pairs of glyphs in one weight."""
    font = instancer.instantiateVariableFont(TTFont(COMPLETE_FONT), {"wght": weight})
    kerning: dict[Pair, int] = {}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        subtables = [getattr(subtable, "ExtSubTable", subtable) for subtable in lookup.SubTable]
        for first in glyphs:
            for second in glyphs:
                values = (find_value(subtable, first, second) for subtable in subtables)
                kerning[first, second] = next((value for value in values if value is not None), 0)
    return kerning


def find_value(subtable, first: str, second: str) -> int | None:
    """Returns the kerning of a pair in one subtable; None if later subtables decide."""
    if first not in subtable.Coverage.glyphs:
        return None
    if subtable.Format == 2:
        row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(first, 0)].Class2Record
        value = row[subtable.ClassDef2.classDefs.get(second, 0)].Value1
        return getattr(value, "XAdvance", 0)
    records = subtable.PairSet[subtable.Coverage.glyphs.index(first)].PairValueRecord
    return next((getattr(record.Value1, "XAdvance", 0) for record in records if record.SecondGlyph == second), None)


def select_kerning(characters: set[str], pairs_of_pages: set[Pair]) -> dict[Pair, tuple[int, int]]:
    """Returns the kerning to keep, in the lightest and in the boldest weight."""
    names = {
        name: chr(code) for code, name in TTFont(COMPLETE_FONT).getBestCmap().items() if chr(code) in characters
    }
    regular, bold = (read_kerning(weight, set(names)) for weight in WEIGHTS)
    selected: dict[Pair, tuple[int, int]] = {}
    for pair, value in regular.items():
        first, second = (names[name] for name in pair)
        are_letters = first.isalpha() and second.islower()
        if (first, second) not in pairs_of_pages and not (
            are_letters and max(abs(value), abs(bold[pair])) >= MIN_UNSEEN_KERNING
        ):
            continue
        variation = bold[pair] - value
        if abs(variation) < MIN_KERNING_VARIATION:
            variation = 0
        variation = round(variation / KERNING_VARIATION_STEP) * KERNING_VARIATION_STEP
        if value or variation:
            selected[pair] = (value, value + variation)
    return selected


def subset(characters: set[str]) -> TTFont:
    """Returns the complete font with only some characters, and without kerning."""
    font = TTFont(COMPLETE_FONT)
    options = Options(layout_features=["liga", "tnum"], hinting=False, glyph_names=False, notdef_outline=False)
    options.drop_tables += ["GPOS", "HVAR", "MVAR", "STAT"]
    options.name_IDs = []
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=map(ord, characters))
    subsetter.subset(font)
    return font


def add_kerning(font: TTFont, kerning: dict[Pair, tuple[int, int]]) -> None:
    light, bold = WEIGHTS
    rules = [
        f"pos {first} {second} {low};"
        if low == high
        else f"pos {first} {second} (wght={light}:{low} wght={bold}:{high});"
        for (first, second), (low, high) in sorted(kerning.items())
    ]
    del font["GDEF"]
    source = f"languagesystem DFLT dflt; languagesystem latn dflt; feature kern {{ {' '.join(rules)} }} kern;"
    addOpenTypeFeaturesFromString(font, source, tables=["GPOS", "GDEF"])


def simplify_variations(font: TTFont) -> None:
    """Leaves out movements of points that follow from those of their neighbours."""
    for glyph, variations in font["gvar"].variations.items():
        points, controls = font["glyf"]._getCoordinatesAndControls(glyph, font["hmtx"].metrics)
        for variation in variations:
            deltas = iup_delta(variation.coordinates, list(points), controls.endPts)
            variation.coordinates = iup_delta_optimize(
                [(round(x), round(y)) for x, y in deltas], list(points), controls.endPts, MAX_OUTLINE_ERROR
            )


def main() -> None:
    characters = read_characters()
    font = subset(characters)
    add_kerning(font, select_kerning(characters, read_pairs_of_pages(ROOT / "dist")))
    scale_upem(font, UNITS_PER_EM)
    simplify_variations(font)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.flavor = "woff2"
    buffer = io.BytesIO()
    font.save(buffer)
    CORE_FONT.write_bytes(buffer.getvalue())
    print(f"{CORE_FONT.relative_to(ROOT)}: {len(buffer.getvalue())} bytes, {len(characters)} characters")


if __name__ == "__main__":
    main()

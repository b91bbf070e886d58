"""Cuts the figure font, which drawings carry that are image files, because the font of a page does not reach an image.

It has one weight, and the characters of figures and their units.

    apt-get install python3-fonttools python3-brotli
    python3 scripts/fonts/cut-figure-font.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parents[2]
COMPLETE_FONT = ROOT / "src/ui/fonts/schibsted-grotesk.woff2"
FIGURE_FONT = ROOT / "src/ui/fonts/schibsted-grotesk-figures.woff2"

# As src/build/pages/drawing-image.ts has them.
CHARACTERS = "0123456789 :,.%+aikmnN"
WEIGHT = 600


def main() -> None:
    font = instancer.instantiateVariableFont(TTFont(COMPLETE_FONT), {"wght": WEIGHT})
    options = Options(layout_features=["kern"], hinting=False, glyph_names=False, notdef_outline=False)
    options.name_IDs = []
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=map(ord, CHARACTERS))
    subsetter.subset(font)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.flavor = "woff2"
    font.save(FIGURE_FONT)
    print(f"{FIGURE_FONT.relative_to(ROOT)}: {FIGURE_FONT.stat().st_size} bytes, {len(CHARACTERS)} characters")


if __name__ == "__main__":
    main()

"""Subsets the font for digits and units, which image files of drawings embed, because a page's font does not reach images.

    apt-get install python3-fonttools python3-brotli
    python3 scripts/fonts/subset-digit-font.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parents[2]
COMPLETE_FONT = ROOT / "src/ui/fonts/schibsted-grotesk.woff2"
DIGIT_FONT = ROOT / "src/ui/fonts/schibsted-grotesk-digits.woff2"

# src/build/pages/drawing-image.ts has the same characters.
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
    font.save(DIGIT_FONT)
    print(f"{DIGIT_FONT.relative_to(ROOT)}: {DIGIT_FONT.stat().st_size} bytes, {len(CHARACTERS)} characters")


if __name__ == "__main__":
    main()

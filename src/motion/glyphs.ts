/** Copies the glyphs of a text into elements of their own, at the positions where the browser laid them out. */

export interface Glyph {
  element: HTMLElement;
  /** Index of the glyph's word in the text. */
  wordIndex: number;
}

/** One laid out line of text. `element` contains its glyphs. */
export interface GlyphLine {
  element: HTMLElement;
  glyphs: Glyph[];
}

interface MeasuredGlyph {
  text: string;
  wordIndex: number;
  box: DOMRect;
  parent: HTMLElement;
}

/**
 * Lays out a copy of every glyph of a text over the original. Lines and positions are the same, however the browser
 * broke, balanced, hyphenated or kerned the text.
 * @param text element whose text nodes are copied.
 * @param copy positioned element over the text. It receives one block for each line.
 */
export function layOutGlyphs(text: HTMLElement, copy: HTMLElement): GlyphLine[] {
  const copyBox = copy.getBoundingClientRect();
  const textStyle = getComputedStyle(text);
  const lines = groupIntoLines(measureGlyphs(text)).map((measuredGlyphs) => {
    const lineBox = getBoundingBox(measuredGlyphs);
    const line = createBlock(lineBox, copyBox);
    line.style.direction = 'ltr';
    const glyphs = measuredGlyphs.map(({ text: glyph, wordIndex, box, parent }) => {
      const element = createBlock(box, lineBox);
      element.textContent = glyph;
      if (parent !== text) {
        const { font, color } = getComputedStyle(parent);
        if (font !== textStyle.font) element.style.font = font;
        if (color !== textStyle.color) element.style.color = color;
      }
      // A line height equal to the glyph's box keeps the baseline where it was.
      element.style.lineHeight = `${box.height}px`;
      line.append(element);
      return { element, wordIndex };
    });
    return { element: line, glyphs };
  });
  copy.append(...lines.map(({ element }) => element));
  return lines;
}

/** Matches text whose characters are Latin letters, combining marks, punctuation and spaces. */
const latinText = /^(?:[\s\u0021-\u024f\u2010-\u2027]|\p{Mark})*$/u;
/** Matches a character of such a text with its combining marks. */
const latinCharacter = /\P{Mark}\p{Mark}*/gu;

/**
 * Splits a text into what readers see as characters, with their positions. `Intl.Segmenter` does it only where it is needed,
 * because creating the first one takes a slow phone 60 ms, in the frame in which the first heading appears.
 */
export function segmentText(text: string): Iterable<{ segment: string; index: number }> {
  if (!latinText.test(text)) return new Intl.Segmenter(document.documentElement.lang).segment(text);
  return Array.from(text.matchAll(latinCharacter), ({ 0: segment, index }) => ({ segment, index }));
}

function measureGlyphs(text: HTMLElement): MeasuredGlyph[] {
  const range = document.createRange();
  const glyphs: MeasuredGlyph[] = [];
  let wordIndex = 0;
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data, parentElement: parent } = node as Text;
    if (!parent) continue;
    for (const { segment, index } of segmentText(data)) {
      if (/^\s/.test(segment)) {
        wordIndex += 1;
        continue;
      }
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const box = range.getBoundingClientRect();
      // A soft hyphen has a width only where the line breaks. There it is shown as a hyphen.
      if (box.width > 0) glyphs.push({ text: segment.replace('\u00ad', '-'), wordIndex, box, parent });
    }
  }
  return glyphs;
}

/** Groups glyphs into lines. A glyph whose top is below the middle of the glyph before starts a new line. */
function groupIntoLines(glyphs: MeasuredGlyph[]): MeasuredGlyph[][] {
  const lines: MeasuredGlyph[][] = [];
  for (const glyph of glyphs) {
    const last = lines.at(-1)?.at(-1);
    if (last && glyph.box.top < last.box.top + last.box.height / 2) lines.at(-1)?.push(glyph);
    else lines.push([glyph]);
  }
  return lines;
}

/** Returns the smallest box that contains all glyphs. */
function getBoundingBox(glyphs: MeasuredGlyph[]): DOMRect {
  const left = Math.min(...glyphs.map(({ box }) => box.left));
  const top = Math.min(...glyphs.map(({ box }) => box.top));
  const right = Math.max(...glyphs.map(({ box }) => box.right));
  const bottom = Math.max(...glyphs.map(({ box }) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Creates a positioned block at a box. Both boxes are in viewport coordinates; `container` will contain the block. */
function createBlock(box: DOMRect, container: DOMRect): HTMLElement {
  const block = document.createElement('span');
  const { style } = block;
  style.position = 'absolute';
  style.left = `${box.left - container.left}px`;
  style.top = `${box.top - container.top}px`;
  style.inlineSize = `${box.width}px`;
  style.blockSize = `${box.height}px`;
  return block;
}

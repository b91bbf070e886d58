/** A text's glyphs, each in an element of its own, where the browser has set them. */

export interface Glyph {
  element: HTMLElement;
  /** Which of the text's words it belongs to. */
  word: number;
}

/** One line of text as it was broken; `element` holds its glyphs. */
export interface Line {
  element: HTMLElement;
  glyphs: Glyph[];
}

interface Measured {
  text: string;
  word: number;
  box: DOMRect;
  parent: HTMLElement;
}

/**
 * Sets the glyphs of a text anew, on top of where they stand: same lines, same places, whatever broke, balanced,
 * hyphenated or kerned them.
 * @param text whose text nodes are set, in its own tree.
 * @param copy lies over it, positioned; gets a block for each line.
 */
export function setGlyphs(text: HTMLElement, copy: HTMLElement): Line[] {
  const origin = copy.getBoundingClientRect();
  const own = getComputedStyle(text);
  const lines = inLines(measure(text)).map((measured) => {
    const box = union(measured);
    const line = place(box, origin);
    line.style.direction = 'ltr';
    const glyphs = measured.map(({ text: glyph, word, box: at, parent }) => {
      const element = place(at, box);
      element.textContent = glyph;
      if (parent !== text) {
        const { font, color } = getComputedStyle(parent);
        if (font !== own.font) element.style.font = font;
        if (color !== own.color) element.style.color = color;
      }
      // Set in a line as high as the font, a glyph's base line is where it was.
      element.style.lineHeight = `${at.height}px`;
      // Said here, it need not be computed for each glyph before it is animated.
      element.style.opacity = '1';
      line.append(element);
      return { element, word };
    });
    return { element: line, glyphs };
  });
  copy.append(...lines.map(({ element }) => element));
  return lines;
}

function measure(text: HTMLElement): Measured[] {
  const segmenter = new Intl.Segmenter(document.documentElement.lang);
  const range = document.createRange();
  const glyphs: Measured[] = [];
  let word = 0;
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { data, parentElement: parent } = node as Text;
    if (!parent) continue;
    for (const { segment, index } of segmenter.segment(data)) {
      if (/^\s/.test(segment)) {
        word += 1;
        continue;
      }
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const box = range.getBoundingClientRect();
      // A soft hyphen that was not used has no width; one that was is a hyphen.
      if (box.width > 0) glyphs.push({ text: segment.replace('\u00ad', '-'), word, box, parent });
    }
  }
  return glyphs;
}

/** A glyph that begins below the middle of the line before begins another. */
function inLines(glyphs: Measured[]): Measured[][] {
  const lines: Measured[][] = [];
  for (const glyph of glyphs) {
    const last = lines.at(-1)?.at(-1);
    if (last && glyph.box.top < last.box.top + last.box.height / 2) lines.at(-1)?.push(glyph);
    else lines.push([glyph]);
  }
  return lines;
}

function union(glyphs: Measured[]): DOMRect {
  const left = Math.min(...glyphs.map(({ box }) => box.left));
  const top = Math.min(...glyphs.map(({ box }) => box.top));
  const right = Math.max(...glyphs.map(({ box }) => box.right));
  const bottom = Math.max(...glyphs.map(({ box }) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** A block at a box, both in the window's coordinates, as seen from another box that will hold it. */
function place(box: DOMRect, holder: DOMRect): HTMLElement {
  const block = document.createElement('span');
  const { style } = block;
  style.position = 'absolute';
  style.left = `${box.left - holder.left}px`;
  style.top = `${box.top - holder.top}px`;
  style.inlineSize = `${box.width}px`;
  style.blockSize = `${box.height}px`;
  return block;
}

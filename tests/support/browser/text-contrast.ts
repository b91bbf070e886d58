/** Finds text that is hard to read on a drawing. axe does not judge text on images and drawings. */
import type { Page } from 'playwright/test';
import sharp from 'sharp';

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
type Rgba = [red: number, green: number, blue: number, alpha: number];

/** A line of text in the window. Its position and size are in CSS pixels. */
interface TextLine {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  color: Rgba;
  /** Least contrast that WCAG 2.2 (1.4.3, AA) asks for: 3 for large text, else 4.5. */
  minimum: number;
}

/** Height of the window in CSS pixels: high, so that few views cover a page. */
const windowHeight = 1400;
/** Height of the header, which covers text. */
const headerHeight = 80;
/** Share of the pixels behind a line that may have less contrast: a box is higher and wider than its letters. */
const toleratedShare = 0.06;
/** Every second pixel of every second row is compared, which takes a quarter of the time. */
const step = 2;

/** Result for a page. */
interface TextContrast {
  /** Lines that were compared. */
  lineCount: number;
  /** Description of each line with too little contrast, with its place on the page. */
  faintLines: string[];
}

/**
 * Scrolls through the page, and compares the colour of each line of text with what is behind it.
 * @param width of the window in CSS pixels.
 */
export async function measureTextContrast(page: Page, width: number): Promise<TextContrast> {
  await page.setViewportSize({ width, height: windowHeight });
  const faintLines = new Set<string>();
  let lineCount = 0;
  // Views overlap, so that a line at the edge of one is whole in the next.
  for (let top = 0; ; top += windowHeight - 2 * headerHeight) {
    const scrollTop = await page.evaluate((y) => {
      scrollTo({ top: y, behavior: 'instant' });
      return scrollY;
    }, top);
    await waitForImages(page);
    const lines = await page.evaluate(collectLines, headerHeight);
    const pixels = await captureWithoutText(page);
    lineCount += lines.length;
    for (const line of lines) {
      const contrast = measureContrast(line, pixels);
      if (contrast < line.minimum)
        faintLines.add(
          `"${line.text}" at ${Math.round(line.x)}, ${Math.round(line.y + scrollTop)}: ${contrast.toFixed(1)} of ${line.minimum}`,
        );
    }
    if (scrollTop < top) return { lineCount, faintLines: [...faintLines] };
  }
}

/** Waits until the images in view are painted. Lazy ones are requested when they come into view. */
const waitForImages = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && image.checkVisibility();
    });
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  });

/** Returns the lines of text that are wholly in view, below the header. It runs in the page. */
function collectLines(headerHeight: number): TextLine[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const toRgba = (color: string): Rgba => {
    if (!canvas) throw new Error('There is no canvas.');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const isHidden = (element: Element): boolean => {
    for (let parent: Element | null = element; parent; parent = parent.parentElement)
      if (parent instanceof HTMLElement && parent.offsetWidth <= 1 && parent.offsetHeight <= 1) return true;
    return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  /** Returns whether something is over the text, such as a sticky bar. */
  const isCovered = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return !hit || !(hit.contains(element) || element.contains(hit) || hit.closest('svg, img'));
  };
  const lines: TextLine[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    const element = node.parentElement;
    if (!text || !element || element.closest('svg, script, style, noscript, option') || isHidden(element))
      continue;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    // Large text is 18 points, or 14 points if it is bold.
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      const isInView = top >= headerHeight && bottom <= innerHeight && left >= 0 && right <= innerWidth;
      if (!isInView || width < 4 || isCovered(element, left + width / 2, top + height / 2)) continue;
      lines.push({
        text: text.slice(0, 40),
        x: left,
        y: top,
        width,
        height,
        color: toRgba(style.color),
        minimum: isLarge ? 3 : 4.5,
      });
    }
  }
  return lines;
}

interface Pixels {
  data: Buffer;
  /** Pixels in a row. */
  width: number;
}

/** Takes a screenshot with the text of the page transparent. */
async function captureWithoutText(page: Page): Promise<Pixels> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'html *:not(svg *) { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; text-shadow: none !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return { data, width: info.width };
}

/** Returns the contrast that all pixels behind the line reach, except a tolerated share. */
function measureContrast(line: TextLine, pixels: Pixels): number {
  const { x, y, width, height } = line;
  const [red, green, blue, alpha] = line.color;
  const contrasts: number[] = [];
  // A line is higher than its letters.
  const inset = height * 0.18;
  for (let row = Math.ceil(y + inset); row < y + height - inset; row += step)
    for (let column = Math.ceil(x); column < x + width; column += step) {
      const index = (row * pixels.width + column) * 3;
      const [backRed = 0, backGreen = 0, backBlue = 0] = pixels.data.subarray(index, index + 3);
      const blend = (front: number, back: number): number => back + (front - back) * alpha;
      const luminances = [
        getLuminance([backRed, backGreen, backBlue]),
        getLuminance([blend(red, backRed), blend(green, backGreen), blend(blue, backBlue)]),
      ];
      contrasts.push((Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05));
    }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * toleratedShare)] ?? Number.POSITIVE_INFINITY;
}

/** Returns the relative luminance, as WCAG 2.2 defines it: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
function getLuminance(color: readonly [number, number, number]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

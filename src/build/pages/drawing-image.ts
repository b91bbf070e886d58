/** Builds image files of drawings, with the styles and the font that they would have in the page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';
import { projectRoot } from '#config/project-root.ts';
import { sha256 } from '#pipeline/file-cache.ts';
import { findPropertyReferences, type PageCssExtractor, removeUnusedProperties } from './page-css.ts';

export interface DrawingFile {
  /** Path in the build. */
  file: string;
  text: string;
}

/** Font that has only digits and units. scripts/fonts/subset-digit-font.py has the same characters. */
const digitFont = 'src/ui/fonts/schibsted-grotesk-digits.woff2';
const unsupportedCharacter = /[^0-9 :,.%+aikmnN]/;

/**
 * Builds the image file of a drawing.
 * @param svg markup of the drawing as React renders it.
 * @returns undefined if the drawing has words, because the font has only digits and units.
 */
export function buildDrawingImage(svg: string, extractCss: PageCssExtractor): DrawingFile | undefined {
  const texts = [...svg.matchAll(/<text\b[^>]*>(.*?)<\/text>/gs)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  );
  if (texts.some((text) => unsupportedCharacter.test(text))) return undefined;
  const css = pickImageCss(extractCss(svg).critical, svg) + (texts.length > 0 ? buildFontCss() : '');
  const text = svg.replace(
    /^<svg([^>]*)>/,
    `<svg xmlns="http://www.w3.org/2000/svg"$1><style>${css}</style>`,
  );
  return { file: `static/media/drawing.${sha256(text).slice(0, 10)}.svg`, text };
}

/** Returns the rules for classes, and the custom properties of the page that these rules or the drawing name. */
function pickImageCss(css: string, svg: string): string {
  const root = postcss.parse(css);
  const isPageRule = ({ selector }: Rule) => selector === ':root';
  root.walkAtRules(/^(?:font-face|keyframes|property|media)$/, (rule) => void rule.remove());
  root.walkRules((rule) => {
    if (!isPageRule(rule) && !rule.selector.includes('.')) rule.remove();
  });
  root.walkRules((rule) => {
    if (isPageRule(rule)) rule.walkDecls(/^(?!--|color-scheme$)/, (declaration) => void declaration.remove());
  });
  const imageCss = { critical: root.toString(), deferred: '' };
  return removeUnusedProperties(imageCss, findPropertyReferences(svg)).critical;
}

let fontCss: string | undefined;

/** Returns the rules of the font, which are the same for all images. */
function buildFontCss(): string {
  fontCss ??= [
    `@font-face{font-family:f;src:url(data:font/woff2;base64,${readFileSync(path.join(projectRoot, digitFont), 'base64')})}`,
    'text{font-family:f,sans-serif}',
  ].join('');
  return fontCss;
}

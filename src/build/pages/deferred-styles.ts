/**
 * Splits the styles of a page: those of its beginning are inline, those of the rest are in a stylesheet that is linked where
 * the rest begins. Browsers paint what is before the link at once, and load the stylesheet meanwhile.
 */
import { sha256 } from '#pipeline/file-cache.ts';
import type { CriticalCssExtractor } from './critical-css.ts';

/** Names of the stylesheets of pages, which begin differently from those of the application. */
export const deferredStylesPrefix = 'static/css/rest-';

export interface StyledPage {
  /** Content of `#root`, with the link. */
  app: string;
  criticalCss: string;
  stylesheet?: { file: string; text: string };
}

/**
 * Returns the positions in a page's HTML at which its rest may begin, the latest first: none of it, the footer, and what
 * follows the first section of the main content. The last two are before an end tag, because a link between two sections
 * would separate them for selectors such as `header + div`.
 */
export function findRestPositions(app: string): number[] {
  const mainEnd = app.indexOf('</main>');
  const sectionEnd = findSectionEnd(app, app.indexOf('<main'));
  return [app.length, mainEnd, sectionEnd].filter((position) => position !== -1);
}

/** Returns the position of the end tag of the first section or header after a start; -1 if there is none. */
function findSectionEnd(html: string, start: number): number {
  if (start === -1) return -1;
  const name = /<(section|header)\b/.exec(html.slice(start))?.[1];
  let depth = 0;
  for (const { 0: tag, index } of html.slice(start).matchAll(new RegExp(`</?${name}\\b`, 'g'))) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return start + index;
  }
  return -1;
}

/** What follows the summary of a disclosure, such as a menu. It is hidden at first, so its styles may come later. */
const closedContent = /(?<=<\/summary>)(?:(?!<summary).)*?(?=<\/details>)/gs;

/** Splits the styles of a page at a position of its HTML. */
export function splitStyles(extractCss: CriticalCssExtractor, app: string, position: number): StyledPage {
  const beginning = app.slice(0, position);
  const rest = app.slice(position);
  const { critical: criticalCss, deferred } = rest
    ? extractCss(beginning.replace(closedContent, ''), app)
    : extractCss(app);
  if (!deferred) return { app, criticalCss };
  const file = `${deferredStylesPrefix}${sha256(deferred).slice(0, 8)}.chunk.css`;
  return {
    app: `${beginning}<link rel="stylesheet" href="/${file}">${rest}`,
    criticalCss,
    stylesheet: { file, text: deferred },
  };
}

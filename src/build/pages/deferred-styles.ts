/**
 * Splits the CSS of a page at a position: critical rules are inline, deferred rules are in a stylesheet that is linked at
 * that position. Browsers paint the HTML before the link at once, and load the stylesheet meanwhile.
 */
import { sha256 } from '#pipeline/file-cache.ts';
import type { PageCssExtractor } from './page-css.ts';

/** Prefix of deferred stylesheets in the build. Those of the application have other names. */
export const deferredCssPrefix = 'static/css/deferred-';

export interface StyledPage {
  /** Content of `#root`, with the link. */
  app: string;
  criticalCss: string;
  stylesheet?: { file: string; text: string };
}

/**
 * Returns the positions at which a page may be split, the latest first: at its end, before the footer, and after the first
 * section of the main content. The last two are before an end tag, because a link between two sections would separate them
 * for selectors such as `header + div`.
 */
export function findSplitPositions(app: string): number[] {
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

/** Matches the content of closed disclosures, such as menus. Its rules are deferred, because nobody sees it at first. */
const closedContent = /(?<=<\/summary>)(?:(?!<summary).)*?(?=<\/details>)/gs;

/** Splits the CSS of a page at a position of its HTML. */
export function splitStyles(extractCss: PageCssExtractor, app: string, position: number): StyledPage {
  const criticalHtml = app.slice(0, position);
  const deferredHtml = app.slice(position);
  const closedHtml = deferredHtml ? (criticalHtml.match(closedContent) ?? []) : [];
  const { critical: criticalCss, deferred } = deferredHtml
    ? extractCss(criticalHtml.replace(closedContent, ''), closedHtml.join('') + deferredHtml)
    : extractCss(app);
  if (!deferred) return { app, criticalCss };
  const file = `${deferredCssPrefix}${sha256(deferred).slice(0, 8)}.chunk.css`;
  return {
    // The font of the first paint comes first.
    app: `${criticalHtml}<link rel="stylesheet" href="/${file}" fetchpriority="low">${deferredHtml}`,
    criticalCss,
    stylesheet: { file, text: deferred },
  };
}

/** A page's file: the template with head, markup and record in place. */
import type { Head } from '#app/head/head.ts';
import { element, escapeAttribute, headHtml, headSeparator, jsonForScript } from '#app/head/html.ts';

export interface TemplateValues {
  language: string;
  direction: string;
  head: Head;
  /** Inline sources; the content security policy allows them by their hashes. */
  scripts: string[];
  styles: string;
  /** Addresses. */
  boot: string;
  /** Stylesheets that the first paint waits for. */
  stylesheets?: string[] | undefined;
  font?: string | undefined;
  feed?: { title: string; href: string } | undefined;
  loadingScreen: string;
  app: string;
  pageData: unknown;
}

/**
 * Fills the template.
 *
 * The head script stands after the alternates, which it reads.
 */
export function fillTemplate(template: string, parts: TemplateValues): string {
  const headMarkup = [
    headHtml(parts.head),
    ...(parts.font
      ? [
          element('link', {
            rel: 'preload',
            href: parts.font,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
          }),
        ]
      : []),
    element('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    element('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    element('link', { rel: 'manifest', href: '/site.webmanifest' }),
    ...(parts.feed
      ? [
          element('link', {
            rel: 'alternate',
            type: 'application/rss+xml',
            title: parts.feed.title,
            href: parts.feed.href,
          }),
        ]
      : []),
    ...(parts.styles ? [`<style>${parts.styles}</style>`] : []),
    ...(parts.stylesheets ?? []).map((href) => element('link', { rel: 'stylesheet', href })),
    ...parts.scripts.map((script) => `<script>${script}</script>`),
    `<script type="module" src="${escapeAttribute(parts.boot)}"></script>`,
  ].join(headSeparator);
  const values: Record<string, string> = {
    '%lang%': escapeAttribute(parts.language),
    '%dir%': escapeAttribute(parts.direction),
    '<!--head-->': headMarkup,
    '<!--before-->': parts.loadingScreen,
    '<!--app-->': parts.app,
    '<!--record-->': jsonForScript(parts.pageData),
  };
  return template.replace(/%lang%|%dir%|<!--(?:head|before|app|record)-->/g, (mark) => values[mark] ?? mark);
}

/** Fills the HTML template of a page. */
import type { Head } from '#app/head/head.ts';
import { escapeAttribute, headSeparator, renderHead, renderTag, serializeForScript } from '#app/head/html.ts';
import type { ClientPageData } from '#content/client-data.ts';

export interface TemplateValues {
  language: string;
  direction: string;
  head: Head;
  /** Sources of inline scripts. The content security policy allows them by hash. */
  scripts: string[];
  styles: string;
  /** URL of the boot script, which an inline script loads. */
  boot: string;
  /** URLs of stylesheets that block the first paint. */
  stylesheets?: string[] | undefined;
  font?: string | undefined;
  feed?: { title: string; href: string } | undefined;
  loadingScreen: string;
  app: string;
  clientData: ClientPageData;
}

/**
 * Lets the browser prerender the page of a link that the visitor is about to follow, until the application takes over
 * navigation. Links to files are excluded by the dot in their names.
 */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
});

/** Fills the template. The inline scripts follow the head tags, because they read the alternate links. */
export function fillTemplate(template: string, values: TemplateValues): string {
  const headMarkup = [
    renderHead(values.head),
    ...(values.font
      ? [
          renderTag('link', {
            rel: 'preload',
            href: values.font,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
          }),
        ]
      : []),
    renderTag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    renderTag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    renderTag('link', { rel: 'manifest', href: '/site.webmanifest' }),
    ...(values.feed
      ? [
          renderTag('link', {
            rel: 'alternate',
            type: 'application/rss+xml',
            title: values.feed.title,
            href: values.feed.href,
          }),
        ]
      : []),
    ...(values.styles ? [`<style>${values.styles}</style>`] : []),
    ...(values.stylesheets ?? []).map((href) => renderTag('link', { rel: 'stylesheet', href })),
    ...values.scripts.map((script) => `<script>${script}</script>`),
    `<script type="speculationrules">${speculationRules}</script>`,
  ].join(headSeparator);
  const replacements: Record<string, string> = {
    '%lang%': escapeAttribute(values.language),
    '%dir%': escapeAttribute(values.direction),
    '%boot%': escapeAttribute(values.boot),
    '<!--head-->': headMarkup,
    '<!--loading-screen-->': values.loadingScreen,
    '<!--app-->': values.app,
    '<!--client-data-->': serializeForScript(values.clientData),
  };
  return template.replace(
    /%lang%|%dir%|%boot%|<!--(?:head|loading-screen|app|client-data)-->/g,
    (placeholder) => replacements[placeholder] ?? placeholder,
  );
}

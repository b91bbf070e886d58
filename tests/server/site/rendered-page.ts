/** What tests ask of a page's HTML. */
import type { PageData } from '#content/page-data.ts';

export const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
export const recordIn = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="record">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  ) as PageData;
/** What a visitor has of it without script: the record holds all strings of the page. */
export const shownIn = (html: string) => html.replace(/<script type="application\/json".*?<\/script>/s, '');
/** Value of a control, as a browser reads it. */
export const typedIn = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}" value="([^"]*)"`).exec(html)?.[1] ??
  new RegExp(`<textarea[^>]* name="${name}"[^>]*>\\n?([^<]*)</textarea>`).exec(html)?.[1];
export const decoded = (text = '') =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
/** The tags in their order, without what they hold. */
export const tagsOf = (html: string) => [...html.matchAll(/<(\/?[a-z][\w-]*)/gi)].map(([, tag]) => tag);

/** Addresses of the stylesheets that a page loads. */
export const sheetsIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]*)">/g)].map(([, href = '']) => href);

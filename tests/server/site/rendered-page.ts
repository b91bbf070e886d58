/** Reads parts of a rendered page. */
import type { ClientPageData } from '#content/client-data.ts';

export const getTitle = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
export const getClientData = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="record">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  ) as ClientPageData;
/** Removes the client data, which contain the strings of the islands. */
export const removeClientData = (html: string) =>
  html.replace(/<script type="application\/json".*?<\/script>/s, '');
/** Reads the value of a control like a browser. */
export const getControlValue = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}" value="([^"]*)"`).exec(html)?.[1] ??
  new RegExp(`<textarea[^>]* name="${name}"[^>]*>\\n?([^<]*)</textarea>`).exec(html)?.[1];
export const decodeEntities = (text = '') =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
/** Returns the names of the tags in their order. */
export const getTags = (html: string) => [...html.matchAll(/<(\/?[a-z][\w-]*)/gi)].map(([, tag]) => tag);

/** Returns the URLs of the stylesheets that a page loads. */
export const getStylesheets = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"[^>]*>/g)].map(([, href = '']) => href);

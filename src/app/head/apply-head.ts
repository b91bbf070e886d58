import i18next from 'i18next';
import type { PageData } from '#content/page-data.ts';
import { buildHead } from './head.ts';

/** Selects the tags that belong to a page. All other tags in the head belong to the site. */
const pageTagSelector =
  'meta[name=description], meta[name=robots], meta[property^="og:"], meta[name^="twitter:"], link[rel=canonical], link[rel=alternate][hreflang]';

/** Updates title, language and head tags of the document after a client navigation. */
export function applyHead(pageData: PageData): void {
  const { title, tags } = buildHead(pageData);
  document.title = title;
  document.documentElement.lang = pageData.language;
  document.documentElement.dir = i18next.dir(pageData.language);
  for (const oldTag of document.head.querySelectorAll(pageTagSelector)) oldTag.remove();
  for (const { tag, attributes } of tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}

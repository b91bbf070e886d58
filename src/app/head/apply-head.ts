import i18next from 'i18next';
import type { PageRecord } from '#content/page-data.ts';
import { headOf } from './head.ts';

/** Tags that belong to a page, not to the site. */
const pageTags =
  'meta[name=description], meta[name=robots], meta[property^="og:"], meta[name^="twitter:"], link[rel=canonical], link[rel=alternate][hreflang]';

/** Makes the document's head that of a page. */
export function applyHead(record: PageRecord): void {
  const { title, tags } = headOf(record);
  document.title = title;
  document.documentElement.lang = record.language;
  document.documentElement.dir = i18next.dir(record.language);
  for (const old of document.head.querySelectorAll(pageTags)) old.remove();
  for (const { tag, attributes } of tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}

import type { PageRecord } from '#content/page-data.ts';
import { languages, splitLanguage, withLanguage } from '#i18n/languages.ts';

/** What header, footer and language switch know of the page between them. */
export type Framed = Pick<PageRecord, 'language' | 'kind' | 'layout' | 'path' | 'headings' | 'versions'>;

/**
 * The frame's knowledge of a page whose record could not be had: its address.
 * @param language the one that the strings in memory speak.
 */
export function framedByAddress(pathname: string, language: Framed['language']): Framed {
  const { path } = splitLanguage(pathname);
  return {
    language,
    kind: 'page',
    layout: 'page',
    path: pathname,
    headings: [],
    versions: languages.map((each) => ({ language: each, path: withLanguage(path, each), anchors: [] })),
  };
}

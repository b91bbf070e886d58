import type { PageData } from '#content/page-data.ts';
import { languages, localizePath, splitLanguage } from '#i18n/languages.ts';

/** Page data that header, footer and language switch need. */
export type ShellPage = Pick<PageData, 'language' | 'kind' | 'layout' | 'path' | 'headings' | 'versions'>;

/**
 * Builds a shell page from a path, for a page whose data failed to load.
 * @param language language of the loaded strings.
 */
export function createShellPage(pathname: string, language: ShellPage['language']): ShellPage {
  const { path } = splitLanguage(pathname);
  return {
    language,
    kind: 'page',
    layout: 'page',
    path: pathname,
    headings: [],
    versions: languages.map((version) => ({
      language: version,
      path: localizePath(path, version),
      anchors: [],
    })),
  };
}

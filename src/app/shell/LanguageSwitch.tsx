import { navigation } from 'virtual:site';
import { type MouseEvent, useCallback } from 'react';
import { type Language, languageNames, languages } from '#i18n/languages.ts';
import type { ShellPage } from './shell-page.ts';

/**
 * Links to the page in the other languages. They carry `?lng=`, so that the choice works with storage blocked. The
 * script in the head stores it and removes it from the URL.
 */
export function LanguageSwitch({ page, className }: { page: ShellPage; className: string | undefined }) {
  /** Adds the translated anchor to the link. It runs at the click, because the URL's anchor may change until then. */
  const addAnchor = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const link = event.currentTarget;
      const id = decodeAnchor(window.location.hash.slice(1));
      link.hash = translateAnchor(page, link.hreflang as Language, id);
    },
    [page],
  );
  return languages
    .filter((language) => language !== page.language)
    .map((language) => {
      const { paths, home } = navigation[language];
      const version = findVersion(page, language);
      // A list may have more pages in one language than in the other.
      const path = version?.path ?? (page.layout === 'blog' ? paths.blog : undefined) ?? home;
      return (
        <a
          key={language}
          className={className}
          lang={language}
          hrefLang={language}
          href={`${path}?lng=${language}`}
          onClick={addAnchor}
        >
          {languageNames[language]}
        </a>
      );
    });
}

const findVersion = (page: ShellPage, language: Language) =>
  page.versions.find((version) => version.language === language);

/** Decodes an anchor to its element's id. An anchor with an invalid escape is returned as it is. */
function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/**
 * Returns the anchor of the same heading in another language.
 * @param id an anchor of the page. Ids that authors set are the same in both languages.
 * @returns the translated anchor, or `id` itself if it is not the id of a heading.
 */
function translateAnchor(page: ShellPage, language: Language, id: string): string {
  const version = findVersion(page, language);
  const index = page.headings.findIndex((heading) => heading.id === id);
  return version?.anchors[index] ?? id;
}

import { navigation } from 'virtual:site';
import { type MouseEvent, useCallback } from 'react';
import { languageNames, languages } from '#i18n/languages.ts';
import { counterpartOf } from './counterpart-anchor.ts';
import type { Framed } from './shell-page.ts';

/**
 * Links to the page in the other languages. Plain links with `?lng=`, which is a choice that works with storage
 * blocked: the script in the head stores it, and cleans it from the address.
 */
export function LanguageSwitch({ page, className }: { page: Framed; className: string | undefined }) {
  /** The place that the address names goes along; it is known only at the click. */
  const keepSection = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const link = event.currentTarget;
      link.hash = counterpartOf(page, link.hreflang, decoded(window.location.hash.slice(1)));
    },
    [page],
  );
  return languages
    .filter((language) => language !== page.language)
    .map((language) => {
      const { paths, home } = navigation[language];
      const version = page.versions.find((each) => each.language === language);
      // A list may have more pages in one language than in the other.
      const path = version?.path ?? (page.layout === 'blog' ? paths.blog : undefined) ?? home;
      return (
        <a
          key={language}
          className={className}
          lang={language}
          hrefLang={language}
          href={`${path}?lng=${language}`}
          onClick={keepSection}
        >
          {languageNames[language]}
        </a>
      );
    });
}

/** An anchor as its element has it. Anybody can put a broken escape into an address: it stays as it is. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

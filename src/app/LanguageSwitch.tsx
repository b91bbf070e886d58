import { navigation } from 'virtual:site';
import { type MouseEvent, useCallback } from 'react';
import type { PageRecord } from '#content/record.ts';
import { languageNames, languages } from '#i18n/languages.ts';
import { counterpartOf } from './counterpart.ts';

/**
 * Links to the page in the other languages. Plain links with `?lng=`, which is a choice that works with storage
 * blocked: the script in the head stores it, and cleans it from the address.
 */
export function LanguageSwitch({ record, className }: { record: PageRecord; className: string | undefined }) {
  /** The section that is being read goes along; it is known only at the click. */
  const keepSection = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const link = event.currentTarget;
      link.hash = counterpartOf(record, link.hreflang, decodeURIComponent(window.location.hash.slice(1)));
    },
    [record],
  );
  return languages
    .filter((language) => language !== record.language)
    .map((language) => {
      const path =
        record.versions.find((version) => version.language === language)?.path ?? navigation[language].home;
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

import { navigation } from 'virtual:site';
import { languageNames, languages } from '#i18n/languages.ts';
import type { ShellPage } from './shell-page.ts';

/**
 * Links to the page in the other languages. They carry `?lng=`, so that the choice works with storage blocked. The
 * script in the head and client navigation (navigation/links.ts) store the choice and remove `?lng=` from the URL.
 */
export function LanguageSwitch({ page, className }: { page: ShellPage; className: string | undefined }) {
  return languages
    .filter((language) => language !== page.language)
    .map((language) => {
      const { paths, home } = navigation[language];
      const version = page.versions.find((candidate) => candidate.language === language);
      // A list may have more pages in one language than in the other.
      const path = version?.path ?? (page.layout === 'blog' ? paths.blog : undefined) ?? home;
      return (
        <a
          key={language}
          className={className}
          lang={language}
          hrefLang={language}
          href={`${path}?lng=${language}`}
        >
          {languageNames[language]}
        </a>
      );
    });
}

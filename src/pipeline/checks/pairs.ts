import { languages } from '#i18n/languages.ts';
import { error, type Finding, startOfFile } from '../finding.ts';
import type { Site } from './site.ts';

/**
 * Every document stands in every language, under the same file name, unless it says that the translation is pending.
 * @param unreadable files that are there, but could not be understood.
 */
export function pairFindings(site: Site, unreadable: ReadonlySet<string>): Finding[] {
  const byFile = new Map(site.documents.map((document) => [document.source.file, document]));
  return site.documents.flatMap(({ source, frontmatter }) => {
    if (frontmatter.translation === 'pending' || frontmatter.draft) return [];
    return languages
      .filter((language) => language !== source.language)
      .map((language) => source.file.replace(source.language, language))
      .flatMap((counterpart) => {
        const other = byFile.get(counterpart);
        if (other ? !(other.frontmatter.draft && site.now) : unreadable.has(counterpart)) return [];
        return other
          ? error(
              source.file,
              startOfFile,
              'pair/draft',
              `The counterpart ${counterpart} is a draft. Publish both, or put translation: pending into this file's frontmatter.`,
            )
          : error(
              source.file,
              startOfFile,
              'pair/missing',
              `${counterpart} is missing. Write it, or put translation: pending into this file's frontmatter.`,
            );
      });
  });
}

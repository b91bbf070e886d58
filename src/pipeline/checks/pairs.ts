import { languages } from '#i18n/languages.ts';
import { error, type Finding, startOfFile } from '../finding.ts';
import type { Site } from './site.ts';

/** Every document stands in every language, under the same file name, unless it says that the translation is pending. */
export function pairFindings(site: Site, unreadable: ReadonlySet<string>): Finding[] {
  const files = new Set([...site.documents.map(({ source }) => source.file), ...unreadable]);
  return site.documents.flatMap(({ source, frontmatter }) => {
    if (frontmatter.translation === 'pending' || frontmatter.draft) return [];
    return languages
      .filter((language) => language !== source.language)
      .map((language) => source.file.replace(source.language, language))
      .filter((counterpart) => !files.has(counterpart))
      .map((counterpart) =>
        error(
          source.file,
          startOfFile,
          'pair/missing',
          `${counterpart} is missing. Write it, or put translation: pending into this file's frontmatter.`,
        ),
      );
  });
}

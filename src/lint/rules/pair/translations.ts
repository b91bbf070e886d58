import { slugPattern } from '#content/collections.ts';
import { getDocumentPath } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';
import { getPath, type Site } from '#lint/site.ts';
import { error, type Finding, startOfFile } from '#pipeline/finding.ts';
import { getReplacementPaths, type RemovedPages } from '../ledger/removed-pages.ts';

/**
 * Every document stands in every language, under the same file name, unless it says that the translation is pending.
 * @param unreadable files that are there, but could not be understood.
 */
export function checkTranslations(
  site: Site,
  unreadable: ReadonlySet<string>,
  vanished: RemovedPages,
): Finding[] {
  const byFile = new Map(site.documents.map((document) => [document.source.file, document]));
  const taken = getReplacementPaths(vanished);
  const misnamed = new Set([...unreadable].filter(hasInvalidName).map(getFolder));
  return site.documents.flatMap(({ source, frontmatter }) => {
    if (frontmatter.translation === 'pending' || frontmatter.draft || hasInvalidName(source.file)) return [];
    return languages
      .filter((language) => language !== source.language)
      .flatMap((language) => {
        const counterpart = source.file.replace(source.language, language);
        const other = byFile.get(counterpart);
        if (other ? !(other.frontmatter.draft && site.now) : unreadable.has(counterpart)) return [];
        if (other)
          return error(
            source.file,
            startOfFile,
            'pair/draft',
            `The counterpart ${counterpart} is a draft. Publish both, or put translation: pending into this file's frontmatter.`,
          );
        // What is said of the address that is gone, or of the file whose name is none, says it all.
        const isGone = vanished.has(getDocumentPath(language, source.kind, source.slug));
        if (isGone || taken.has(getPath({ source })) || misnamed.has(getFolder(counterpart))) return [];
        return error(
          source.file,
          startOfFile,
          'pair/missing',
          `${counterpart} is missing. Write it, or put translation: pending into this file's frontmatter.`,
        );
      });
  });
}

const getFolder = (file: string): string => file.replace(/\/[^/]*$/, '');
const hasInvalidName = (file: string): boolean =>
  !slugPattern.test(file.slice(getFolder(file).length + 1).replace(/\.mdx$/, ''));

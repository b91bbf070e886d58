import { slugPattern } from '#content/collections.ts';
import { getDocumentPath } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';
import { error, type Finding, startOfFile } from '#pipeline/finding.ts';
import type { ContentContext, Rule } from '../../rule.ts';
import { getPath, type Site } from '../../site.ts';
import { getReplacementPaths } from '../ledger/removed-pages.ts';

/** Reports documents that are missing in another language, unless the translation is marked as pending. */
export const translations: Rule = {
  docs: {
    'pair/draft': {
      description: 'The document is published, but in the other language it is a draft.',
      rationale: 'Visitors who switch languages would see the page "not found".',
      example: 'described',
      incorrect: 'no/pages/team.mdx has draft: true, en/pages/team.mdx does not',
      correct: 'both have it, neither has it, or en/pages/team.mdx has translation: pending',
    },
    'pair/missing': {
      description: 'The document is missing in the other language.',
      rationale: 'Visitors who switch languages would see the page "not found".',
      example: 'described',
      incorrect: 'en/blog/second.mdx alone',
      correct: 'en/blog/second.mdx and no/blog/second.mdx',
    },
  },
  checkContent: ({ siteWithValidFields, invalidFiles, removedPages }) =>
    checkTranslations(siteWithValidFields, invalidFiles, removedPages),
};

function checkTranslations(
  site: Site,
  invalidFiles: ContentContext['invalidFiles'],
  removedPages: ContentContext['removedPages'],
): Finding[] {
  const documentsByFile = new Map(site.documents.map((document) => [document.source.file, document]));
  const replacementPaths = getReplacementPaths(removedPages);
  const foldersWithInvalidNames = new Set([...invalidFiles].filter(hasInvalidName).map(getFolder));
  return site.documents.flatMap(({ source, frontmatter }) => {
    if (frontmatter.translation === 'pending' || frontmatter.draft || hasInvalidName(source.file)) return [];
    const report = (rule: string, message: string) => [error(source.file, startOfFile, rule, message)];
    return languages
      .filter((language) => language !== source.language)
      .flatMap((language) => {
        const file = source.file.replace(source.language, language);
        const counterpart = documentsByFile.get(file);
        if (counterpart?.frontmatter.draft && site.now)
          return report(
            'pair/draft',
            `${file}, the translation of this document, is a draft. Publish both, or write translation: pending into the frontmatter of this file.`,
          );
        if (counterpart || invalidFiles.has(file)) return [];
        // Another rule reports the removed page, the rename or the invalid file name.
        const isReportedElsewhere =
          removedPages.has(getDocumentPath(language, source.kind, source.slug)) ||
          replacementPaths.has(getPath({ source })) ||
          foldersWithInvalidNames.has(getFolder(file));
        if (isReportedElsewhere) return [];
        return report(
          'pair/missing',
          `${file}, the translation of this document, is missing. Write it, or write translation: pending into the frontmatter of this file.`,
        );
      });
  });
}

const getFolder = (file: string): string => file.replace(/\/[^/]*$/, '');
const hasInvalidName = (file: string): boolean =>
  !slugPattern.test(file.slice(getFolder(file).length + 1).replace(/\.mdx$/, ''));

import { type Frontmatter, slugPattern } from '#content/collections.ts';
import { getDocumentPath } from '#content/urls.ts';
import { type Language, languages } from '#i18n/languages.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, startOfFile, warning } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import { getUnpublishedReason } from '#pipeline/publication-schedule.ts';
import type { ContentContext, Rule } from '../../rule.ts';
import { getPath, type Site } from '../../site.ts';
import { getReplacementPaths } from '../ledger/removed-pages.ts';

/** Reports documents that are missing in another language, unless the translation is marked as pending. */
export const translations: Rule = {
  docs: {
    'pair/draft': {
      description: 'The document is published, but in the other language it is a draft.',
      rationale: 'Visitors of the other language would get the page in a language that they may not read.',
      example: 'described',
      incorrect: 'no/pages/team.mdx has draft: true, en/pages/team.mdx does not',
      correct: 'both have it, neither has it, or en/pages/team.mdx has translation: pending',
    },
    'pair/missing': {
      description: 'The document is missing in the other language.',
      rationale: 'Visitors of the other language would get the page in a language that they may not read.',
      example: 'described',
      incorrect: 'en/blog/second.mdx alone',
      correct: 'en/blog/second.mdx and no/blog/second.mdx',
    },
    'pair/pending': {
      description: 'The frontmatter says that the translation is still to be written, but it exists.',
      rationale:
        'The next person believes that the other language is missing, and the check does not look for it.',
      example: 'described',
      incorrect: 'translation: pending in en/blog/second.mdx, and no/blog/second.mdx is published',
      correct: 'en/blog/second.mdx without translation: pending',
      fixable: true,
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
  return site.documents.flatMap((document) => {
    const { source, frontmatter } = document;
    if (frontmatter.translation === 'pending')
      return checkPending(source, documentsByFile, site.now ?? new Date());
    if (frontmatter.draft || hasInvalidName(source.file)) return [];
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
        const other = findOtherName(site, document, language);
        if (other) return report('pair/missing', describeOtherName(source, other.source));
        return report(
          'pair/missing',
          `${file}, the translation of this document, is missing. Write it, or write translation: pending into the frontmatter of this file.`,
        );
      });
  });
}

/** Finds the translation of a document under another file name: the only one with the same day or order that has none. */
function findOtherName(site: Site, document: Document, language: Language): Document | undefined {
  const paths = new Set(site.documentsByPath.keys());
  const hasTranslation = ({ source: { language, kind, slug } }: Document) =>
    languages.every((each) => each === language || paths.has(getDocumentPath(each, kind, slug)));
  const getMark = ({ frontmatter }: Document) => {
    const { date, order, cover } = frontmatter as Partial<Frontmatter<'post'> & Frontmatter<'case-study'>>;
    return [date, order, cover].join(' ').trim();
  };
  const mark = getMark(document);
  const candidates = site.documents.filter(
    (other) =>
      other.kind === document.kind &&
      other.source.language === language &&
      getMark(other) === mark &&
      other.frontmatter.translation !== 'pending' &&
      !hasTranslation(other),
  );
  return mark !== '' && candidates.length === 1 ? candidates[0] : undefined;
}

/** The English name is the one that both languages use. */
function describeOtherName(source: Document['source'], other: Document['source']): string {
  const [english, translation] = source.language === 'en' ? [source, other] : [other, source];
  return `Is ${translation.file} the translation of ${english.file}? Both languages need the same file name: rename ${translation.file} to ${translation.file.replace(translation.slug, english.slug)}. If not, write the missing document, or write translation: pending into the frontmatter of this file.`;
}

/** Reports `translation: pending` once the document is published in the other language. */
function checkPending(
  { file, text, language }: Document['source'],
  documentsByFile: ReadonlyMap<string, Document>,
  now: Date,
): Finding[] {
  const [other = language] = languages.filter((each) => each !== language);
  const counterpart = documentsByFile.get(file.replace(language, other));
  if (!counterpart || getUnpublishedReason(counterpart.frontmatter, now)) return [];
  const line = /^translation:[ \t]*["']?pending["']?[ \t]*\n/m.exec(text);
  const message = `${counterpart.source.file}, the translation of this document, exists. Remove the line translation: pending.`;
  if (!line) return [warning(file, startOfFile, 'pair/pending', message)];
  const { index, 0: match } = line;
  const toPosition = createPositionLookup(text);
  return [
    warning(file, toPosition(index), 'pair/pending', message, {
      end: toPosition(index + match.trimEnd().length),
      fix: {
        title: 'Remove translation: pending.',
        edits: [{ from: index, to: index + match.length, text: '' }],
      },
    }),
  ];
}

const getFolder = (file: string): string => file.replace(/\/[^/]*$/, '');
const hasInvalidName = (file: string): boolean =>
  !slugPattern.test(file.slice(getFolder(file).length + 1).replace(/\.mdx$/, ''));

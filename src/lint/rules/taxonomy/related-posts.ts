import type { Frontmatter } from '#content/collections.ts';
import { getDocumentPath } from '#content/urls.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, type Fix, type Level, warning } from '#pipeline/finding.ts';
import { toOffset } from '#pipeline/parse/positions.ts';
import type { Rule } from '../../rule.ts';
import { getPath, type Site } from '../../site.ts';
import type { RemovedPages } from '../ledger/removed-pages.ts';
import { followRedirect } from '../redirects/redirects.ts';
import { findUnavailability } from '../schedule/publication-status.ts';

/** Reports related posts that do not exist or are not published. */
export const relatedPosts: Rule = {
  docs: {
    'taxonomy/related': {
      description: 'A related post does not exist, was deleted, is a draft, or is the post itself.',
      rationale: 'Visitors would be offered a page that they cannot read.',
      example: 'described',
      incorrect: 'related: [frist]',
      correct: 'related: [first]',
      fixable: true,
    },
  },
  checkContent: ({ siteWithInvalid, removedPages }) =>
    siteWithInvalid.documents
      .filter(({ kind }) => kind === 'post')
      .flatMap((document) => checkRelatedPosts(siteWithInvalid, document, removedPages)),
};

interface RelatedProblem {
  message: string;
  level?: Level;
  /** New name of a post that was renamed. */
  currentSlug?: string;
  /** True if the entry has to go. */
  isSuperfluous?: true;
}

function checkRelatedPosts(site: Site, document: Document, removedPages: RemovedPages): Finding[] {
  const { source, frontmatter, locate, locateEnd } = document;
  // An invalid document may lack the field.
  const { related = [] } = frontmatter as Partial<Frontmatter<'post'>>;
  return related.flatMap((slug, index) => {
    // The finding about a removed page covers the lists that name it.
    if (removedPages.has(getDocumentPath(source.language, 'post', slug))) return [];
    const problem = findRelatedProblem(site, document, slug);
    if (!problem) return [];
    const { level, message, currentSlug, isSuperfluous } = problem;
    const report = level === 'warning' ? warning : error;
    const start = locate(['related', index]);
    const range = locateEnd(['related', index]);
    const from = toOffset(source.text, start);
    const to = range && toOffset(source.text, range.end);
    const fix =
      from === undefined || to === undefined
        ? undefined
        : currentSlug !== undefined
          ? buildRenameFix(source.text, { from, to }, slug, currentSlug)
          : isSuperfluous && buildRemovalFix(source.text, { from, to }, related.length === 1);
    return report(source.file, start, 'taxonomy/related', message, { ...range, ...(fix && { fix }) });
  });
}

function findRelatedProblem(site: Site, document: Document, slug: string): RelatedProblem | undefined {
  const { language } = document.source;
  const path = getDocumentPath(language, 'post', slug);
  const post = site.documentsByPath.get(path);
  if (!post) return site.isUncertain(path) ? undefined : describeMissingPost(site, document, slug, path);
  if (post === document)
    return { message: 'The post is related to itself. Remove it from the list.', isSuperfluous: true };
  const unavailability = findUnavailability(site, document, post);
  if (!unavailability) return undefined;
  const { description, remedy, rule, level } = unavailability;
  return {
    message: `The post "${slug}" ${description}. ${remedy}, or remove it from the list.`,
    // The page leaves out unpublished posts, so visitors see no dead link.
    level: rule === 'ended' ? 'warning' : level,
  };
}

function describeMissingPost(site: Site, document: Document, slug: string, path: string): RelatedProblem {
  const { language } = document.source;
  const posts = site.documents.filter(({ kind, source }) => kind === 'post' && source.language === language);
  const redirect = followRedirect(site, path);
  if (redirect && !redirect.isValid)
    return {
      message: `The post "${slug}" is gone, and the redirect from ${path} is wrong. Correct the redirect in redirects.yaml first.`,
    };
  const target = redirect?.target.split('#')[0];
  const currentSlug = posts.find((post) => getPath(post) === target)?.source.slug;
  if (currentSlug !== undefined)
    return {
      message: `The post "${slug}" is called "${currentSlug}" now. Write ${currentSlug}.`,
      currentSlug,
    };
  if (target !== undefined)
    return {
      message: `The post "${slug}" was deleted, and its address leads to ${target} now. Remove it from the list.`,
      isSuperfluous: true,
    };
  const otherSlugs = posts.filter((post) => post !== document).map(({ source }) => source.slug);
  return { message: `There is no post "${slug}" in this language.${didYouMean(slug, otherSlugs)}` };
}

interface OffsetRange {
  from: number;
  to: number;
}

/** Returns undefined if the file does not contain the slug letter for letter, with or without quotation marks. */
function buildRenameFix(
  text: string,
  { from, to }: OffsetRange,
  slug: string,
  currentSlug: string,
): Fix | undefined {
  const original = text.slice(from, to);
  if (![slug, `"${slug}"`, `'${slug}'`].includes(original)) return undefined;
  const slugFrom = from + original.indexOf(slug);
  return {
    title: `Write ${currentSlug}.`,
    edits: [{ from: slugFrom, to: slugFrom + slug.length, text: currentSlug }],
  };
}

/** Removes an entry of a list, or the whole field if it is the only one. Returns undefined if comments are beside it. */
function buildRemovalFix(text: string, { from, to }: OffsetRange, isOnlyEntry: boolean): Fix | undefined {
  const range = isOnlyEntry
    ? findWhole(
        text,
        { from, to },
        /^related:(?:[ \t]*\n[ \t]*-[ \t]+|[ \t]*\[\s*)$/,
        /^(?:\s*,?\s*\])?[ \t]*\n/,
      )
    : (findWhole(text, { from, to }, /^[ \t]*-[ \t]+$/, /^[ \t]*\n/) ?? findPart(text, { from, to }));
  return range && { title: 'Remove it from the list.', edits: [{ ...range, text: '' }] };
}

/** Extends a range to whole lines, which must consist of the range and what the patterns match. */
function findWhole(
  text: string,
  { from, to }: OffsetRange,
  before: RegExp,
  after: RegExp,
): OffsetRange | undefined {
  const end = after.exec(text.slice(to))?.[0];
  if (end === undefined) return undefined;
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const previousLineStart = text.lastIndexOf('\n', lineStart - 2) + 1;
  const start = [lineStart, previousLineStart].find((offset) => before.test(text.slice(offset, from)));
  return start === undefined ? undefined : { from: start, to: to + end.length };
}

/** Extends the range of an entry of `[a, b]` to the comma after it, or before the last one. */
function findPart(text: string, { from, to }: OffsetRange): OffsetRange | undefined {
  const commaAfter = /^\s*,\s*/.exec(text.slice(to))?.[0];
  if (commaAfter) return { from, to: to + commaAfter.length };
  const commaBefore = /,\s*$/.exec(text.slice(0, from))?.[0];
  return commaBefore ? { from: from - commaBefore.length, to } : undefined;
}

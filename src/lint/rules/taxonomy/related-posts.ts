import type { Frontmatter } from '#content/collections.ts';
import { getDocumentPath } from '#content/urls.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, type Fix, type Level, type Position, warning } from '#pipeline/finding.ts';
import { toOffset } from '#pipeline/parse/positions.ts';
import type { Rule } from '../../rule.ts';
import { getPath, type Site } from '../../site.ts';
import type { RemovedPages } from '../ledger/removed-pages.ts';
import { resolveRedirects } from '../redirects/resolve-redirects.ts';
import { findUnavailability } from '../schedule/publication-status.ts';

/** Reports related posts that do not exist or are not published. */
export const relatedPosts: Rule = {
  docs: {
    'taxonomy/related': {
      description: 'A related post does not exist, is a draft, or is the post itself.',
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
    const { level, message, currentSlug } = problem;
    const report = level === 'warning' ? warning : error;
    const start = locate(['related', index]);
    const range = locateEnd(['related', index]);
    const fix =
      currentSlug !== undefined && range
        ? buildRenameFix(source.text, start, range.end, slug, currentSlug)
        : undefined;
    return report(source.file, start, 'taxonomy/related', message, { ...range, ...(fix && { fix }) });
  });
}

function findRelatedProblem(site: Site, document: Document, slug: string): RelatedProblem | undefined {
  const { language } = document.source;
  const path = getDocumentPath(language, 'post', slug);
  const post = site.documentsByPath.get(path);
  if (!post) return site.isUncertain(path) ? undefined : describeMissingPost(site, document, slug, path);
  if (post === document) return { message: 'The post is related to itself. Remove it from the list.' };
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
  const target = resolveRedirects(site.redirects, path)?.split('#')[0];
  const currentSlug =
    target === path ? undefined : posts.find((post) => getPath(post) === target)?.source.slug;
  if (currentSlug !== undefined)
    return {
      message: `The post "${slug}" is called "${currentSlug}" now. Write ${currentSlug}.`,
      currentSlug,
    };
  const otherSlugs = posts.filter((post) => post !== document).map(({ source }) => source.slug);
  return { message: `There is no post "${slug}" in this language.${didYouMean(slug, otherSlugs)}` };
}

/** Returns undefined if the file does not contain the slug letter for letter, with or without quotation marks. */
function buildRenameFix(
  text: string,
  start: Position,
  end: Position,
  slug: string,
  currentSlug: string,
): Fix | undefined {
  const [from, to] = [toOffset(text, start), toOffset(text, end)];
  if (from === undefined || to === undefined) return undefined;
  const original = text.slice(from, to);
  if (![slug, `"${slug}"`, `'${slug}'`].includes(original)) return undefined;
  const slugFrom = from + original.indexOf(slug);
  return {
    title: `Write ${currentSlug}.`,
    edits: [{ from: slugFrom, to: slugFrom + slug.length, text: currentSlug }],
  };
}

import type { Frontmatter } from '#content/collections.ts';
import type { Term } from '#content/manifest.ts';
import { didYouMean, findNearest } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, type Fix, warning } from '#pipeline/finding.ts';
import { toOffset } from '#pipeline/parse/positions.ts';
import type { FieldPath } from '#pipeline/parse/yaml/locator.ts';
import { stripQuotes } from '#pipeline/validate/suggestions.ts';
import { placeholder } from '../../placeholder.ts';
import type { Rule } from '../../rule.ts';
import type { Site } from '../../site.ts';

/** Reports categories and tags of posts that taxonomy.yaml does not list. */
export const postTerms: Rule = {
  docs: {
    'taxonomy/categories': {
      description: 'The post has a category that taxonomy.yaml does not list.',
      rationale: 'There would be no list of posts for this category.',
      example: 'described',
      incorrect: 'categories: [qualty]',
      correct: 'categories: [quality]',
      fixable: true,
    },
    'taxonomy/tags': {
      description: 'The post has a tag that taxonomy.yaml does not list.',
      rationale: 'There would be no list of posts for this tag.',
      example: 'described',
      incorrect: 'tags: [tseting]',
      correct: 'tags: [testing]',
      fixable: true,
    },
  },
  checkContent: ({ siteWithInvalid }) =>
    siteWithInvalid.hasValidTaxonomy
      ? siteWithInvalid.documents
          .filter(({ kind }) => kind === 'post')
          .flatMap((document) => [
            ...checkTerms(siteWithInvalid, document, 'categories'),
            ...checkTerms(siteWithInvalid, document, 'tags'),
            ...checkTermsAsText(siteWithInvalid, document, 'categories'),
            ...checkTermsAsText(siteWithInvalid, document, 'tags'),
          ])
      : [],
};

function checkTerms(site: Site, document: Document, field: 'categories' | 'tags'): Finding[] {
  const { source, frontmatter, locate, locateEnd } = document;
  const terms = site[field];
  // An invalid document may lack the field.
  const slugs = (frontmatter as Partial<Frontmatter<'post'>>)[field] ?? [];
  return slugs.flatMap((slug, index) => {
    if (terms.some((term) => term.slug === slug)) return [];
    const path = [field, index];
    const report = slug === placeholder && frontmatter.draft ? warning : error;
    const term = findTermByLabel(slug, terms);
    const fix = term && buildTermFix(document, path, term);
    const message = describeUnknownTerm(slug, terms, field) + describeRename(site, slug, field);
    return report(source.file, locate(path), `taxonomy/${field}`, message, {
      ...locateEnd(path),
      ...(fix && { fix }),
    });
  });
}

/** Explains terms that are text in place of a list: `tags: Universal design`. */
function checkTermsAsText(site: Site, document: Document, field: 'categories' | 'tags'): Finding[] {
  const { source, frontmatter, locate, locateEnd } = document;
  // The field of an invalid document is a key without a value.
  const isInvalid = field in frontmatter && (frontmatter as Record<string, unknown>)[field] === undefined;
  const end = isInvalid ? locateEnd([field])?.end : undefined;
  const from = end && toOffset(source.text, locate([field]));
  const to = end && toOffset(source.text, end);
  if (end === undefined || from === undefined || to === undefined) return [];
  const entries = stripQuotes(source.text.slice(from, to).replace(/^(["'])(.*)\1$/, '$2'))
    .split(',')
    .map((entry) => entry.trim());
  const foundTerms = entries.map((entry) => findTermByLabel(entry, site[field])?.slug);
  if (foundTerms.every((slug) => slug === undefined)) return [];
  const list = `[${entries.map((entry, index) => foundTerms[index] ?? entry).join(', ')}]`;
  const unknown = entries.find((_, index) => foundTerms[index] === undefined);
  const cause = `"${field}" must be a list of names from taxonomy.yaml.`;
  const message =
    unknown === undefined
      ? `${cause} Write ${field}: ${list}`
      : `${cause} ${describeUnknownTerm(unknown, site[field], field)} Write the others as ${field}: ${list}`;
  const fix = unknown === undefined && {
    title: `Write ${field}: ${list}`,
    edits: [{ from, to, text: list }],
  };
  return [error(source.file, locate([field]), `taxonomy/${field}`, message, { end, ...(fix && { fix }) })];
}

/** Terms that a message lists. A longer list would hide the mistake. */
const maxChoices = 15;

function describeUnknownTerm(value: string, terms: readonly Term[], field: 'categories' | 'tags'): string {
  const noun = field === 'tags' ? 'tag' : 'category';
  const slugs = terms.map(({ slug }) => slug);
  if (value === placeholder) return `Choose a ${noun} before the post is published: ${slugs.join(', ')}.`;
  const term = findTermByLabel(value, terms);
  if (term && term.slug === stripQuotes(value))
    return `"${term.slug}" has quotation marks that YAML does not recognize. Write ${term.slug}`;
  if (term)
    return `"${value}" is the label that visitors read, but posts use the name from taxonomy.yaml. Write ${term.slug}`;
  const list = field === 'tags' ? 'Tags' : 'Categories';
  const choices =
    slugs.length > 0 && slugs.length <= maxChoices
      ? `${list} in taxonomy.yaml: ${slugs.join(', ')}.`
      : `${list} are listed in taxonomy.yaml.`;
  return `"${value}" is not a ${noun}.${didYouMean(value, slugs)} ${choices}`;
}

/** Explains a term whose name was changed in taxonomy.yaml alone, so that no post uses the new one. */
function describeRename(site: Site, slug: string, field: 'categories' | 'tags'): string {
  const terms = site[field];
  if (slug === placeholder || findTermByLabel(slug, terms)) return '';
  const usedSlugs = new Set(
    site.documents.flatMap(({ frontmatter }) => (frontmatter as Partial<Frontmatter<'post'>>)[field] ?? []),
  );
  const [unused, other] = terms.map((term) => term.slug).filter((each) => !usedSlugs.has(each));
  const nearest = findNearest(
    slug,
    terms.map((term) => term.slug),
  );
  if (unused === undefined || other !== undefined || nearest !== undefined) return '';
  const noun = field === 'tags' ? 'tag' : 'category';
  return ` Did you rename it to "${unused}" in taxonomy.yaml? Put the name back there, and run npm run content -- rename ${noun}/${slug} ${noun}/${unused}`;
}

/** Finds a term by its name or one of its labels, because writers see the labels on the site. */
function findTermByLabel(value: string, terms: readonly Term[]): Term | undefined {
  const isSame = (other: string) => other.toLowerCase() === stripQuotes(value).toLowerCase();
  return terms.find(({ slug, labels }) => isSame(slug) || Object.values(labels).some(isSame));
}

function buildTermFix({ source, locate, locateEnd }: Document, path: FieldPath, term: Term): Fix | undefined {
  const end = locateEnd(path)?.end;
  const from = toOffset(source.text, locate(path));
  const to = end && toOffset(source.text, end);
  if (from === undefined || to === undefined) return undefined;
  return { title: `Write ${term.slug}`, edits: [{ from, to, text: term.slug }] };
}

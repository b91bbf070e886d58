import { distance } from 'fastest-levenshtein';
import type { Frontmatter } from '#content/collections.ts';
import type { Term } from '#content/manifest.ts';
import { languages } from '#i18n/languages.ts';
import { type Finding, startOfFile, warning } from '#pipeline/finding.ts';
import type { ContentContext, Rule } from '../../rule.ts';
import type { Site } from '../../site.ts';
import { exampleCategories, exampleTags } from './examples.ts';

/** Reports categories and tags that no post uses, and pairs that are nearly the same. */
export const terms: Rule = {
  docs: {
    'taxonomy/near-duplicate': {
      description: 'Two categories or tags are nearly the same.',
      rationale: 'Posts on one subject are divided between two lists, and visitors find only some of them.',
      example: 'taxonomy.yaml',
      incorrect: `${exampleCategories}\n${exampleTags}\n  tests: { en: Tests, no: Tester }\n  test: { en: Test, no: Prøve }`,
      correct: `${exampleCategories}\n${exampleTags}`,
    },
    'taxonomy/unused': {
      description: 'No post uses the category or tag.',
      rationale: 'Writers can choose it, but its list is empty.',
      example: 'taxonomy.yaml',
      incorrect: `${exampleCategories}\n${exampleTags}\n  performance: { en: Performance, no: Ytelse }`,
      correct: `${exampleCategories}\n${exampleTags}`,
    },
  },
  checkContent: ({ site, content }) =>
    site.hasValidTaxonomy
      ? (['categories', 'tags'] as const).flatMap((field) => checkTerms(site, field, content.taxonomy))
      : [],
};

type Field = 'categories' | 'tags';

function checkTerms(site: Site, field: Field, taxonomy: ContentContext['content']['taxonomy']): Finding[] {
  const report = (slug: string, rule: string, message: string) =>
    warning('taxonomy.yaml', taxonomy?.locateTerm(field, slug) ?? startOfFile, rule, message);
  return [
    ...findUnusedTerms(site, field).map(({ slug }) =>
      report(
        slug,
        'taxonomy/unused',
        `No post uses "${slug}". Remove it, or add it to the ${field} of a post.`,
      ),
    ),
    ...findNearDuplicates(site[field]).map(([term, other]) =>
      report(
        term.slug,
        'taxonomy/near-duplicate',
        `"${term.slug}" and "${other.slug}" are nearly the same, so posts on one subject are in two lists. Keep one of the two, or give them names that differ.`,
      ),
    ),
  ];
}

function findUnusedTerms(site: Site, field: Field): Term[] {
  const posts = site.documents.filter(({ kind }) => kind === 'post');
  // An invalid post may use any term.
  const hasInvalidPost = [...site.invalidPaths].some((path) => path.includes('/blog/'));
  if (!posts.length || hasInvalidPost) return [];
  const usedSlugs = new Set(posts.flatMap(({ frontmatter }) => (frontmatter as Frontmatter<'post'>)[field]));
  return site[field].filter(({ slug }) => !usedSlugs.has(slug));
}

/** Returns each term that is nearly the same as an earlier one, with the first such term. */
const findNearDuplicates = (allTerms: readonly Term[]): [Term, Term][] =>
  allTerms.flatMap((term, index) => {
    const earlier = allTerms.slice(0, index).find((other) => areNearDuplicates(term, other));
    return earlier ? [[term, earlier] as [Term, Term]] : [];
  });

const areNearDuplicates = (a: Term, b: Term): boolean =>
  isNearlySameWord(a.slug, b.slug) ||
  languages.some((language) => isNearlySameWord(a.labels[language], b.labels[language]));

/** Letters of a word for each letter that may differ: one in a word of five letters, two in one of ten or more. */
const lettersPerEdit = 5;
const maxEdits = 2;

function isNearlySameWord(first: string, second: string): boolean {
  const [a, b] = [first, second].map((word) => word.toLowerCase().replace(/[\s_-]+/g, '')) as [
    string,
    string,
  ];
  if (a === b) return true;
  // Different digits mean different things, as in ISO 27001 and ISO 27002.
  if (a.replace(/\D/g, '') !== b.replace(/\D/g, '') || a[0] !== b[0]) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const isPlural = short.length > 2 && ['s', 'es', 'er', 'ar'].some((ending) => short + ending === long);
  return isPlural || distance(a, b) <= Math.min(Math.floor(short.length / lettersPerEdit), maxEdits);
}

import { distance } from 'fastest-levenshtein';
import type { Frontmatter } from '#content/collections.ts';
import type { Term } from '#content/manifest.ts';
import { languages } from '#i18n/languages.ts';
import type { Site } from '#lint/site.ts';
import { type Finding, type Position, warning } from '#pipeline/finding.ts';

const file = 'taxonomy.yaml';
const fields = ['categories', 'tags'] as const;
type Field = (typeof fields)[number];

/** A term of five letters may differ in one, and one of nine in two, before they are two words. */
const lettersPerEdit = 5;

/**
 * Terms that no post uses, and terms that are nearly the same.
 * @param placeOf where a term stands in the taxonomy.
 */
export function checkTerms(site: Site, placeOf: (field: Field, slug: string) => Position): Finding[] {
  if (!site.termsKnown) return [];
  return fields.flatMap((field) => {
    const say = (slug: string, rule: string, message: string) =>
      warning(file, placeOf(field, slug), rule, message);
    return [
      ...findUnusedTerms(site, field).map(({ slug }) =>
        say(
          slug,
          'taxonomy/unused',
          `No post uses "${slug}". Remove it, or write it into a post's ${field}.`,
        ),
      ),
      ...findNearDuplicates(site[field]).map(([term, twin]) =>
        say(
          term.slug,
          'taxonomy/near-duplicate',
          `"${term.slug}" and "${twin.slug}" are nearly the same, and part what belongs together. Keep one of the two, or give them names that differ.`,
        ),
      ),
    ];
  });
}

function findUnusedTerms(site: Site, field: Field): Term[] {
  const posts = site.documents.filter(({ kind }) => kind === 'post');
  // A post that cannot be understood may be the one that uses a term.
  if (!posts.length || [...site.broken].some((path) => path.includes('/blog/'))) return [];
  const used = new Set(posts.flatMap(({ frontmatter }) => (frontmatter as Frontmatter<'post'>)[field]));
  return site[field].filter(({ slug }) => !used.has(slug));
}

/** Each term with the first one before it that it is hardly to be told from. */
const findNearDuplicates = (terms: readonly Term[]): [Term, Term][] =>
  terms.flatMap((term, at) => {
    const twin = terms.slice(0, at).find((other) => areNearDuplicates(term, other));
    return twin ? [[term, twin] as [Term, Term]] : [];
  });

const areNearDuplicates = (a: Term, b: Term): boolean =>
  isNearlySameWord(a.slug, b.slug) ||
  languages.some((language) => isNearlySameWord(a.labels[language], b.labels[language]));

function isNearlySameWord(one: string, other: string): boolean {
  const [a, b] = [one, other].map((word) => word.toLowerCase().replace(/[\s_-]+/g, '')) as [string, string];
  if (a === b) return true;
  // Other digits are another thing: ISO 27001, ISO 27002.
  if (a.replace(/\D/g, '') !== b.replace(/\D/g, '') || a[0] !== b[0]) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length > 2 && ['s', 'es', 'er', 'ar'].some((ending) => short + ending === long)) return true;
  return distance(a, b) <= Math.min(Math.floor(short.length / lettersPerEdit), 2);
}

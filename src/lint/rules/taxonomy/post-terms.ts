import type { Frontmatter } from '#content/collections.ts';
import type { Term } from '#content/manifest.ts';
import { getDocumentPath } from '#content/urls.ts';
import { placeholder } from '#lint/placeholder.ts';
import { getPath, type Site } from '#lint/site.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, type Fix, type Level, type Position, warning } from '#pipeline/finding.ts';
import { toOffset } from '#pipeline/parse/positions.ts';
import type { Path } from '#pipeline/parse/yaml/parse-yaml.ts';
import { bare } from '#pipeline/validate/suggestions.ts';
import type { RemovedPages } from '../ledger/removed-pages.ts';
import { resolveRedirects } from '../redirects/redirects.ts';
import { findUnavailability } from '../schedule/publication-status.ts';

/** Categories, tags and related posts that nothing defines. */
export function checkPostTerms(site: Site, vanished: RemovedPages): Finding[] {
  return site.documents
    .filter(({ kind }) => kind === 'post')
    .flatMap((document) => {
      // Of a document that is not wholly understood, a field may be missing.
      const {
        categories = [],
        tags = [],
        related = [],
      } = document.frontmatter as Partial<Frontmatter<'post'>>;
      const { file } = document.source;
      const relatedFindings = (slug: string, at: number): Finding[] => {
        if (vanished.has(getDocumentPath(document.source.language, 'post', slug))) return [];
        const problem = findRelatedProblem(site, document, slug);
        if (!problem) return [];
        const { level, message, currentSlug: better } = problem;
        const make = level === 'warning' ? warning : error;
        const place = document.locate(['related', at]);
        const ending = document.locateEnd(['related', at]);
        const fix =
          better !== undefined && ending && buildRenameFix(document, place, ending.end, slug, better);
        return [make(file, place, 'taxonomy/related', message, { ...ending, ...(fix && { fix }) })];
      };
      const unknown = (field: string, values: string[], terms: Term[], what: string) => {
        if (!site.termsKnown) return [];
        const known = terms.map(({ slug }) => slug);
        return values.flatMap((value, at) => {
          if (known.includes(value)) return [];
          const make = value === placeholder && document.frontmatter.draft ? warning : error;
          return make(
            file,
            document.locate([field, at]),
            `taxonomy/${field}`,
            value === placeholder
              ? `Choose a ${what} before it is published: ${known.join(', ')}.`
              : describeUnknownTerm(value, terms, what),
            {
              ...document.locateEnd([field, at]),
              ...buildTermFix(document, [field, at], findTermByLabel(value, terms)),
            },
          );
        });
      };
      return [
        ...unknown('categories', categories, site.categories, 'category'),
        ...unknown('tags', tags, site.tags, 'tag'),
        ...related.flatMap(relatedFindings),
      ];
    });
}

interface RelatedProblem {
  message: string;
  level?: Level;
  /** The name that the post has now. */
  currentSlug?: string;
}

/** A term is written by its name; writers see its label on the site, and write that. */
function describeUnknownTerm(value: string, terms: readonly Term[], what: string): string {
  const meant = findTermByLabel(value, terms);
  if (meant && meant.slug === bare(value))
    return `The marks around "${meant.slug}" are none to YAML. Write ${meant.slug}`;
  if (meant)
    return `"${value}" is what visitors read; a document names the ${what} as taxonomy.yaml does. Write ${meant.slug}`;
  const hint = didYouMean(
    value,
    terms.map(({ slug }) => slug),
  );
  return `"${value}" is not a ${what}.${hint} ${what === 'tag' ? 'Tags' : 'Categories'} are listed in taxonomy.yaml.`;
}

function findTermByLabel(value: string, terms: readonly Term[]): Term | undefined {
  const isSame = (other: string) => other.toLowerCase() === bare(value).toLowerCase();
  return terms.find(({ slug, labels }) => isSame(slug) || Object.values(labels).some(isSame));
}

function buildTermFix(
  { source, locate, locateEnd: ending }: Document,
  path: Path,
  term: Term | undefined,
): { fix?: Fix } {
  const end = ending(path)?.end;
  const from = toOffset(source.text, locate(path));
  const to = end && toOffset(source.text, end);
  if (!term || from === undefined || to === undefined) return {};
  return { fix: { title: `Write ${term.slug}`, edits: [{ from, to, text: term.slug }] } };
}

function findRelatedProblem(site: Site, document: Document, slug: string): RelatedProblem | undefined {
  const { language } = document.source;
  const path = getDocumentPath(language, 'post', slug);
  const post = site.byPath.get(path);
  if (!post) {
    if (site.isUndecided(path)) return undefined;
    const posts = site.documents.filter(
      ({ kind, source }) => kind === 'post' && source.language === language,
    );
    const end = resolveRedirects(site.redirects, path)?.split('#')[0];
    const moved = end === path ? undefined : posts.find((each) => getPath(each) === end)?.source.slug;
    if (moved !== undefined)
      return { message: `The post "${slug}" is called "${moved}" now.`, currentSlug: moved };
    const hint = didYouMean(
      slug,
      posts.filter((each) => each !== document).map(({ source }) => source.slug),
    );
    return { message: `There is no post "${slug}" in this language.${hint}` };
  }
  if (post === document) return { message: 'The post is related to itself. Remove it from the list.' };
  const absence = findUnavailability(site, document, post);
  if (!absence) return undefined;
  const message = `The post "${slug}" ${absence.description}. ${absence.remedy}, or remove it from the list.`;
  // A list leaves out what has come down, so that nothing breaks on that day.
  return { message, level: absence.rule === 'ended' ? 'warning' : absence.level };
}

/** Where the name is written out, letter for letter. */
function buildRenameFix(
  { source }: Document,
  start: Position,
  end: Position,
  slug: string,
  better: string,
): Fix | undefined {
  const [from, to] = [toOffset(source.text, start), toOffset(source.text, end)];
  if (from === undefined || to === undefined) return undefined;
  const written = source.text.slice(from, to);
  const at = [slug, `"${slug}"`, `'${slug}'`].includes(written) ? from + written.indexOf(slug) : undefined;
  return at === undefined
    ? undefined
    : { title: `Write ${better}.`, edits: [{ from: at, to: at + slug.length, text: better }] };
}

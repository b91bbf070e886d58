import { addressOf } from '#content/addresses.ts';
import type { Frontmatter } from '#content/collections.ts';
import type { Term } from '#content/manifest.ts';
import { error, type Finding, type Fix, type Level, type Place, warning } from '../finding.ts';
import { offsetOf } from '../lines.ts';
import { didYouMean } from '../suggest.ts';
import { todo } from '../todo.ts';
import type { Document } from '../validate.ts';
import { absenceProblem } from './absence.ts';
import { endOf } from './redirects.ts';
import { pathOf, type Site } from './site.ts';
import type { Vanishings } from './vanished.ts';

/** Categories, tags and related posts that nothing defines. */
export function taxonomyFindings(site: Site, vanished: Vanishings): Finding[] {
  return site.documents
    .filter(({ kind }) => kind === 'post')
    .flatMap((document) => {
      const { categories, tags, related = [] } = document.frontmatter as Frontmatter<'post'>;
      const { file } = document.source;
      const relatedFindings = (slug: string, at: number): Finding[] => {
        if (vanished.has(addressOf(document.source.language, 'post', slug))) return [];
        const problem = relatedProblem(site, document, slug);
        if (!problem) return [];
        const { level, message, better } = problem;
        const make = level === 'warning' ? warning : error;
        const place = document.locate(['related', at]);
        const ending = document.ending(['related', at]);
        const fix = better !== undefined && ending && renaming(document, place, ending.end, slug, better);
        return [make(file, place, 'taxonomy/related', message, { ...ending, ...(fix && { fix }) })];
      };
      const unknown = (field: string, values: string[], terms: Term[], what: string) => {
        if (!site.termsKnown) return [];
        const known = terms.map(({ slug }) => slug);
        return values.flatMap((value, at) => {
          if (known.includes(value)) return [];
          const isOpen = value === todo && document.frontmatter.draft;
          const make = isOpen ? warning : error;
          return make(
            file,
            document.locate([field, at]),
            `taxonomy/${field}`,
            value === todo
              ? `Choose a ${what} before it is published: ${known.join(', ')}.`
              : `"${value}" is not a ${what}.${didYouMean(value, known)} ${what === 'tag' ? 'Tags' : 'Categories'} are listed in taxonomy.yaml.`,
            document.ending([field, at]),
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
  better?: string;
}

function relatedProblem(site: Site, document: Document, slug: string): RelatedProblem | undefined {
  const { language } = document.source;
  const path = addressOf(language, 'post', slug);
  const post = site.byPath.get(path);
  if (!post) {
    if (site.isUndecided(path)) return undefined;
    const posts = site.documents.filter(
      ({ kind, source }) => kind === 'post' && source.language === language,
    );
    const end = endOf(site.redirects, path)?.split('#')[0];
    const moved = end === path ? undefined : posts.find((each) => pathOf(each) === end)?.source.slug;
    if (moved !== undefined)
      return { message: `The post "${slug}" is called "${moved}" now.`, better: moved };
    const hint = didYouMean(
      slug,
      posts.filter((each) => each !== document).map(({ source }) => source.slug),
    );
    return { message: `There is no post "${slug}" in this language.${hint}` };
  }
  if (post === document) return { message: 'The post is related to itself. Remove it from the list.' };
  const absence = absenceProblem(site, document, post);
  if (!absence) return undefined;
  const message = `The post "${slug}" ${absence.is}. ${absence.wayOut}, or remove it from the list.`;
  // A list leaves out what has come down, so that nothing breaks on that day.
  return { message, level: absence.rule === 'ended' ? 'warning' : absence.level };
}

/** Where the name is written out, letter for letter. */
function renaming(
  { source }: Document,
  start: Place,
  end: Place,
  slug: string,
  better: string,
): Fix | undefined {
  const [from, to] = [offsetOf(source.text, start), offsetOf(source.text, end)];
  if (from === undefined || to === undefined) return undefined;
  const written = source.text.slice(from, to);
  const at = [slug, `"${slug}"`, `'${slug}'`].includes(written) ? from + written.indexOf(slug) : undefined;
  return at === undefined
    ? undefined
    : { title: `Write ${better}.`, edits: [{ from: at, to: at + slug.length, text: better }] };
}

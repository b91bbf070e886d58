import { addressOf } from '#content/addresses.ts';
import type { Frontmatter } from '#content/collections.ts';
import type { Term } from '#content/manifest.ts';
import { error, type Finding, type Level, warning } from '../finding.ts';
import { didYouMean } from '../suggest.ts';
import type { Document } from '../validate.ts';
import { absenceProblem } from './absence.ts';
import type { Site } from './site.ts';

/** Categories, tags and related posts that nothing defines. */
export function taxonomyFindings(site: Site): Finding[] {
  return site.documents
    .filter(({ kind }) => kind === 'post')
    .flatMap((document) => {
      const { categories, tags, related = [] } = document.frontmatter as Frontmatter<'post'>;
      const { file } = document.source;
      const relatedFindings = (slug: string, at: number): Finding[] => {
        const problem = relatedProblem(site, document, slug);
        if (!problem) return [];
        const make = problem.level === 'warning' ? warning : error;
        return [make(file, document.locate(['related', at]), 'taxonomy/related', problem.message)];
      };
      const unknown = (field: string, values: string[], terms: Term[], what: string) => {
        if (!site.termsKnown) return [];
        const known = terms.map(({ slug }) => slug);
        return values.flatMap((value, at) =>
          known.includes(value)
            ? []
            : error(
                file,
                document.locate([field, at]),
                `taxonomy/${field}`,
                `"${value}" is not a ${what}.${didYouMean(value, known)} ${what === 'tag' ? 'Tags' : 'Categories'} are listed in taxonomy.yaml.`,
                document.ending([field, at]),
              ),
        );
      };
      return [
        ...unknown('categories', categories, site.categories, 'category'),
        ...unknown('tags', tags, site.tags, 'tag'),
        ...related.flatMap(relatedFindings),
      ];
    });
}

function relatedProblem(
  site: Site,
  document: Document,
  slug: string,
): { message: string; level?: Level } | undefined {
  const path = addressOf(document.source.language, 'post', slug);
  const post = site.byPath.get(path);
  if (!post)
    return site.broken.has(path) ? undefined : { message: `There is no post "${slug}" in this language.` };
  if (post === document) return { message: 'The post is related to itself. Remove it from the list.' };
  const absence = absenceProblem(site, document, post);
  if (!absence) return undefined;
  const message = `The post "${slug}" ${absence.is}. ${absence.wayOut}, or remove it from the list.`;
  // A list leaves out what has come down, so that nothing breaks on that day.
  return { message, level: absence.rule === 'ended' ? 'warning' : absence.level };
}

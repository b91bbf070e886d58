import type { Frontmatter } from '#content/collections.ts';
import type { Term } from '#content/manifest.ts';
import { error, type Finding } from '../finding.ts';
import { didYouMean } from '../suggest.ts';
import type { Site } from './site.ts';

/** Categories, tags and related posts that nothing defines. */
export function taxonomyFindings(site: Site): Finding[] {
  const posts = new Set(
    site.documents
      .filter(({ kind }) => kind === 'post')
      .map(({ source }) => `${source.language}/${source.slug}`),
  );
  return site.documents
    .filter(({ kind }) => kind === 'post')
    .flatMap((document) => {
      const { categories, tags, related = [] } = document.frontmatter as Frontmatter<'post'>;
      const { file, language } = document.source;
      const unknown = (field: string, values: string[], terms: Term[], what: string) => {
        const known = terms.map(({ slug }) => slug);
        return values.flatMap((value, at) =>
          known.includes(value)
            ? []
            : error(
                file,
                document.locate([field, at]),
                `taxonomy/${field}`,
                `"${value}" is not a ${what}.${didYouMean(value, known)} ${what === 'tag' ? 'Tags' : 'Categories'} are listed in taxonomy.yaml.`,
              ),
        );
      };
      return [
        ...unknown('categories', categories, site.categories, 'category'),
        ...unknown('tags', tags, site.tags, 'tag'),
        ...related.flatMap((slug, at) =>
          posts.has(`${language}/${slug}`)
            ? []
            : error(
                file,
                document.locate(['related', at]),
                'taxonomy/related',
                `There is no post "${slug}" in this language.`,
              ),
        ),
      ];
    });
}

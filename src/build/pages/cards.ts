/** What lists show of a document. */
import { casesOf, type Entry, type Manifest } from '#content/manifest.ts';
import type { CaseCard, Picture, PostCard, TestimonialCard } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import type { PictureOf } from '#pipeline/compile/compile-mdx.ts';
import { hueOf } from './page-hue.ts';
import { labelOf } from './post-list.ts';

/** Testimonials that stand on one page. */
const shownTestimonials = 4;

/** Case studies as lists show them. */
export const caseCards = (cases: readonly Entry<'case-study'>[], pictureOf: PictureOf): Promise<CaseCard[]> =>
  Promise.all(
    cases.map(async ({ path, frontmatter }) => ({
      path,
      title: frontmatter.title,
      description: frontmatter.description,
      category: frontmatter.project.category,
      hue: frontmatter.hue,
      cover: (await pictureOf(frontmatter.cover)) satisfies Picture,
    })),
  );

/** What the clients of the first cases say, in the portfolio's order. */
export const testimonialCards = (manifest: Manifest, language: Language): TestimonialCard[] =>
  casesOf(manifest, language)
    .flatMap(({ path, frontmatter: { title, hue, testimonial } }) =>
      testimonial ? { ...testimonial, hue, project: title, path } : [],
    )
    .slice(0, shownTestimonials);

/** A post as lists show it. */
export function postCard(manifest: Manifest, post: Entry<'post'>): PostCard {
  const { path, language, frontmatter } = post;
  const { title, description, date, categories, drawing } = frontmatter;
  const [category = ''] = categories;
  return {
    path,
    title,
    description,
    date,
    category: labelOf(manifest, { taxonomy: 'category', slug: category }, language),
    hue: hueOf(manifest, post),
    drawing,
  };
}

/** What lists show of a document. */
import { getCaseStudies, type Entry, type Manifest } from '#content/manifest.ts';
import type { CaseStudyCard, ResponsiveImage, PostCard, TestimonialCard } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import type { PictureOf } from '#pipeline/compile/compile-mdx.ts';
import { getHue } from './page-hue.ts';
import { getLabel } from './post-list.ts';

/** Testimonials that stand on one page. */
const maxTestimonials = 4;

/** Case studies as lists show them. */
export const buildCaseCards = (cases: readonly Entry<'case-study'>[], pictureOf: PictureOf): Promise<CaseStudyCard[]> =>
  Promise.all(
    cases.map(async ({ path, frontmatter }) => ({
      path,
      title: frontmatter.title,
      description: frontmatter.description,
      category: frontmatter.project.category,
      hue: frontmatter.hue,
      cover: (await pictureOf(frontmatter.cover)) satisfies ResponsiveImage,
    })),
  );

/** What the clients of the first cases say, in the portfolio's order. */
export const buildTestimonialCards = (manifest: Manifest, language: Language): TestimonialCard[] =>
  getCaseStudies(manifest, language)
    .flatMap(({ path, frontmatter: { title, hue, testimonial } }) =>
      testimonial ? { ...testimonial, hue, project: title, path } : [],
    )
    .slice(0, maxTestimonials);

/** A post as lists show it. */
export function buildPostCard(manifest: Manifest, post: Entry<'post'>): PostCard {
  const { path, language, frontmatter } = post;
  const { title, description, date, categories, drawing } = frontmatter;
  const [category = ''] = categories;
  return {
    path,
    title,
    description,
    date,
    category: getLabel(manifest, { taxonomy: 'category', slug: category }, language),
    hue: getHue(manifest, post),
    drawing,
  };
}

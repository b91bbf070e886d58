/** Builds the cards of case studies, testimonials and posts that lists show. */
import { type Entry, getCaseStudies, type Manifest } from '#content/manifest.ts';
import type { CaseStudyCard, PostCard, ResponsiveImage, TestimonialCard } from '#content/page-data.ts';
import { findSampleNote } from '#content/samples.ts';
import type { Testimonial } from '#content/testimonials.ts';
import type { Language } from '#i18n/languages.ts';
import type { ResolveImage } from '#pipeline/compile/compile-mdx.ts';
import { getHue } from './page-hue.ts';
import { getLabel } from './post-list.ts';

/** Testimonials on one page, unless more are written for it. */
const maxTestimonials = 4;

export const buildCaseCards = (
  cases: readonly Entry<'case-study'>[],
  getImage: ResolveImage,
): Promise<CaseStudyCard[]> =>
  Promise.all(
    cases.map(async ({ path, frontmatter }) => ({
      path,
      title: frontmatter.title,
      description: frontmatter.description,
      challenge: frontmatter.challenge,
      category: frontmatter.project.category,
      hue: frontmatter.hue,
      cover: (await getImage(frontmatter.cover)) satisfies ResponsiveImage,
    })),
  );

/**
 * Builds the cards of testimonials: those without a case study, then those of the first case studies with one that is
 * not a placeholder, in the portfolio's order.
 */
export function buildTestimonialCards(
  manifest: Manifest,
  testimonials: readonly Testimonial[],
  language: Language,
): TestimonialCard[] {
  const separate = testimonials.map(({ quote, author, position, hue = 'coral', sample }) => ({
    quote: quote[language],
    author: author[language],
    position: position[language],
    hue,
    ...(sample && { sample }),
  }));
  const fromCases = getCaseStudies(manifest, language).flatMap(
    ({ path, frontmatter: { title, hue, testimonial, samples } }) => {
      const sample = findSampleNote(samples, 'testimonial');
      if (!testimonial || testimonial.placeholder) return [];
      return { ...testimonial, hue, project: title, path, ...(sample && { sample }) };
    },
  );
  return [...separate, ...fromCases].slice(0, Math.max(maxTestimonials, separate.length));
}

/** Builds the cards of posts for lists with pictures. */
export const buildPostCards = (
  manifest: Manifest,
  posts: readonly Entry<'post'>[],
  getImage: ResolveImage,
): Promise<PostCard[]> =>
  Promise.all(
    posts.map(async (post) => {
      const { cover } = post.frontmatter;
      return { ...buildPostCard(manifest, post), ...(cover && { cover: await getImage(cover) }) };
    }),
  );

/** Builds the card of a post without its cover. */
function buildPostCard(manifest: Manifest, post: Entry<'post'>): PostCard {
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

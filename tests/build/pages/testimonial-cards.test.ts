import { expect, test } from 'vitest';
import { buildTestimonialCards } from '#build/pages/cards.ts';
import type { Entry, Manifest } from '#content/manifest.ts';
import { parseTestimonials } from '#pipeline/validate/testimonials.ts';

const quotation = `- quote: { en: It works, no: Det virker }
  author: { en: The team, no: Teamet }
  position: { en: A school, no: En skole }
`;
const parse = (text: string) => {
  const { testimonials, findings } = parseTestimonials({ file: 'testimonials.yaml', text });
  expect(findings).toEqual([]);
  return testimonials;
};
const manifest: Manifest = {
  entries: [1, 2, 3, 4, 5].map((order) => ({
    kind: 'case-study',
    language: 'no',
    slug: `app-${order}`,
    path: `/no/app-${order}`,
    frontmatter: {
      order,
      title: `App ${order}`,
      hue: 'moss',
      testimonial: { quote: 'Bra', author: 'Oss', position: 'Her' },
    },
  })) as unknown as Entry[],
  categories: [],
  tags: [],
  redirects: {},
};

test('quotes without a case study come first, and have no link', () => {
  const cards = buildTestimonialCards(manifest, parse(quotation), 'no');
  expect(cards[0]).toEqual({ quote: 'Det virker', author: 'Teamet', position: 'En skole', hue: 'coral' });
  expect(cards.map(({ path }) => path)).toEqual([undefined, '/no/app-1', '/no/app-2', '/no/app-3']);
});

test('all quotes that are written for it are shown', () => {
  expect(buildTestimonialCards(manifest, parse(quotation.repeat(6)), 'no')).toHaveLength(6);
});

test('a file of comments has no quotes', () => {
  expect(parse('# None yet.\n')).toEqual([]);
});

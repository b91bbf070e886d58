import { caseStudyHeadings } from '#content/case-study-headings.ts';
import type { Frontmatter } from '#content/collections.ts';
import { findNearest } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { type Finding, startOfFile, warning } from '#pipeline/finding.ts';
import type { Rule } from '../../rule.ts';

const rule = 'structure/case-study';

/** Reports headings and testimonials that a published case study lacks. */
export const caseStudies: Rule = {
  docs: {
    'structure/case-study': {
      description:
        'The case study lacks the testimonial of the client, or a part that all case studies have.',
      rationale: 'Readers of several case studies look for the same parts in each.',
      example: 'described',
      incorrect: 'case-studies/kiddy-app.mdx without ## Outcomes',
      correct: 'case-studies/kiddy-app.mdx with ## Outcomes and its text',
    },
  },
  checkContent: ({ site }) =>
    site.documents
      .filter(({ kind, frontmatter }) => kind === 'case-study' && !frontmatter.draft)
      .flatMap((document) => [...checkHeadings(document), ...checkTestimonial(document)]),
};

function checkHeadings({ source, analysis }: Document): Finding[] {
  const required = caseStudyHeadings[source.language];
  const level2Headings = analysis.headings.filter(({ depth }) => depth === 2);
  const missing = required.filter(
    (heading) => !level2Headings.some(({ text }) => isSameHeading(text, heading)),
  );
  const others = level2Headings.filter(
    ({ text }) => !required.some((heading) => isSameHeading(text, heading)),
  );
  const misspelled = missing.flatMap((heading) => {
    const similar = findNearest(
      heading,
      others.map(({ text }) => text),
    );
    const other = others.find(({ text }) => text === similar);
    return other ? [{ heading, ...other }] : [];
  });
  const absent = missing.filter((heading) => !misspelled.some((other) => other.heading === heading));
  const absentHeadings = absent.map((heading) => `## ${heading}`).join(', ');
  return [
    ...misspelled.map(({ heading, text, start, end }) =>
      warning(
        source.file,
        start,
        rule,
        `The heading "${text}" is "${heading}" in all case studies. Write ## ${heading}`,
        { end },
      ),
    ),
    ...(absent.length
      ? [
          warning(
            source.file,
            startOfFile,
            rule,
            `The case study lacks headings. Write ${absentHeadings}, each with its text.`,
          ),
        ]
      : []),
  ];
}

const isSameHeading = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function checkTestimonial({ source, frontmatter }: Document): Finding[] {
  if ((frontmatter as Frontmatter<'case-study'>).testimonial) return [];
  const message =
    'The testimonial of the client is missing. Write testimonial: into the frontmatter, with quote, author (a role or a team) and position.';
  return [warning(source.file, startOfFile, rule, message)];
}

import { caseStudyHeadings } from '#content/case-study-headings.ts';
import type { Frontmatter } from '#content/collections.ts';
import type { Site } from '#lint/site.ts';
import { nearest } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { type Finding, startOfFile, warning } from '#pipeline/finding.ts';

const rule = 'structure/case-study';

/** Parts that a case study lacks: its headings, and what the client says. A draft may still lack them. */
export const checkCaseStudies = (site: Site): Finding[] =>
  site.documents
    .filter(({ kind, frontmatter }) => kind === 'case-study' && !frontmatter.draft)
    .flatMap((document) => [...checkParts(document), ...checkTestimonial(document)]);

function checkParts({ source, analysis: facts }: Document): Finding[] {
  const parts = caseStudyHeadings[source.language];
  const headings = facts.headings.filter(({ depth }) => depth === 2);
  const has = (part: string) => headings.some(({ text }) => text.toLowerCase() === part.toLowerCase());
  const others = headings.filter(
    ({ text }) => !parts.some((part) => part.toLowerCase() === text.toLowerCase()),
  );
  const missing = parts.filter((part) => !has(part));
  const misspelled = missing.flatMap((part) => {
    const meant = nearest(
      part,
      others.map(({ text }) => text),
    );
    const heading = others.find(({ text }) => text === meant);
    return heading ? [{ part, ...heading }] : [];
  });
  const absent = missing.filter((part) => !misspelled.some((each) => each.part === part));
  const named = absent.map((part) => `## ${part}`).join(', ');
  return [
    ...misspelled.map(({ part, text, place, end }) =>
      warning(source.file, place, rule, `"${text}" is "${part}" in every case study. Write ## ${part}`, {
        end,
      }),
    ),
    ...(absent.length
      ? [
          warning(
            source.file,
            startOfFile,
            rule,
            `Parts of the case study are missing. Write ${named}, each with its text.`,
          ),
        ]
      : []),
  ];
}

function checkTestimonial({ source, frontmatter }: Document): Finding[] {
  if ((frontmatter as Frontmatter<'case-study'>).testimonial) return [];
  const message =
    'The client does not speak. Write testimonial: into the frontmatter, with quote, author (a role or a team) and position.';
  return [warning(source.file, startOfFile, rule, message)];
}

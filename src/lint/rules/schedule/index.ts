import type { Family } from '#lint/rule.ts';

/** Days on which documents appear, come down, or are to be read again. */
export const schedule: Family = {
  ended: {
    description: 'The day on which the document comes down has passed.',
    rationale: 'Visitors do not find it any more, and old links lead nowhere until redirects.yaml sends them on.',
    exampleFile: 'files',
    incorrect: 'retired.mdx says unpublishAt: 2020-01-01',
    correct: 'retired.mdx has a later day; or it is gone, and redirects.yaml says where to',
  },
  needed: {
    description: 'A page that every site has is a draft, or has a day on which it appears or comes down.',
    rationale: 'Without its home page, or the page for unknown addresses, the site cannot be shown.',
    exampleFile: 'files',
    incorrect: 'home.mdx says unpublishAt: 2026-12-01',
    correct: 'home.mdx says no such thing',
  },
  order: {
    description: 'The document comes down before it appears.',
    rationale: 'No visitor would ever see it.',
    exampleFile: 'document',
    incorrect:
      '---\ntitle: Team\ndescription: What this page is about.\npublishAt: 2020-02-01\nunpublishAt: 2020-01-01\n---\n\n## Who we are\n\nUs.',
    correct:
      '---\ntitle: Team\ndescription: What this page is about, in a sentence.\n---\n\n## Who we are\n\nUs.',
  },
  pair: {
    description: 'The document appears, or comes down, on another day in the other language.',
    rationale: 'In between, the language switch of the page would lead nowhere.',
    exampleFile: 'files',
    incorrect: 'publishAt: 2026-12-01 in en, publishAt: 2026-12-02 in no',
    correct: 'publishAt: 2026-12-01 in both',
  },
  review: {
    description: 'The day by which the document was to be read again has passed.',
    rationale: 'What no longer holds misleads visitors, and nobody may have noticed.',
    exampleFile: 'document',
    incorrect:
      '---\ntitle: Team\ndescription: What this page is about.\nreviewBy: 2020-01-01\n---\n\n## Who we are\n\nUs.',
    correct:
      '---\ntitle: Team\ndescription: What this page is about.\nreviewBy: 2999-01-01\n---\n\n## Who we are\n\nUs.',
  },
};

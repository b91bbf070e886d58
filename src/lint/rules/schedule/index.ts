import type { Family } from '#lint/rule.ts';

/** Days on which documents appear, come down, or are to be read again. */
export const schedule: Family = {
  ended: {
    means: 'The day on which the document comes down has passed.',
    why: 'Visitors do not find it any more, and old links lead nowhere until redirects.yaml sends them on.',
    in: 'files',
    before: 'retired.mdx says unpublishAt: 2020-01-01',
    after: 'retired.mdx has a later day; or it is gone, and redirects.yaml says where to',
  },
  needed: {
    means: 'A page that every site has is a draft, or has a day on which it appears or comes down.',
    why: 'Without its home page, or the page for unknown addresses, the site cannot be shown.',
    in: 'files',
    before: 'home.mdx says unpublishAt: 2026-12-01',
    after: 'home.mdx says no such thing',
  },
  order: {
    means: 'The document comes down before it appears.',
    why: 'No visitor would ever see it.',
    in: 'document',
    before:
      '---\ntitle: Team\ndescription: What this page is about.\npublishAt: 2020-02-01\nunpublishAt: 2020-01-01\n---\n\n## Who we are\n\nUs.',
    after:
      '---\ntitle: Team\ndescription: What this page is about, in a sentence.\n---\n\n## Who we are\n\nUs.',
  },
  pair: {
    means: 'The document appears, or comes down, on another day in the other language.',
    why: 'In between, the language switch of the page would lead nowhere.',
    in: 'files',
    before: 'publishAt: 2026-12-01 in en, publishAt: 2026-12-02 in no',
    after: 'publishAt: 2026-12-01 in both',
  },
  review: {
    means: 'The day by which the document was to be read again has passed.',
    why: 'What no longer holds misleads visitors, and nobody may have noticed.',
    in: 'document',
    before:
      '---\ntitle: Team\ndescription: What this page is about.\nreviewBy: 2020-01-01\n---\n\n## Who we are\n\nUs.',
    after:
      '---\ntitle: Team\ndescription: What this page is about.\nreviewBy: 2999-01-01\n---\n\n## Who we are\n\nUs.',
  },
};

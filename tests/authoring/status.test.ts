import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { getDocumentStatuses } from '#authoring/status.ts';
import { formatStatusTable } from '#authoring/status-table.ts';
import { checkContent } from '#lint/check-content.ts';
import { scenario } from '#tests/support/scenario.ts';

const page = (more: string, body = '') =>
  `---\ntitle: About\ndescription: A page about this and that, long enough for a search result.\n${more}---\n\n${body}\n`;

test('says of each document where it stands, and which of its parts are sample', async () => {
  await using content = await scenario('clean');
  const write = (file: string, text: string) => writeFile(path.join(content.root, file), text);
  await write(
    'en/pages/about.mdx',
    page(
      'sample: true\n',
      '<Counters label="Figures">\n<Counter value="7" hue="coral" sample>Awards</Counter>\n</Counters>',
    ),
  );
  await write('no/pages/about.mdx', page('draft: true\n'));
  await write('en/pages/late.mdx', page('translation: pending\n'));
  await rm(path.join(content.root, 'no/pages/team.mdx'));
  await write('en/pages/torn.mdx', 'title: no line of dashes\n');

  const rows = getDocumentStatuses(await checkContent(content.root));
  const row = (slug: string) => rows.find((each) => each.slug === slug);
  expect(row('about')).toEqual({
    kind: 'page',
    slug: 'about',
    states: { en: 'published', no: 'draft' },
    samples: [
      { language: 'en', file: 'en/pages/about.mdx', line: 4, what: 'document' },
      { language: 'en', file: 'en/pages/about.mdx', line: 8, what: 'Counter 7' },
    ],
    dates: [],
  });
  expect(row('late')?.states).toEqual({ en: 'published', no: 'pending' });
  expect(row('team')?.states).toEqual({ en: 'published', no: 'missing' });
  expect(row('torn')).toMatchObject({ states: { en: 'broken', no: 'missing' }, samples: [] });
  expect(row('home')).toMatchObject({ states: { en: 'published', no: 'published' }, samples: [] });

  const lines = formatStatusTable(rows, 'content');
  expect(lines).toContain('content/en/pages/about.mdx:8 Counter 7');
  expect(lines.at(-1)).toBe(`${rows.length} documents, 1 of them with samples.`);
});

test('says what is scheduled and what has ended, with its days', async () => {
  await using content = await scenario('clean');
  const write = (file: string, text: string) => writeFile(path.join(content.root, file), text);
  await write('en/pages/later.mdx', page('publishAt: 2026-12-01\nreviewBy: 2027-01-01\n'));
  await write('no/pages/later.mdx', page('unpublishAt: 2026-11-01\n'));
  const rows = getDocumentStatuses(await checkContent(content.root), new Date('2026-11-20T12:00:00Z'));
  expect(rows.find(({ slug }) => slug === 'later')).toMatchObject({
    states: { en: 'scheduled', no: 'ended' },
    dates: [
      { file: 'en/pages/later.mdx', line: 4, what: 'publishAt 2026-12-01' },
      { file: 'en/pages/later.mdx', line: 5, what: 'reviewBy 2027-01-01' },
      { file: 'no/pages/later.mdx', line: 4, what: 'unpublishAt 2026-11-01' },
    ],
  });
  expect(formatStatusTable(rows, 'content')).toContain('content/en/pages/later.mdx:4 publishAt 2026-12-01');
});

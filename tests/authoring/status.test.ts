import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatStatusTable, getDocumentStatuses, selectStatuses } from '#authoring/status.ts';
import { checkContent } from '#lint/check-content.ts';
import { createScenario } from '#tests/support/scenario.ts';

const createPage = (fields: string, body = '') =>
  `---\ntitle: About\ndescription: A page about this and that, long enough for a search result.\n${fields}---\n\n${body}\n`;

test('returns the state of each document, and the components that are samples', async () => {
  await using content = await createScenario('clean');
  const write = (file: string, text: string) => writeFile(path.join(content.root, file), text);
  await write(
    'en/pages/about.mdx',
    createPage(
      'samples: { description: { missing: What we do, from: The CEO } }\n',
      '<Counters label="Figures">\n<Counter value="7" hue="coral" sample="The number" sampleFrom="The board">Awards</Counter>\n</Counters>',
    ),
  );
  await write('no/pages/about.mdx', createPage('draft: true\n'));
  await write('en/pages/late.mdx', createPage('translation: pending\n'));
  await rm(path.join(content.root, 'no/pages/team.mdx'));
  await write('en/pages/torn.mdx', 'title: no line of dashes\n');

  const statuses = getDocumentStatuses(await checkContent(content.root));
  const findStatus = (slug: string) => statuses.find((status) => status.slug === slug);
  expect(findStatus('about')).toEqual({
    kind: 'page',
    slug: 'about',
    states: { en: 'published', no: 'draft' },
    samples: [
      {
        language: 'en',
        file: 'en/pages/about.mdx',
        line: 4,
        column: 25,
        what: 'description',
        missing: 'What we do',
        from: 'The CEO',
      },
      {
        language: 'en',
        file: 'en/pages/about.mdx',
        line: 8,
        column: 1,
        what: 'Counter 7',
        missing: 'The number',
        from: 'The board',
      },
    ],
    dates: [],
  });
  expect(findStatus('late')?.states).toEqual({ en: 'published', no: 'pending' });
  expect(findStatus('team')?.states).toEqual({ en: 'published', no: 'missing' });
  expect(findStatus('torn')).toMatchObject({ states: { en: 'broken', no: 'missing' }, samples: [] });
  expect(findStatus('home')).toMatchObject({ states: { en: 'published', no: 'published' }, samples: [] });

  const select = (...names: string[]) =>
    selectStatuses(statuses, names, content.root).map(({ slug }) => slug);
  expect(select('content/no/pages/about.mdx', '/team')).toEqual(['about', 'team']);
  expect(select()).toHaveLength(statuses.length);
  expect(() => select('abuot')).toThrow('There is no document abuot. Did you mean "about"?');

  const lines = formatStatusTable(statuses, 'content');
  expect(lines).toContain('content/en/pages/about.mdx:8 Counter 7: The number (from The board)');
  expect(lines.at(-1)).toBe(`${statuses.length} documents, 1 of them with samples.`);
});

test('returns what is scheduled and what has ended, with the dates', async () => {
  await using content = await createScenario('clean');
  const write = (file: string, text: string) => writeFile(path.join(content.root, file), text);
  await write('en/pages/later.mdx', createPage('publishAt: 2026-12-01\nreviewBy: 2027-01-01\n'));
  await write('no/pages/later.mdx', createPage('unpublishAt: 2026-11-01\n'));
  const statuses = getDocumentStatuses(await checkContent(content.root), new Date('2026-11-20T12:00:00Z'));
  expect(statuses.find(({ slug }) => slug === 'later')).toMatchObject({
    states: { en: 'scheduled', no: 'ended' },
    dates: [
      { file: 'en/pages/later.mdx', line: 4, what: 'publishAt 2026-12-01' },
      { file: 'en/pages/later.mdx', line: 5, what: 'reviewBy 2027-01-01' },
      { file: 'no/pages/later.mdx', line: 4, what: 'unpublishAt 2026-11-01' },
    ],
  });
  expect(formatStatusTable(statuses, 'content')).toContain(
    'content/en/pages/later.mdx:4 publishAt 2026-12-01',
  );
});

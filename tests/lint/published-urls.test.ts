import { expect, test } from 'vitest';
import { checkContent } from '#lint/check-content.ts';
import { formatPublishedUrls, parsePublishedUrls } from '#pipeline/parse/published-urls.ts';
import { createScenario } from '#tests/support/scenario.ts';

test('formatPublishedUrls sorts the URLs, removes duplicates and keeps the comments', () => {
  const text = formatPublishedUrls(['/b', '/a#x', '/b', '/a'], '# Ours.\r\n/z\r\n');
  expect(text).toBe('# Ours.\n/a\n/a#x\n/b\n');
  expect(formatPublishedUrls(['/a'])).toMatch(/^#.*\n#.*\n\/a\n$/);
  expect(parsePublishedUrls({ file: 'addresses.txt', text }).urls).toEqual([
    { url: '/a', path: '/a', hash: undefined, line: 2 },
    { url: '/a#x', path: '/a', hash: 'x', line: 3 },
    { url: '/b', path: '/b', hash: undefined, line: 4 },
  ]);
});

test('publishable URLs are those of published pages, and of anchors that other pages link to', async () => {
  await using content = await createScenario('ledger-that-lacks-addresses');
  const { publishableUrls } = await checkContent(content.root, {
    now: new Date('2026-11-20T12:00:00Z'),
  });
  expect(publishableUrls).toEqual([
    '/',
    '/blog/first',
    '/no',
    '/no/blog/first',
    '/no/team',
    '/team',
    '/team#who-we-are',
  ]);
});

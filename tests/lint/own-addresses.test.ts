/** Links to the site itself, whose address is known from SITE_URL. */
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '#lint/check-content.ts';
import { createScenario, getSharedCache } from '#tests/support/scenario.ts';

test.each([
  ['https://www.nettsted.no/taem', 'https://www.nettsted.no is this site itself'],
  ['https://www.netsted.no/team', 'www.netsted.no is nearly nettsted.no'],
  ['https://www.nettsted.com/', 'www.nettsted.com is nearly nettsted.no'],
  ['https://www.another.no/', undefined],
])('%s is compared with the address of the site', async (url, message) => {
  await using content = await createScenario('clean');
  await appendFile(path.join(content.root, 'en/pages/team.mdx'), `\nSee [the page](${url}).\n`);
  const check = async (siteUrl: string | undefined) => {
    const { findings } = await checkContent(content.root, { siteUrl, cache: getSharedCache() });
    return findings.filter(({ rule }) => rule === 'links/own-address').map((finding) => finding.message);
  };
  const expected = message === undefined ? [] : [expect.stringContaining(message)];
  expect(await check('https://www.nettsted.no')).toEqual(expected);
  // The address of a writer's own computer is no address of the site.
  expect(await check('http://localhost:4173')).toEqual([]);
});

/** The workspace of the development server, through HTTP as a browser uses it. */
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { confirm } from '#authoring/translations/confirm.ts';
import { openWorkspace } from '#dev/workspace/workspace.ts';
import { createScenario } from '#tests/support/scenario.ts';

const createPage = (...paragraphs: string[]) =>
  ['---\ntitle: Team\ndescription: A page.\n---', '## Who we are', ...paragraphs, ''].join('\n\n');

/** Starts the workspace with a confirmed page whose English has changed since. */
async function startWorkspace() {
  const content = await createScenario('clean');
  const { root } = content;
  const write = (language: 'en' | 'no', ...paragraphs: string[]) =>
    writeFile(path.join(root, `${language}/pages/team.mdx`), createPage(...paragraphs));
  await write('en', 'Testers and developers.', 'A day costs 4,900 kroner.');
  await write('no', 'Testere og utviklere.', 'En dag koster 4 900 kroner.');
  await confirm(root, 'pages/team', { acceptUncertain: true });
  await write('en', 'Testers and <b>designers</b>.', 'A day costs 5,900 kroner.');
  const { handle } = await openWorkspace(root);
  const server = createServer((request, response) => void handle(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = async (url: string) => (await fetch(origin + url)).text();
  return {
    write,
    get,
    readRecord: () => readFile(path.join(root, 'translations/pages/team.jsonl'), 'utf8'),
    /** Sends a form of the page, with the values of its hidden fields. */
    async submit(block: string, action: string, fields: Record<string, string>, site = 'same-origin') {
      const html = await get('/__content/pages/team');
      const article = html.split('<article ').find((part) => part.startsWith(`id="${block}"`)) ?? '';
      const form = article.split('<form ').find((part) => part.includes(`value="${action}"`)) ?? '';
      const hidden = [...form.matchAll(/type="hidden" name="(.*?)" value="(.*?)"/g)].map(
        ([, name = '', value = '']): [string, string] => [name, value],
      );
      return fetch(`${origin}/__content/pages/team`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': site },
        body: new URLSearchParams({ ...Object.fromEntries(hidden), ...fields }),
      });
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await content[Symbol.asyncDispose]();
    },
  };
}

test('lists all documents in both languages with their states', async () => {
  await using workspace = await startWorkspace();
  const html = await workspace.get('/__content');
  expect(html).toMatch(
    /<a href="\/__content\/pages\/team">pages\/team<\/a><\/th><td><a href="\/team">published<\/a><\/td><td><a href="\/no\/team">published<\/a><\/td><td>Norwegian: 2 behind<\/td><td>1 error, \d+ warnings?</,
  );
  expect(html).toContain('<td>unconfirmed</td>');
  expect(html).toContain('<a href="/__content/ui/forms">ui/forms</a>');
});

test('shows both texts with the change word by word, the findings, and links to the editor', async () => {
  await using workspace = await startWorkspace();
  const html = await workspace.get('/__content/pages/team');
  expect(parse(html)).toBeDefined();
  expect(html).toContain(
    '<p lang="en-GB">Testers and <del>developers</del><ins>&lt;b&gt;designers&lt;/b&gt;</ins>.</p>',
  );
  expect(html).toContain('<p lang="nb-NO">Testere og utviklere.</p>');
  expect(html).toMatch(/error: no\/pages\/team\.mdx:10 The amount differs/);
  expect(html).toMatch(/href="\/__open-in-editor\?file=[^"]*no%2Fpages%2Fteam\.mdx%3A8%3A1"/);
  expect((await workspace.get('/__content/pages/nowhere')).length).toBeLessThan(100);
});

test('confirms and postpones a block, and writes the record of nothing else', async () => {
  await using workspace = await startWorkspace();
  const before = (await workspace.readRecord()).split('\n\n');
  const { status, headers } = await workspace.submit('block-4', 'confirm', { why: 'it still fits' });
  expect([status, headers.get('location')]).toEqual([303, '/__content/pages/team#block-4']);
  const confirmed = (await workspace.readRecord()).split('\n\n');
  expect(confirmed.filter((line, index) => line !== before[index])).toEqual([
    expect.stringContaining('"why":"it still fits"'),
  ]);
  await workspace.submit('block-5', 'postpone', { owner: 'Kari', by: '2026-12-01' });
  expect(await workspace.readRecord()).toContain('"later":{"owner":"Kari","date":"2026-12-01"}');
});

test('refuses facts that differ, a text that has changed meanwhile, and forms of other sites', async () => {
  await using workspace = await startWorkspace();
  const before = await workspace.readRecord();
  const refused = await workspace.submit('block-5', 'confirm', { why: 'x' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toMatch(/role="alert">[\s\S]*The amount differs/);
  const stale = await workspace.submit('block-4', 'confirm', { why: 'x', en: '000000000000' });
  expect(stale.status).toBe(422);
  expect(await stale.text()).toContain('The text has changed since this page was opened.');
  const foreign = await workspace.submit('block-4', 'confirm', { why: 'x' }, 'cross-site');
  expect(foreign.status).toBe(403);
  expect(await workspace.readRecord()).toBe(before);
});

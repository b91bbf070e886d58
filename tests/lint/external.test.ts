import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkExternalLinks } from '#lint/external/external-links.ts';
import { checkDocument } from '#lint/lint-document.ts';

const noon = new Date('2026-11-22T12:00:00Z');

/** A site of somebody else, and what it was asked. */
async function site(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = await mkdtemp(path.join(tmpdir(), 'external-'));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cacheFile: path.join(folder, 'cache', 'answers.json'),
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What is said of a document that links to the addresses, one a line. */
async function said(urls: string[], cacheFile: string, now = noon, timeout = 5_000): Promise<string[]> {
  const links = urls.map((url) => `[a link](${url})`).join('\n');
  const { document } = checkDocument({
    kind: 'page',
    slug: 'x',
    language: 'en',
    file: 'en/pages/x.mdx',
    hash: 'x',
    text: `---\ntitle: X\ndescription: X\n---\n\n${links}\n`,
  });
  if (!document) throw new Error('the document of the test is not valid');
  const findings = await checkExternalLinks([document], { cacheFile, now, timeout });
  return findings.map(({ line, level, rule, message }) => `${line} ${level} ${rule} ${message}`);
}

const statuses: Record<string, [number, string?]> = {
  '/fine': [200],
  '/gone': [404],
  '/removed': [410],
  '/moved': [301, '/fine'],
  '/moved-twice': [308, '/moved'],
  '/for-now': [302, '/fine'],
  '/for-now-then-for-good': [307, '/moved'],
  '/moved-to-nowhere': [301, '/gone'],
  '/circle': [302, '/circle'],
  '/busy': [429],
  '/closed': [503],
  '/members': [403],
};
const bySheet = (request: IncomingMessage, response: ServerResponse) => {
  const [status, location] = statuses[request.url ?? ''] ?? [500];
  response.writeHead(status, location ? { location } : {}).end();
};

test('what other sites answer becomes warnings, each at its link', async () => {
  await using other = await site(bySheet);
  const lines = await said(
    Object.keys(statuses).map((each) => `${other.url}${each}#part`),
    other.cacheFile,
  );
  expect(lines.map((line) => line.replaceAll(other.url, ''))).toEqual([
    '7 warning links/external-dead /gone#part answers 404. Find where it stands now, or remove the link.',
    '8 warning links/external-dead /removed#part answers 410. Find where it stands now, or remove the link.',
    '9 warning links/external-moved /moved#part has moved for good to /fine. See that it is the same page, and link there.',
    '10 warning links/external-moved /moved-twice#part has moved for good to /fine. See that it is the same page, and link there.',
    '13 warning links/external-dead /moved-to-nowhere#part answers 404. Find where it stands now, or remove the link.',
    '14 warning links/external-dead /circle#part leads from one address to the next without end. Find where it stands now, or remove the link.',
    '15 warning links/external-unasked /busy#part could not be asked: it answers 429. Open it in a browser, if in doubt.',
    '16 warning links/external-unasked /closed#part could not be asked: it answers 503. Open it in a browser, if in doubt.',
    '17 warning links/external-unasked /members#part could not be asked: it answers 403. Open it in a browser, if in doubt.',
  ]);
});

test('a server that knows only GET is asked again, and a busy one is not pressed', async () => {
  await using other = await site(({ method, url }, response) =>
    response.writeHead(url === '/busy' ? 429 : method === 'GET' ? 200 : 405).end('text'),
  );
  expect(await said([`${other.url}/page`, `${other.url}/busy`], other.cacheFile)).toHaveLength(1);
  expect(other.asked).toEqual(['HEAD /page', 'GET /page', 'HEAD /busy']);
});

test('an answer holds for a day; what could not be asked is asked again', async () => {
  await using other = await site(bySheet);
  const urls = ['/fine', '/gone', '/busy'].map((each) => `${other.url}${each}`);
  const first = await said([...urls, ...urls], other.cacheFile);
  expect(other.asked).toEqual(['HEAD /fine', 'HEAD /gone', 'GET /gone', 'HEAD /busy']);
  other.asked.length = 0;
  const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);
  expect(await said([...urls, ...urls], other.cacheFile, hours(23))).toEqual(first);
  expect(other.asked).toEqual(['HEAD /busy']);
  other.asked.length = 0;
  await said(urls, other.cacheFile, hours(25));
  expect(other.asked).toContain('HEAD /fine');
});

test('a cache that cannot be read is an empty one', async () => {
  await using other = await site(bySheet);
  await said([`${other.url}/fine`], other.cacheFile);
  await writeFile(other.cacheFile, '{"');
  expect(await said([`${other.url}/gone`], other.cacheFile)).toHaveLength(1);
});

test('a site that never answers, and one that is not there, could not be asked', async () => {
  await using silent = await site(() => undefined);
  await using closed = await site(bySheet);
  const { url } = closed;
  await closed[Symbol.asyncDispose]();
  const lines = await said([`${silent.url}/x`, `${url}/x`], silent.cacheFile, noon, 100);
  expect(lines).toEqual([
    `6 warning links/external-unasked ${silent.url}/x could not be asked: no answer within 0.1 s. Open it in a browser, if in doubt.`,
    expect.stringMatching(/^7 warning links\/external-unasked .*could not be asked: .*ECONNREFUSED/),
  ]);
});

test('one site is asked one thing at a time', async () => {
  let now = 0;
  let most = 0;
  await using other = await site((_request, response) => {
    most = Math.max(most, ++now);
    setImmediate(() => {
      now--;
      response.end();
    });
  });
  const urls = Array.from({ length: 20 }, (_, at) => `${other.url}/${at}`);
  expect(await said(urls, other.cacheFile)).toEqual([]);
  expect([other.asked.length, most]).toEqual([20, 1]);
});

test('answers that cannot be kept count all the same', async () => {
  await using other = await site(bySheet);
  await writeFile(path.dirname(other.cacheFile), 'A file where the folder should be.');
  expect(await said([`${other.url}/gone`], other.cacheFile)).toHaveLength(1);
});

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

/** Starts a site and records its requests. */
async function startSite(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = await mkdtemp(path.join(tmpdir(), 'external-'));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cacheFile: path.join(folder, 'cache', 'results.bin'),
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Checks a document that links to the URLs, one on each line, and returns its findings. */
async function checkLinks(urls: string[], cacheFile: string, now = noon, timeout = 5_000): Promise<string[]> {
  const links = urls.map((url) => `[a link](${url})`).join('\n');
  const { document } = checkDocument({
    kind: 'page',
    slug: 'x',
    language: 'en',
    file: 'en/pages/x.mdx',
    hash: 'x',
    text: `---\ntitle: X\ndescription: X\n---\n\n${links}\n`,
  });
  if (!document) throw new Error('The test document is not valid.');
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
const answerByPath = (request: IncomingMessage, response: ServerResponse) => {
  const [status, location] = statuses[request.url ?? ''] ?? [500];
  response.writeHead(status, location ? { location } : {}).end();
};

test('links that do not work are warnings at the position of the link', async () => {
  await using site = await startSite(answerByPath);
  const lines = await checkLinks(
    Object.keys(statuses).map((pathname) => `${site.url}${pathname}#part`),
    site.cacheFile,
  );
  expect(lines.map((line) => line.replaceAll(site.url, ''))).toEqual([
    '7 warning links/external-dead /gone#part answers 404. Find the new address of the page, or remove the link.',
    '8 warning links/external-dead /removed#part answers 410. Find the new address of the page, or remove the link.',
    '9 warning links/external-moved /moved#part has moved permanently to /fine. Check that it is the same page, and link to the new address.',
    '10 warning links/external-moved /moved-twice#part has moved permanently to /fine. Check that it is the same page, and link to the new address.',
    '13 warning links/external-dead /moved-to-nowhere#part answers 404. Find the new address of the page, or remove the link.',
    '14 warning links/external-dead /circle#part redirects without end. Find the new address of the page, or remove the link.',
    '15 warning links/external-unasked /busy#part could not be checked: it answers 429. Open it in a browser to find out.',
    '16 warning links/external-unasked /closed#part could not be checked: it answers 503. Open it in a browser to find out.',
    '17 warning links/external-unasked /members#part could not be checked: it answers 403. Open it in a browser to find out.',
  ]);
});

test('GET follows HEAD for a server that rejects HEAD, but not for a busy server', async () => {
  await using site = await startSite(({ method, url }, response) =>
    response.writeHead(url === '/busy' ? 429 : method === 'GET' ? 200 : 405).end('text'),
  );
  expect(await checkLinks([`${site.url}/page`, `${site.url}/busy`], site.cacheFile)).toHaveLength(1);
  expect(site.requests).toEqual(['HEAD /page', 'GET /page', 'HEAD /busy']);
});

test('results are cached for a day, except unknown ones', async () => {
  await using site = await startSite(answerByPath);
  const urls = ['/fine', '/gone', '/busy'].map((pathname) => `${site.url}${pathname}`);
  const first = await checkLinks([...urls, ...urls], site.cacheFile);
  expect(site.requests).toEqual(['HEAD /fine', 'HEAD /gone', 'GET /gone', 'HEAD /busy']);
  site.requests.length = 0;
  const addHours = (count: number) => new Date(noon.getTime() + count * 3_600_000);
  expect(await checkLinks([...urls, ...urls], site.cacheFile, addHours(23))).toEqual(first);
  expect(site.requests).toEqual(['HEAD /busy']);
  site.requests.length = 0;
  await checkLinks(urls, site.cacheFile, addHours(25));
  expect(site.requests).toContain('HEAD /fine');
});

test('an unreadable cache counts as empty', async () => {
  await using site = await startSite(answerByPath);
  await checkLinks([`${site.url}/fine`], site.cacheFile);
  await writeFile(site.cacheFile, '{"');
  expect(await checkLinks([`${site.url}/gone`], site.cacheFile)).toHaveLength(1);
});

test('a site that never answers and a site that does not exist are unknown', async () => {
  await using silent = await startSite(() => undefined);
  await using closed = await startSite(answerByPath);
  const { url } = closed;
  await closed[Symbol.asyncDispose]();
  const lines = await checkLinks([`${silent.url}/x`, `${url}/x`], silent.cacheFile, noon, 100);
  expect(lines).toEqual([
    `6 warning links/external-unasked ${silent.url}/x could not be checked: no answer within 0.1 s. Open it in a browser to find out.`,
    expect.stringMatching(/^7 warning links\/external-unasked .*could not be checked: .*ECONNREFUSED/),
  ]);
});

test('requests to one site are sequential', async () => {
  let concurrentRequests = 0;
  let maxConcurrentRequests = 0;
  await using site = await startSite((_request, response) => {
    maxConcurrentRequests = Math.max(maxConcurrentRequests, ++concurrentRequests);
    setImmediate(() => {
      concurrentRequests--;
      response.end();
    });
  });
  const urls = Array.from({ length: 20 }, (_, index) => `${site.url}/${index}`);
  expect(await checkLinks(urls, site.cacheFile)).toEqual([]);
  expect([site.requests.length, maxConcurrentRequests]).toEqual([20, 1]);
});

test('results are reported even if the cache cannot be written', async () => {
  await using site = await startSite(answerByPath);
  await writeFile(path.dirname(site.cacheFile), 'A file where the folder should be.');
  expect(await checkLinks([`${site.url}/gone`], site.cacheFile)).toHaveLength(1);
});

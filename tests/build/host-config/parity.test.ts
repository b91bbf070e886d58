/** Compares the answers of nginx and Caddy, with the configurations that a build writes, to those of the site's own server. */
import { readdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '#build/build-site.ts';
import { createApp } from '#server/app.ts';
import { isPrivatePath } from '#server/site/http-rules.ts';
import { readServeManifest } from '#server/site/serve-manifest.ts';
import {
  describeProgram,
  hasNginxBrotli,
  programs,
  startCaddy,
  startNginx,
  type WebServer,
} from '#tests/support/hosts/web-servers.ts';
import { createSmallSite, type SmallSite } from '#tests/support/small-site.ts';
import { acceptedDifferences, type Difference } from './accepted-differences.ts';
import { type Answer, listRequests, type SentRequest, send } from './requests.ts';

const siteUrl = 'https://www.example.no';
const redirects = [
  '/old: /team',
  '/no/Gammel: /no/team',
  '/moved.php: /team',
  '/blog/gone: /team#about-team',
  '/no/år: /no/team',
].join('\n');
const mixedCasePage =
  '---\ntitle: A page in mixed case\ndescription: A page whose address has letters of both cases.\n---\n\n## Words\n\nSome words.\n';

let site: SmallSite;
let outDir: string;
let app: FastifyInstance;
let requests: SentRequest[];
let expectedAnswers: Answer[];

beforeAll(async () => {
  site = await createSmallSite();
  const { root, contentDir, cacheDir } = site;
  outDir = path.join(root, 'dist');
  await writeFile(path.join(contentDir, 'redirects.yaml'), `${redirects}\n`);
  for (const language of ['en', 'no'])
    await writeFile(path.join(contentDir, language, 'pages/inkludMI-app.mdx'), mixedCasePage);
  await buildSite({ contentDir, cacheDir, outDir, siteUrl, release: false, firstPacketsMaxPages: 0 });
  requests = listRequests(await readServeManifest(outDir), await listPublicFiles());
  app = await createApp({ outDir, siteUrl });
  await app.listen({ port: 0, host: '127.0.0.1' });
  expectedAnswers = await sendAll((app.server.address() as AddressInfo).port);
}, 120_000);
afterAll(async () => {
  await app.close();
  await site[Symbol.asyncDispose]();
});

async function listPublicFiles(): Promise<string[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(outDir, path.join(entry.parentPath, entry.name))}`)
    .filter((file) => !isPrivatePath(file))
    .sort();
}

async function sendAll(port: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const sent of requests) answers.push(await sendWithValidator(port, sent));
  return answers;
}

/** Each server has validators of its own, and answers 304 to those. */
async function sendWithValidator(port: number, sent: SentRequest): Promise<Answer> {
  if (!sent.validator) return send(port, sent);
  const first = await send(port, sent);
  const name = sent.validator === 'etag' ? 'if-none-match' : 'if-modified-since';
  return send(port, { ...sent, headers: { [name]: String(first.headers[sent.validator]) } });
}

const comparedHeaders = [
  'accept-ranges',
  'allow',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'last-modified',
  'location',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'vary',
  'x-content-type-options',
  'x-frame-options',
];

function compare(sent: SentRequest, expected: Answer, actual: Answer): Difference[] {
  // Answers of another status differ in everything.
  if (expected.status !== actual.status) return [{ sent, field: 'status', expected, actual }];
  const toText = (answer: Answer, name: string) => String(answer.headers[name] ?? '').toLowerCase();
  const fields = comparedHeaders.filter((name) => toText(expected, name) !== toText(actual, name));
  if (!expected.body.equals(actual.body)) fields.push('body');
  return fields.map((field) => ({ sent, field, expected, actual }));
}

const formatDifference = ({ sent, field, expected, actual }: Difference): string => {
  const getValue = (answer: Answer) =>
    field === 'status'
      ? answer.status
      : field === 'body'
        ? `${answer.body.length} bytes`
        : answer.headers[field];
  const request = `${sent.method ?? 'GET'} ${sent.path} ${JSON.stringify(sent.headers ?? sent.validator ?? {})}`;
  return `${request}: ${field} is ${getValue(actual)}, not ${getValue(expected)} (${expected.status})`;
};

const starters: Record<keyof typeof programs, () => Promise<WebServer>> = {
  nginx: () =>
    startNginx((port) =>
      [
        'server {',
        `listen 127.0.0.1:${port};`,
        `root ${outDir};`,
        ...(hasNginxBrotli ? ['brotli_static on;'] : []),
        `include ${outDir}/.site/nginx.conf;`,
        '}',
      ].join('\n'),
    ),
  caddy: () => startCaddy(path.join(outDir, '.site/Caddyfile'), { SITE_ROOT: outDir }),
};

describe.each(Object.keys(starters) as (keyof typeof starters)[])('%s', (name) => {
  test.skipIf(!programs[name])(`${describeProgram(name)} answers like the site's own server`, async () => {
    await using server = await starters[name]();
    const answers = await sendAll(server.port);
    const differences = requests.flatMap((sent, index) =>
      compare(sent, expectedAnswers[index] as Answer, answers[index] as Answer),
    );
    const counts = new Map<string, number>();
    const unexpected = differences.filter((difference) => {
      // Without the module, nginx has no Brotli.
      if (
        name === 'nginx' &&
        !hasNginxBrotli &&
        /br/.test(String(difference.sent.headers?.['accept-encoding']))
      )
        return false;
      const accepted = acceptedDifferences.find(
        ({ server: only = name, matches }) => only === name && matches(difference),
      );
      if (accepted) {
        const row = `${accepted.what}: ${accepted.reason}`;
        counts.set(row, (counts.get(row) ?? 0) + 1);
      }
      return !accepted;
    });
    const rows = [...counts].map(([row, count]) => `${String(count).padStart(5)}  ${row}`);
    console.log(`${name}, ${requests.length} requests. Accepted differences:\n${rows.join('\n')}`);
    expect(unexpected.map(formatDifference)).toEqual([]);
  });
});

test('the requests cover every kind of answer', () => {
  const statuses = new Set(expectedAnswers.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([200, 206, 301, 304, 404, 405, 416]);
  expect(requests.length).toBeGreaterThan(300);
});

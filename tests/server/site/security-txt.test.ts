import { describe, expect, test } from 'vitest';
import { buildSecurityTxt } from '#build/site-files/security-txt.ts';
import type { Manifest } from '#content/manifest.ts';
import { findSecurityTxtProblem, securityTxtPath } from '#server/site/security-txt.ts';
import { startSiteServerForFile } from '#tests/support/server/site-server.ts';

const siteServer = startSiteServerForFile();
const now = Date.parse('2026-11-22T13:00:00Z');
const dayMs = 24 * 3_600_000;
const toManifest = (paths: string[]) =>
  ({
    entries: paths.map((path) => ({ kind: 'page', slug: 'contact', language: 'en', path, frontmatter: {} })),
    categories: [],
    tags: [],
    redirects: {},
  }) as unknown as Manifest;
const text = buildSecurityTxt(
  toManifest(['/contact', '/no/contact']),
  'https://www.example.no',
  new Date(now),
);

test('names the contact pages and expires within a year', () => {
  expect(text).toBe(
    [
      'Contact: https://www.example.no/contact',
      'Contact: https://www.example.no/no/contact',
      'Expires: 2027-11-17T00:00:00.000Z',
      'Preferred-Languages: en, no',
      'Canonical: https://www.example.no/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('is not written for a site without a contact page', () => {
  expect(buildSecurityTxt(toManifest([]), 'https://www.example.no', new Date(now))).toBeUndefined();
});

test('is served as plain text', async () => {
  await siteServer.build.write(securityTxtPath, text ?? '');
  const response = await siteServer.get(`/${securityTxtPath}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toBe(text);
});

describe('the server warns', () => {
  const find = (days: number, content = text) =>
    findSecurityTxtProblem(
      {
        files: {
          read: async () => {
            if (content === undefined) throw new Error('missing');
            return Buffer.from(content);
          },
        } as never,
      },
      now + days * dayMs,
    );
  test('of a file that expires within 30 days, and of one that has expired', async () => {
    expect(await find(340)).toMatch(/security\.txt expires in 19 days .*Build the site again/);
    expect(await find(400)).toMatch(/has expired/);
    expect(await find(0, 'Contact: x')).toMatch(/has expired \(no date\)/);
  });
  test('not of one that is in order, and not of a missing one', async () => {
    expect(await find(100)).toBeUndefined();
    expect(
      await findSecurityTxtProblem({ files: { read: () => Promise.reject(new Error()) } as never }, now),
    ).toBeUndefined();
  });
});

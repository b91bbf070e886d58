import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  findDueChanges,
  isRebuildDue,
  getPublishedDocuments,
  publishedDocumentsPath,
  readPublishedDocuments,
} from '#build/site-files/published-documents.ts';
import { checkContent } from '#lint/check-content.ts';
import { scenario } from '#tests/support/scenario.ts';

const built = new Date('2026-11-20T12:00:00Z');

/** What is due at a moment, of the scenario as it was built. */
async function dueAt(moment: string) {
  await using content = await scenario('schedule-that-is-right');
  const published = getPublishedDocuments((await checkContent(content.root, { now: built })).manifest, built);
  const now = new Date(moment);
  return findDueChanges(await checkContent(content.root, { now }), published, now);
}

test('nothing is due until the next moment, which is named', async () => {
  const due = await dueAt('2026-12-01T12:00:00Z');
  expect(due).toEqual({
    built: '2026-11-20T12:00:00.000Z',
    live: [],
    down: [],
    review: [],
    next: { at: '2027-01-01T08:00:00+01:00', path: '/season', what: 'down' },
  });
  expect(isRebuildDue(due)).toBe(false);
});

test('what goes live and what comes down is due', async () => {
  const due = await dueAt('2027-01-01T07:00:00Z');
  expect(due).toMatchObject({
    live: ['/blog/later', '/no/blog/later'],
    down: ['/no/season', '/season'],
    next: undefined,
  });
  expect(isRebuildDue(due)).toBe(true);
});

test('a review is named, and needs no rebuild', async () => {
  const due = await dueAt('2026-12-02T12:00:00Z');
  expect(due.review).toEqual([
    { file: 'en/pages/season.mdx', reviewBy: '2026-12-01' },
    { file: 'no/pages/season.mdx', reviewBy: '2026-12-01' },
  ]);
  expect(isRebuildDue(due)).toBe(false);
});

// Each run is a process of its own, which on a busy machine takes seconds to start.
test('npm run content -- due exits 10 when a rebuild is due, 0 when not, 2 when it cannot say', {
  timeout: 60_000,
}, async () => {
  await using content = await scenario('clean');
  const outDir = path.join(content.root, '../', `${path.basename(content.root)}-dist`);
  const due = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/content.ts', 'due', ...args], {
      env: { ...process.env, CONTENT_DIR: content.root, OUT_DIR: outDir },
      encoding: 'utf8',
    });
  expect(due()).toMatchObject({ status: 10, stdout: expect.stringContaining('There is no build') });
  expect(due().stdout).not.toContain('goes live');
  const now = new Date();
  await mkdir(path.join(outDir, '.site'), { recursive: true });
  const published = getPublishedDocuments((await checkContent(content.root, { now })).manifest, now);
  await writeFile(path.join(outDir, publishedDocumentsPath), JSON.stringify(published));
  expect(await readPublishedDocuments(outDir)).toEqual(published);
  expect(due()).toMatchObject({ status: 0, stdout: expect.stringContaining('No rebuild is due.') });
  await writeFile(path.join(outDir, publishedDocumentsPath), JSON.stringify({ ...published, documents: ['/gone'] }));
  const { status, stdout } = due('--json');
  expect(status).toBe(10);
  expect(JSON.parse(stdout)).toMatchObject({ down: ['/gone'], live: expect.arrayContaining(['/team']) });
  await writeFile(path.join(content.root, 'en/pages/team.mdx'), 'torn');
  expect(due()).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('npm run check') });
  await rm(outDir, { recursive: true });
});

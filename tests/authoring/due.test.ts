import { spawnSync } from 'node:child_process';
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  findDueChanges,
  getPublishedDocuments,
  isRebuildDue,
  publishedDocumentsPath,
  readPublishedDocuments,
} from '#build/site-files/published-documents.ts';
import { checkContent } from '#lint/check-content.ts';
import { createScenario } from '#tests/support/scenario.ts';

const built = new Date('2026-11-20T12:00:00Z');

/** Finds what is due at a moment after the build of the scenario. */
async function findDueAt(moment: string, change: (root: string) => Promise<unknown> = async () => {}) {
  await using content = await createScenario('schedule-that-is-right');
  const published = await getPublishedDocuments(
    await checkContent(content.root, { now: built }),
    content.root,
    built,
  );
  const now = new Date(moment);
  await change(content.root);
  return await findDueChanges(await checkContent(content.root, { now }), content.root, published, now);
}

test('nothing is due before the next moment, which is named', async () => {
  const due = await findDueAt('2026-12-01T12:00:00Z');
  expect(due).toEqual({
    built: '2026-11-20T12:00:00.000Z',
    live: [],
    down: [],
    changed: [],
    files: [],
    review: [],
    next: { at: '2027-01-01T08:00:00+01:00', path: '/season', what: 'down' },
  });
  expect(isRebuildDue(due)).toBe(false);
});

test('documents are due when they go live or are taken down', async () => {
  const due = await findDueAt('2027-01-01T07:00:00Z');
  expect(due).toMatchObject({
    live: ['/blog/later', '/no/blog/later'],
    down: ['/no/season', '/season'],
    next: undefined,
  });
  expect(isRebuildDue(due)).toBe(true);
});

test('a corrected sentence is due, and so are pictures, strings and lists that have changed', async () => {
  const due = await findDueAt('2026-11-20T12:00:00Z', async (root) => {
    await appendFile(path.join(root, 'en/pages/team.mdx'), '\nOne more sentence.\n');
    await appendFile(path.join(root, 'taxonomy.yaml'), '# A comment.\n');
    await rm(path.join(root, 'assets/dot.svg'));
    await writeFile(path.join(root, 'assets/new.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await appendFile(path.join(root, 'words/en.txt'), 'Newword\n');
  });
  expect(due).toMatchObject({
    live: [],
    down: [],
    changed: ['/team'],
    files: ['assets/dot.svg', 'assets/new.svg', 'taxonomy.yaml'],
  });
  expect(isRebuildDue(due)).toBe(true);
});

test('a review is listed and needs no rebuild', async () => {
  const due = await findDueAt('2026-12-02T12:00:00Z');
  expect(due.review).toEqual([
    { file: 'en/pages/season.mdx', reviewBy: '2026-12-01' },
    { file: 'no/pages/season.mdx', reviewBy: '2026-12-01' },
  ]);
  expect(isRebuildDue(due)).toBe(false);
});

// Starting a process for each run takes seconds on a busy machine.
test('npm run content -- due exits with 10 if a rebuild is due, 0 if not, and 2 if the content has errors', {
  timeout: 60_000,
}, async () => {
  await using content = await createScenario('clean');
  const outDir = path.join(content.root, '../', `${path.basename(content.root)}-dist`);
  const runDue = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/content.ts', 'due', ...args], {
      env: { ...process.env, CONTENT_DIR: content.root, OUT_DIR: outDir },
      encoding: 'utf8',
    });
  expect(runDue()).toMatchObject({ status: 10, stdout: expect.stringContaining('There is no build') });
  expect(runDue().stdout).not.toContain('goes live');
  const now = new Date();
  await mkdir(path.join(outDir, '.site'), { recursive: true });
  const published = await getPublishedDocuments(await checkContent(content.root, { now }), content.root, now);
  await writeFile(path.join(outDir, publishedDocumentsPath), JSON.stringify(published));
  expect(await readPublishedDocuments(outDir)).toEqual(published);
  expect(runDue()).toMatchObject({ status: 0, stdout: expect.stringContaining('No rebuild is due.') });
  await writeFile(
    path.join(outDir, publishedDocumentsPath),
    JSON.stringify({
      ...published,
      documents: { ...published.documents, '/gone': 'hash', '/team': 'another' },
    }),
  );
  const { status, stdout } = runDue('--json');
  expect(status).toBe(10);
  expect(JSON.parse(stdout)).toMatchObject({ down: ['/gone'], changed: ['/team'] });
  await writeFile(path.join(content.root, 'en/pages/team.mdx'), 'torn');
  expect(runDue()).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('npm run check') });
  await rm(outDir, { recursive: true });
});

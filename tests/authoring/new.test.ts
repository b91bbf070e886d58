import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { applyFileChanges } from '#authoring/file-transaction.ts';
import { planNewDocument } from '#authoring/new.ts';
import { kinds } from '#content/urls.ts';
import { checkContent } from '#lint/check-content.ts';
import { placeholder } from '#lint/placeholder.ts';
import { isError } from '#pipeline/finding.ts';
import { createScenario } from '#tests/support/scenario.ts';

const now = new Date('2026-11-20T23:30:00Z');

test.each(kinds)('a new %s is a draft in both languages without errors', async (kind) => {
  await using content = await createScenario('clean');
  const files = planNewDocument(await checkContent(content.root), { kind, slug: 'our-new-one', now });
  await applyFileChanges(content.root, files);
  const { documents, findings } = await checkContent(content.root, { now });
  expect(findings.filter(isError)).toEqual([]);
  const documentFiles = files.filter(({ file }) => file.endsWith('.mdx'));
  for (const { file } of documentFiles)
    expect(documents.get(file)?.frontmatter).toMatchObject({
      title: file.startsWith('en') ? 'Our new one' : placeholder,
      draft: true,
    });
  expect(documentFiles.map(({ file }) => file.split('/')[0])).toEqual(['en', 'no']);
});

test('a new case study has an empty picture of its own, unless there is one of its name', async () => {
  await using content = await createScenario('clean');
  const plan = async (slug: string) =>
    planNewDocument(await checkContent(content.root), { kind: 'case-study', slug, now });
  const files = await plan('other-app');
  expect(files[0]?.text).toContain('\ncover: /assets/other-app.svg\n');
  expect(files.map(({ file }) => file)).toContain('assets/other-app.svg');
  await writeFile(path.join(content.root, 'assets/our-app-cover.svg'), '<svg viewBox="0 0 4 3" />');
  const filesWithPicture = await plan('our-app');
  expect(filesWithPicture[0]?.text).toContain('\ncover: /assets/our-app-cover.svg\n');
  expect(filesWithPicture).toHaveLength(2);
});

test('writes the description above each field, the day in Norway, and optional fields as comments', async () => {
  await using content = await createScenario('clean');
  const [english, norwegian] = planNewDocument(await checkContent(content.root), {
    kind: 'post',
    slug: 'a-b',
    titles: { en: 'Prices: what "it" costs' },
    now,
  });
  expect(english?.text).toContain('title: \'Prices: what "it" costs\'\n');
  expect(norwegian?.text).toContain(`\ntitle: ${placeholder}\n`);
  expect(english?.text).toContain(`\ncategories: [${placeholder}]\n`);
  expect(english?.text).toContain('# Day of publication: 2026-11-20.\ndate: 2026-11-21\n');
  expect(english?.text).toContain(`\n# The introduction under the heading.\n# lead: ${placeholder}\n`);
});

test('every optional field is valid without the # before it', async () => {
  await using content = await createScenario('clean');
  for (const kind of kinds) {
    const files = planNewDocument(await checkContent(content.root), { kind, slug: `all-${kind}`, now });
    await applyFileChanges(
      content.root,
      files.map(({ file, text = '' }) => ({
        file,
        text: text
          .replace(/^# (?=(?: {2})?[a-zA-Z]+:(?: [^ ]+)?$)/gm, '')
          // A layout, a video, an end and a night exclude other fields.
          .replace(/^(?:layout|unpublishAt|video|night):.*\n/gm, ''),
      })),
    );
  }
  const { findings } = await checkContent(content.root, { now });
  expect(findings.filter(({ rule }) => rule.startsWith('frontmatter/'))).toEqual([]);
});

test('refuses names that are taken or invalid', async () => {
  await using content = await createScenario('clean');
  await writeFile(path.join(content.root, 'redirects.yaml'), '/gone: /team\n');
  const plan = (kind: 'page' | 'policy', slug: string) =>
    checkContent(content.root).then((loaded) => planNewDocument(loaded, { kind, slug, now }));
  await expect(plan('page', 'team')).rejects.toThrow('already has the address /team');
  await expect(plan('policy', 'TEAM')).rejects.toThrow('already has the address /TEAM');
  await expect(plan('page', 'gone')).rejects.toThrow('an old address that leads to /team');
  await expect(plan('page', 'no')).rejects.toThrow('reserved for the site itself');
  await expect(plan('page', 'a b')).rejects.toThrow('cannot be an address');
});

// Starting a process for each run takes seconds on a busy machine.
test('npm run content -- new writes both files and prints their paths', { timeout: 60_000 }, async () => {
  await using content = await createScenario('clean');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/content.ts', ...args], {
      env: { ...process.env, CONTENT_DIR: content.root },
      encoding: 'utf8',
    });
  const { status, stdout } = run('new', 'post', 'a-start', '--title', 'A start');
  expect(stdout.split('\n\n')[0]).toBe(
    `${content.root}/en/blog/a-start.mdx\n${content.root}/no/blog/a-start.mdx`,
  );
  expect(stdout).toContain('at /blog/a-start and /no/blog/a-start');
  expect(status).toBe(0);
  expect(await readFile(path.join(content.root, 'en/blog/a-start.mdx'), 'utf8')).toContain(
    'title: A start\n',
  );
  expect(run('new', 'post', 'a-start')).toMatchObject({ status: 2, stdout: '' });
  expect(run('new', 'poem', 'x').stderr).toContain('TYPE is one of page, post, case-study, policy');
  expect(run('new', 'blog', 'Vår nye app').stdout).toContain('/no/blog/vaar-nye-app.mdx');
  const [english, norwegian] = await Promise.all(
    ['en', 'no'].map((language) =>
      readFile(path.join(content.root, `${language}/blog/vaar-nye-app.mdx`), 'utf8'),
    ),
  );
  expect(english).toContain(`\ntitle: ${placeholder}\n`);
  expect(norwegian).toContain('\ntitle: Vår nye app\n');
  expect(run('new', 'page', 'Pricing').stdout).toContain('at /pricing and /no/pricing');
  expect(await readFile(path.join(content.root, 'en/pages/pricing.mdx'), 'utf8')).toContain(
    'title: Pricing\n',
  );
  expect(run('nwe').stderr).toContain('There is no command "nwe"');
});

import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CheckCache } from '#lint/check-cache.ts';
import { checkContent } from '#lint/check-content.ts';
import { createScenario } from '#tests/support/scenario.ts';

describe('drafts', () => {
  test('are not in the index of a build, and are in that of development', async () => {
    await using content = await createScenario('link-to-a-draft');
    const paths = async (drafts: boolean) =>
      (await checkContent(content.root, { drafts })).manifest.entries.map(({ path }) => path);
    expect(await paths(false)).not.toContain('/blog/news');
    expect(await paths(true)).toContain('/blog/news');
  });
});

// Made here: git and some disks have their own ways with such letters in a name.
test('a file whose name has letters beyond a to z is one finding, however it is linked to', async () => {
  await using content = await createScenario('clean');
  const write = (file: string, text: string) =>
    writeFile(
      path.join(content.root, file),
      `---\ntitle: Side\ndescription: Hva siden handler om, i én setning.\n---\n\n## Hvem vi er\n\n${text}\n`,
    );
  await write('no/pages/Vår nye app.mdx', 'Tekst.');
  await write(
    'no/pages/team.mdx',
    '[En](/no/vaar-nye-app), [to](</no/Vår nye app>), [tre](/no/V%C3%A5r%20nye%20app).',
  );
  const { findings } = await checkContent(content.root);
  expect(findings.map(({ file, rule }) => [file, rule])).toEqual([['no/pages/Vår nye app.mdx', 'file/name']]);
  expect(findings[0]?.message).toContain('Rename the file to vaar-nye-app.mdx');
});

test('an entry knows its address, layout, headings and what it lists', async () => {
  await using content = await createScenario('clean');
  const { manifest } = await checkContent(content.root);
  expect(manifest.entries.find(({ path }) => path === '/no/team')).toMatchObject({
    kind: 'page',
    slug: 'team',
    language: 'no',
    layout: 'page',
    file: 'no/pages/team.mdx',
    headings: [{ depth: 2, id: 'hvem-vi-er', text: 'Hvem vi er' }],
  });
  expect(manifest.categories).toEqual([
    { slug: 'quality', labels: { en: 'Quality', no: 'Kvalitet' }, hue: 'moss' },
  ]);
});

test('a saved file is read anew, and the others are not', async () => {
  await using content = await createScenario('clean');
  const memory = new CheckCache();
  const before = await checkContent(content.root, { cache: memory });
  await writeFile(
    path.join(content.root, 'en/pages/team.mdx'),
    '---\ntitle: We\ndescription: About us, in a sentence.\n---\n\n## Who we are\n',
  );
  const after = await checkContent(content.root, { cache: memory });
  expect(after.documents.get('en/pages/team.mdx')?.frontmatter.title).toBe('We');
  expect(after.documents.get('no/pages/team.mdx')).toBe(before.documents.get('no/pages/team.mdx'));
});

test('a site without its home page or its page for unknown addresses is refused', async () => {
  await using content = await createScenario('clean');
  await rm(path.join(content.root, 'no/pages/not-found.mdx'));
  const { findings } = await checkContent(content.root);
  expect(findings).toMatchObject([
    { file: 'en/pages/not-found.mdx', rule: 'pair/missing' },
    { file: 'no/pages/not-found.mdx', rule: 'address/needed', level: 'error' },
  ]);
});

// Each check is a process of its own, which on a busy machine takes seconds to start.
describe('npm run check', { timeout: 60_000 }, () => {
  const check = (contentDir: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.ts', ...args], {
      env: { ...process.env, CONTENT_DIR: contentDir },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  test('says a finding a line, in the order of the file, and exits 1', async () => {
    await using content = await createScenario('link-to-nowhere');
    const { status, stdout } = check(content.root);
    expect(status).toBe(1);
    expect(stdout.trim().split('\n')).toEqual([
      `${content.root}/en/pages/team.mdx:9:15 error links/dead Nothing stands at /taem. Did you mean "/team"?`,
      `${content.root}/en/pages/team.mdx:9:36 error links/dead Nothing stands at /blog/frist. Did you mean "/blog/first"?`,
    ]);
  });

  test('gives machines an array of the same', async () => {
    await using content = await createScenario('link-to-nowhere');
    const { status, stdout } = check(content.root, '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject([
      { file: `${content.root}/en/pages/team.mdx`, line: 9, column: 15, level: 'error', rule: 'links/dead' },
      { line: 9, column: 36 },
    ]);
  });

  test('is silent and exits 0 on clean content, and on warnings', async () => {
    await using clean = await createScenario('clean');
    expect(check(clean.root)).toMatchObject({ status: 0, stdout: '' });
    await using warned = await createScenario('files-that-nothing-reads');
    expect(check(warned.root).status).toBe(0);
  });

  test('exits 2 where it cannot run, and says why', async () => {
    await using content = await createScenario('clean');
    await rm(content.root, { recursive: true });
    expect(check(content.root)).toMatchObject({ status: 2, stdout: '' });
    expect(check(content.root).stderr).toContain('There is no content folder');
    expect(check('content', '--no-such-option').status).toBe(2);
  });
});

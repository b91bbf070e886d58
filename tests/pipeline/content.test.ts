import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CheckCache } from '#lint/check-cache.ts';
import { checkContent } from '#lint/check-content.ts';
import { loadContent } from '#pipeline/load-content.ts';
import { createScenario } from '#tests/support/scenario.ts';

test('the index contains drafts only on request', async () => {
  await using content = await createScenario('link-to-a-draft');
  const getPaths = async (drafts: boolean) =>
    (await loadContent(content.root, { drafts })).manifest.entries.map(({ path }) => path);
  expect(await getPaths(false)).not.toContain('/blog/news');
  expect(await getPaths(true)).toContain('/blog/news');
});

test('loadContent reports parse and schema errors, and does not run rules', async () => {
  await using invalid = await createScenario('tag-never-closed');
  const { findings, invalidFiles, invalidDocuments } = await loadContent(invalid.root);
  expect(findings).toMatchObject([{ rule: 'mdx/syntax' }]);
  expect(invalidFiles.map(({ file }) => file)).toEqual([findings[0]?.file]);
  expect(invalidDocuments).toHaveLength(1);
  await using withDeadLinks = await createScenario('link-to-nowhere');
  expect((await loadContent(withDeadLinks.root)).findings).toEqual([]);
});

// The file is created here, because git and some file systems change such letters in names.
test('a file name with other letters than a to z is the only finding, however links spell it', async () => {
  await using content = await createScenario('clean');
  const writeDocument = (file: string, text: string) =>
    writeFile(
      path.join(content.root, file),
      `---\ntitle: Side ${text.length}\ndescription: Hva side ${text.length} handler om.\n---\n\n## Hvem vi er\n\n${text}\n`,
    );
  await writeDocument('no/pages/Kjøp vår app.mdx', 'Tekst.');
  await writeDocument(
    'no/pages/team.mdx',
    '[En](/no/kjoep-vaar-app), [to](</no/Kjøp vår app>), [tre](/no/Kj%C3%B8p%20v%C3%A5r%20app).',
  );
  const { findings } = await checkContent(content.root);
  expect(findings.map(({ file, rule }) => [file, rule])).toEqual([
    ['no/pages/Kjøp vår app.mdx', 'file/name'],
  ]);
  expect(findings[0]?.message).toContain('Rename the file to kjoep-vaar-app.mdx');
});

test('an entry has the path, layout and headings of its document', async () => {
  await using content = await createScenario('clean');
  const { manifest } = await loadContent(content.root);
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

test('a check with a cache parses changed documents only', async () => {
  await using content = await createScenario('clean');
  const cache = new CheckCache();
  const before = await checkContent(content.root, { cache });
  await writeFile(
    path.join(content.root, 'en/pages/team.mdx'),
    '---\ntitle: We\ndescription: About us, in a sentence.\n---\n\n## Who we are\n',
  );
  const after = await checkContent(content.root, { cache });
  expect(after.documents.get('en/pages/team.mdx')?.frontmatter.title).toBe('We');
  expect(after.documents.get('no/pages/team.mdx')).toBe(before.documents.get('no/pages/team.mdx'));
});

test('a missing home page or not-found page is an error', async () => {
  await using content = await createScenario('clean');
  await rm(path.join(content.root, 'no/pages/not-found.mdx'));
  const { findings } = await checkContent(content.root);
  expect(findings).toMatchObject([
    { file: 'en/pages/not-found.mdx', rule: 'pair/missing' },
    { file: 'no/pages/not-found.mdx', rule: 'address/needed', level: 'error' },
  ]);
});

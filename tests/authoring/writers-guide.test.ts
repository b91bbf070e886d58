import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { resolveRenameTarget } from '#authoring/rename-target.ts';
import { allowedElements, componentSpecs } from '#content/author-components.ts';
import { collections } from '#content/collections.ts';
import { checkContent } from '#lint/check-content.ts';
import { getPath } from '#lint/site.ts';
import { isError } from '#pipeline/finding.ts';
import { parseRedirects } from '#pipeline/validate/redirects.ts';

const guide = readFileSync('content/README.md', 'utf8');
const examples = [...guide.matchAll(/```mdx\n([\s\S]*?)```/g)].map(([, text = '']) => text);

test('the guide shows every author component, and no other', () => {
  const usedComponents = examples.flatMap((text) =>
    [...text.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name),
  );
  expect([...new Set(usedComponents)].sort()).toEqual(Object.keys(componentSpecs).sort());
  expect(usedComponents.every((name) => !Object.hasOwn(allowedElements, name))).toBe(true);
});

test('the examples can be copied into a page of this site', { timeout: 30_000 }, async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'guide-'));
  try {
    await cp('content', root, { recursive: true });
    for (const [index, example] of examples.entries()) {
      const frontmatter = (await readFile('content/en/pages/team.mdx', 'utf8')).split(/^---$/m)[1];
      await writeFile(
        path.join(root, `en/pages/example-${index}.mdx`),
        `---${frontmatter}---\n\n## Before\n\n${example}`,
      );
      await writeFile(path.join(root, `no/pages/example-${index}.mdx`), `---${frontmatter}---\n\nTekst.\n`);
    }
    const { findings } = await checkContent(root);
    expect(findings.filter(isError)).toEqual([]);
  } finally {
    await rm(root, { recursive: true });
  }
});

test('the addresses, files and names in the sentences exist on this site', async () => {
  const content = await checkContent('content');
  const { redirects, findings } = parseRedirects({
    file: 'redirects.yaml',
    text: [...guide.matchAll(/`(\/\S+: \/\S+)`/g)].map(([, line]) => line).join('\n'),
  });
  expect(findings).toEqual([]);
  const paths = new Set(content.manifest.entries.map((entry) => entry.path));
  expect(Object.entries(redirects)).toHaveLength(2);
  for (const path of Object.entries(redirects).flat()) expect(paths).toContain(path);
  const [, before = '', after = ''] = /-- rename ([\w/-]+) ([\w/-]+)`/.exec(guide) ?? [];
  expect(resolveRenameTarget(content, path.resolve('content'), before, after)).toMatchObject({
    kind: 'post',
    languagesMovedByHand: [],
  });
  for (const [, file = ''] of guide.matchAll(
    /`((?:words|assets|en|no)\/[^`*]*|[a-z]+\.(?:yaml|txt)|\.schema\/)`/g,
  ))
    if (!file.includes('name')) expect(existsSync(`content/${file}`), file).toBe(true);
  for (const [, to = '', hash] of guide.matchAll(/\]\((\/[^)#]+)(?:#([^)]+))?\)`/g))
    if (!/^\/(?:assets|files)\//.test(to)) {
      expect(paths).toContain(to);
      const page = [...content.documents.values()].find(({ source }) => getPath({ source }) === to);
      if (hash) expect([...(page?.analysis.anchors.keys() ?? [])]).toContain(hash);
    }
});

test('the section on components is last, because it is the longest', () => {
  const headings = [...guide.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  expect(headings.at(-1)).toBe('Components');
});

test('the fields and commands in the guide exist', () => {
  for (const field of ['draft', 'publishAt', 'unpublishAt', 'reviewBy', 'samples', 'translation'])
    expect(Object.keys(collections.page.schema.shape)).toContain(field);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const commands = readFileSync('scripts/content.ts', 'utf8');
  for (const [, script = '', command] of guide.matchAll(/npm run (\w+)(?: -- (\w+))?/g)) {
    expect(Object.keys(scripts)).toContain(script);
    if (command) expect(commands).toMatch(new RegExp(`\\b${command}\\b`));
  }
});

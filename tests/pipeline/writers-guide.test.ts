import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collections } from '../../src/content/collections.ts';
import { elements, vocabulary } from '../../src/content/vocabulary.ts';
import { validate } from '../../src/pipeline/validate.ts';

const guide = readFileSync('content/README.md', 'utf8');
const examples = [...guide.matchAll(/```mdx\n([\s\S]*?)```/g)].map(([, text = '']) => text);

test('the guide shows every author component, and no other', () => {
  const shown = examples.flatMap((text) => [...text.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  expect([...new Set(shown)].sort()).toEqual(Object.keys(vocabulary).sort());
  expect(shown.every((name) => !Object.hasOwn(elements, name))).toBe(true);
});

test('the check has nothing against its examples', () => {
  for (const example of examples) {
    const text = `---\ntitle: Example\ndescription: Of the guide.\n---\n\n## Before\n\n${example}`;
    const source = {
      kind: 'page',
      slug: 'x',
      language: 'en',
      file: 'en/pages/x.mdx',
      text,
      hash: '',
    } as const;
    const { findings } = validate(source);
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  }
});

test('the fields and commands that it names exist', () => {
  for (const field of ['draft', 'publishAt', 'unpublishAt', 'reviewBy', 'sample', 'translation'])
    expect(Object.keys(collections.page.schema.shape)).toContain(field);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const commands = readFileSync('scripts/content.ts', 'utf8');
  for (const [, script = '', command] of guide.matchAll(/npm run (\w+)(?: -- (\w+))?/g)) {
    expect(Object.keys(scripts)).toContain(script);
    if (command) expect(commands).toMatch(new RegExp(`\\b${command}\\b`));
  }
});

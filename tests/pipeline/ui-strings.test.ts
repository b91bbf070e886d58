import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '#lint/check-content.ts';
import { readRequiredStrings } from '#pipeline/read/required-strings.ts';
import { createScenario } from '#tests/support/scenario.ts';

test('a required namespace is reported as missing in every language, even if no language has it', async () => {
  await using content = await createScenario('clean');
  for (const language of ['en', 'no']) await rm(path.join(content.root, language, 'ui'), { recursive: true });
  const { findings } = await checkContent(content.root);
  expect(findings.map(({ file, level }) => `${file} ${level}`)).toEqual(
    ['en', 'no'].flatMap((language) =>
      [
        'blog',
        'chat',
        'contact',
        'drawings',
        'forms',
        'lists',
        'mail',
        'policy',
        'portfolio',
        'privacy',
        'shell',
        'testimonials',
        'video',
      ].map((namespace) => `${language}/ui/${namespace}.json error`),
    ),
  );
});

test('a required string is reported as missing in every language, even if no language has it', async () => {
  await using content = await createScenario('clean');
  for (const language of ['en', 'no']) {
    const file = path.join(content.root, language, 'ui/blog.json');
    const { copied, ...otherStrings } = JSON.parse(await readFile(file, 'utf8'));
    expect(copied).toBeTypeOf('string');
    await writeFile(file, JSON.stringify(otherStrings));
  }
  const { findings } = await checkContent(content.root);
  expect(findings).toMatchObject([
    { file: 'en/ui/blog.json', rule: 'strings/missing', message: expect.stringContaining('"copied"') },
    { file: 'no/ui/blog.json', rule: 'strings/missing' },
  ]);
});

test("readRequiredStrings requires all namespaces of the project's own content, and no strings", async () => {
  expect(await readRequiredStrings('content')).toEqual({
    shell: {},
    drawings: {},
    portfolio: {},
    blog: {},
    lists: {},
    contact: {},
    policy: {},
    chat: {},
    forms: {},
    privacy: {},
    testimonials: {},
    video: {},
    mail: {},
  });
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { extractStrings } from '#translations/blocks/extract-strings.ts';

/** Literals of the code that can be keys: whole ones, and patterns of those with values in them. */
function findLiterals(): { texts: Set<string>; patterns: RegExp[] } {
  const texts = new Set<string>();
  const patterns: RegExp[] = [];
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    for (const [, text = '', prop = ''] of code.matchAll(/'([\w.:-]+)'|="([\w.:-]+)"/g))
      texts.add(text || prop);
    for (const [, template = ''] of code.matchAll(/`([\w.:-]*\$\{[^`]*)`/g)) {
      const parts = template.split(/\$\{[^}]*\}/);
      // A pattern without a dot or a colon would match every key.
      if (!/^[\w:-]*[\w-][.:_]/.test(parts[0] ?? '') || parts.some((part) => /[^\w.:-]/.test(part))) continue;
      patterns.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+')}$`));
    }
  }
  return { texts, patterns };
}

test('the code uses every UI string', () => {
  const { texts, patterns } = findLiterals();
  const unused = globSync('content/en/ui/*.json').flatMap((file) => {
    const namespace = path.basename(file, '.json');
    return extractStrings(readFileSync(file, 'utf8')).flatMap(({ name }) => {
      const key = name.replace(/_(?:zero|one|two|few|many|other)$/, '');
      const names = [key, `${namespace}:${key}`];
      const isUsed = names.some((each) => texts.has(each) || patterns.some((pattern) => pattern.test(each)));
      return isUsed ? [] : `${namespace}:${name}`;
    });
  });
  expect(unused).toEqual([]);
});

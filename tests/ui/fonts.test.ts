import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';

const stylesheet = postcss.parse(readFileSync('src/ui/styles/fonts.css', 'utf8'));

/** Returns the characters that browsers take from a font file. */
function readCharacters(file: string): Set<string> {
  const characters = new Set<string>();
  stylesheet.walkAtRules('font-face', (rule) => {
    if (!rule.toString().includes(`/${file}"`)) return;
    rule.walkDecls('unicode-range', ({ value }) => {
      for (const [, start = '', end = start] of value.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g))
        for (let code = Number.parseInt(start, 16); code <= Number.parseInt(end, 16); code += 1)
          characters.add(String.fromCodePoint(code));
    });
  });
  return characters;
}

const completeFont = readCharacters('schibsted-grotesk.woff2');
const coreFont = readCharacters('schibsted-grotesk-core.woff2');

/** Returns the texts of a value from JSON, without placeholders and tags. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\{\{.*?\}\}|<\/?\d+>/g, '')];
  return typeof value === 'object' && value ? Object.values(value).flatMap(listTexts) : [];
}

test('the core font has the letters and digits of both languages', () => {
  for (const character of 'abcdefghijklmnopqrstuvwxyzæøåABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ0123456789 ')
    expect(coreFont).toContain(character);
});

test('the core font has every character of the UI strings, so that no page loads a second file for them', () => {
  const missing = globSync('content/*/ui/*.json').flatMap((file) =>
    listTexts(JSON.parse(readFileSync(file, 'utf8')))
      .flatMap((text) => [...text])
      .filter((character) => character !== '\n' && !coreFont.has(character))
      .map(
        (character) =>
          `${file}: “${character}” is not in the core font. Use another character, or add it to the last unicode-range in src/ui/styles/fonts.css and run scripts/fonts/cut-core-font.py.`,
      ),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('the complete font has every character of the core font, from which that is cut', () => {
  expect([...coreFont].filter((character) => !completeFont.has(character))).toEqual([]);
});

test('the core font comes after the complete one, because the last file with a character is used', () => {
  const files: string[] = [];
  stylesheet.walkDecls('src', ({ value }) => {
    files.push(...[...value.matchAll(/([\w-]+)\.woff2/g)].map(([, name = '']) => name));
  });
  expect(files).toEqual(['schibsted-grotesk', 'schibsted-grotesk-core']);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const styles = globSync('src/**/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8') }));
const components = globSync('src/**/*.{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('every custom property that a stylesheet uses without a fallback is set somewhere', () => {
  const set = new Set(
    [...styles.map(({ css }) => css), components].flatMap((text) =>
      [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g)].map(([, name = '']) => name),
    ),
  );
  const unset = styles.flatMap(({ file, css }) =>
    [...css.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name = '']) =>
      set.has(name) ? [] : `${file}: ${name}`,
    ),
  );
  expect(unset).toEqual([]);
});

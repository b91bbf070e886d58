import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** What each folder of src may import, itself aside. Node-only folders stand to the right of what they build on. */
const allowed: Record<string, string[]> = {
  i18n: [],
  content: ['i18n'],
  motion: ['content'],
  ui: ['content', 'i18n', 'motion', 'settings.ts'],
  forms: ['content', 'i18n', 'ui', 'settings.ts'],
  sections: ['content', 'i18n', 'motion', 'ui', 'forms', 'settings.ts'],
  layouts: ['content', 'i18n', 'motion', 'ui', 'forms', 'sections', 'settings.ts'],
  app: ['content', 'i18n', 'motion', 'ui', 'forms', 'sections', 'layouts', 'settings.ts'],
  pipeline: ['content', 'i18n'],
  server: ['content', 'i18n', 'forms', 'settings.ts'],
  publish: ['content', 'i18n', 'app', 'layouts', 'pipeline', 'server', 'settings.ts'],
};

interface Import {
  file: string;
  from: string;
  to: string;
  specifier: string;
}

const files = globSync('src/**/*.{ts,tsx}');
const schemas = 'src/forms/schemas/';
const imports: Import[] = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(
    ([, specifier = '']) => {
      const target = specifier.startsWith('#')
        ? specifier.slice(1)
        : specifier.startsWith('.')
          ? path.relative('src', path.join(path.dirname(file), specifier))
          : undefined;
      if (target === undefined || target.startsWith('..')) return [];
      return {
        file,
        specifier,
        from: path.relative('src', file).split(path.sep)[0] ?? '',
        to: target.split('/')[0] ?? '',
      };
    },
  ),
);

describe('imports point one way', () => {
  test.each(Object.keys(allowed))('%s', (folder) => {
    const wrong = imports.filter(
      ({ from, to }) => from === folder && to !== folder && !allowed[folder]?.includes(to),
    );
    expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
  });
  test('every folder of src has its rule', () => {
    const folders = new Set(
      files
        .map((file) => path.relative('src', file))
        .filter((file) => file.includes('/'))
        .map((file) => file.split('/')[0]),
    );
    expect([...folders].filter((folder) => !allowed[folder ?? ''])).toEqual([]);
  });
});

test('only motion imports gsap and lenis', () => {
  const wrong = files.filter(
    (file) => !file.startsWith('src/motion') && /from '(?:gsap|lenis)/.test(readFileSync(file, 'utf8')),
  );
  expect(wrong).toEqual([]);
});

test('what a browser loads imports nothing of Node, and no schema library but for the forms', () => {
  const browser = ['app', 'layouts', 'sections', 'ui', 'motion', 'forms'];
  const wrong = files.filter((file) => {
    if (!browser.includes(path.relative('src', file).split('/')[0] ?? '')) return false;
    const forbidden = file.startsWith(schemas)
      ? /from '(?:node:|yaml'|sharp')/
      : /from '(?:node:|zod['/]|yaml'|sharp')/;
    return forbidden.test(readFileSync(file, 'utf8'));
  });
  expect(wrong).toEqual([]);
});

describe('the rules of the forms', () => {
  test('need neither React nor a page, so that the server can load them', () => {
    const wrong = files
      .filter((file) => file.startsWith(schemas))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)]
          .map(([, specifier = '']) => specifier)
          .filter((specifier) => !/^(?:zod\/mini|#i18n\/languages\.ts|\.\/[\w-]+\.ts)$/.test(specifier))
          .map((specifier) => `${file} imports ${specifier}`),
      );
    expect(wrong).toEqual([]);
  });
  test('are all that the server takes of the forms', () => {
    const wrong = imports.filter(
      ({ from, specifier }) =>
        from === 'server' && specifier.includes('forms/') && !specifier.includes('forms/schemas/'),
    );
    expect(wrong).toEqual([]);
  });
});

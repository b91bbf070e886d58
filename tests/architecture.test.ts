import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** What each folder of src may import, itself aside. Node-only folders stand to the right of what they build on. */
const allowed: Record<string, string[]> = {
  config: [],
  i18n: [],
  content: ['config', 'i18n'],
  pipeline: ['config', 'content', 'i18n', 'lint'],
  lint: ['config', 'content', 'i18n', 'pipeline'],
  authoring: ['config', 'content', 'i18n', 'pipeline', 'lint'],
  motion: ['content'],
  ui: ['config', 'content', 'i18n', 'motion'],
  forms: ['config', 'content', 'i18n', 'ui'],
  sections: ['config', 'content', 'i18n', 'motion', 'ui', 'forms'],
  layouts: ['config', 'content', 'i18n', 'motion', 'ui', 'forms', 'sections'],
  app: ['config', 'content', 'i18n', 'motion', 'ui', 'forms', 'sections', 'layouts'],
  server: ['config', 'content', 'i18n', 'forms'],
  build: ['config', 'content', 'i18n', 'app', 'layouts', 'pipeline', 'lint', 'server'],
  dev: ['config', 'content', 'i18n', 'app', 'layouts', 'pipeline', 'lint', 'server', 'build'],
};

interface Import {
  file: string;
  from: string;
  to: string;
  specifier: string;
}

/** What a file imports, in whichever way. */
const specifiersOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, specifier = '']) => specifier,
  );
const folderOf = (file: string) => path.relative('src', file).split(path.sep)[0] ?? '';
/** What a file imports for more than its types, statically. */
const valuesOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )(?:[^;']* from )?'([^']+)'/gm)].map(
    ([, specifier = '']) => specifier,
  );
/** The file of ours that a specifier names; undefined for packages, and outside of src. */
function fileOf(specifier: string, importer: string): string | undefined {
  const file = specifier.startsWith('#')
    ? path.join('src', specifier.slice(1))
    : specifier.startsWith('.')
      ? path.join(path.dirname(importer), specifier)
      : '';
  return file.startsWith('src/') ? file : undefined;
}

const files = globSync('src/**/*.{ts,tsx}');
const schemas = 'src/forms/schemas/';
const browser = ['app', 'layouts', 'sections', 'ui', 'motion', 'forms'];
const imports: Import[] = files.flatMap((file) =>
  specifiersOf(file).flatMap((specifier) => {
    const target = fileOf(specifier, file);
    return target ? { file, specifier, from: folderOf(file), to: folderOf(target) } : [];
  }),
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
    (file) =>
      folderOf(file) !== 'motion' && specifiersOf(file).some((each) => /^(?:gsap|lenis)\b/.test(each)),
  );
  expect(wrong).toEqual([]);
});

test('what a browser loads imports nothing of Node, and no schema library but for the forms', () => {
  const wrong = files.filter((file) => {
    if (!browser.includes(folderOf(file))) return false;
    const forbidden = file.startsWith(schemas)
      ? /^(?:node:|(?:yaml|sharp)$)/
      : /^(?:node:|(?:yaml|sharp)$|zod\b)/;
    return specifiersOf(file).some((specifier) => forbidden.test(specifier));
  });
  expect(wrong).toEqual([]);
});

test('what a browser loads takes no more than types from content that brings the schema library', () => {
  const bringsZod = (file: string): boolean =>
    valuesOf(file).some((specifier) => {
      const target = fileOf(specifier, file);
      return /^zod\b/.test(specifier) || (target?.startsWith('src/content/') && bringsZod(target));
    });
  const wrong = files.filter(
    (file) => browser.includes(folderOf(file)) && !file.startsWith(schemas) && bringsZod(file),
  );
  expect(wrong).toEqual([]);
});

describe('the rules of the forms', () => {
  test('need neither React nor a page, so that the server can load them', () => {
    const wrong = files
      .filter((file) => file.startsWith(schemas))
      .flatMap((file) =>
        specifiersOf(file)
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

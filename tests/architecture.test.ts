import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Folders of src that each folder may import besides itself. */
const allowedImports: Record<string, string[]> = {
  config: [],
  i18n: [],
  terminal: [],
  content: ['config', 'i18n'],
  pipeline: ['config', 'content', 'i18n'],
  lint: ['config', 'content', 'i18n', 'terminal', 'pipeline'],
  translations: ['config', 'content', 'i18n', 'terminal', 'pipeline', 'lint'],
  authoring: ['config', 'content', 'i18n', 'terminal', 'pipeline', 'lint', 'translations'],
  motion: ['content'],
  ui: ['config', 'content', 'i18n', 'motion'],
  forms: ['config', 'content', 'i18n', 'ui'],
  sections: ['config', 'content', 'i18n', 'motion', 'ui', 'forms'],
  layouts: ['config', 'content', 'i18n', 'motion', 'ui', 'forms', 'sections'],
  app: ['config', 'content', 'i18n', 'motion', 'ui', 'forms', 'sections', 'layouts'],
  server: ['config', 'content', 'i18n', 'terminal', 'forms'],
  build: ['config', 'content', 'i18n', 'app', 'layouts', 'pipeline', 'lint', 'translations', 'server'],
  dev: [
    'config',
    'content',
    'i18n',
    'terminal',
    'app',
    'layouts',
    'pipeline',
    'lint',
    'translations',
    'authoring',
    'server',
    'build',
  ],
};

interface Import {
  file: string;
  fromFolder: string;
  toFolder: string;
  specifier: string;
}

/** Returns the specifiers of all imports of a file: static, dynamic and re-exports. */
const findSpecifiers = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, specifier = '']) => specifier,
  );

/** Returns the top-level folder of a file of src. */
const getFolder = (file: string) => path.relative('src', file).split(path.sep)[0] ?? '';

/** Returns the specifiers of static imports that are not type-only. */
const findValueSpecifiers = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )(?:[^;']* from )?'([^']+)'/gm)].map(
    ([, specifier = '']) => specifier,
  );

/** Resolves a specifier to a file of src; undefined for packages and other folders. */
function resolve(specifier: string, importer: string): string | undefined {
  const file = specifier.startsWith('#')
    ? path.join('src', specifier.slice(1))
    : specifier.startsWith('.')
      ? path.join(path.dirname(importer), specifier)
      : '';
  return file.startsWith('src/') ? file : undefined;
}

const files = globSync('src/**/*.{ts,tsx}');
const formSchemas = 'src/forms/schemas/';
const browserFolders = ['app', 'layouts', 'sections', 'ui', 'motion', 'forms'];
const imports: Import[] = files.flatMap((file) =>
  findSpecifiers(file).flatMap((specifier) => {
    const target = resolve(specifier, file);
    return target ? { file, specifier, fromFolder: getFolder(file), toFolder: getFolder(target) } : [];
  }),
);

describe('imports point one way', () => {
  test.each(Object.keys(allowedImports))('%s imports only allowed folders', (folder) => {
    const violations = imports.filter(
      ({ fromFolder, toFolder }) =>
        fromFolder === folder && toFolder !== folder && !allowedImports[folder]?.includes(toFolder),
    );
    expect(violations.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
  });
  test('every folder of src is listed', () => {
    const folders = new Set(
      files
        .map((file) => path.relative('src', file))
        .filter((file) => file.includes('/'))
        .map((file) => file.split('/')[0]),
    );
    expect([...folders].filter((folder) => !allowedImports[folder ?? ''])).toEqual([]);
  });
});

test('only motion imports gsap and lenis', () => {
  const violations = files.filter(
    (file) =>
      getFolder(file) !== 'motion' &&
      findSpecifiers(file).some((specifier) => /^(?:gsap|lenis)\b/.test(specifier)),
  );
  expect(violations).toEqual([]);
});

test('browser code imports no Node module, and no schema library outside of the form schemas', () => {
  const violations = files.filter((file) => {
    if (!browserFolders.includes(getFolder(file))) return false;
    const forbidden = file.startsWith(formSchemas)
      ? /^(?:node:|(?:yaml|sharp)$)/
      : /^(?:node:|(?:yaml|sharp)$|zod\b)/;
    return findSpecifiers(file).some((specifier) => forbidden.test(specifier));
  });
  expect(violations).toEqual([]);
});

test('browser code imports only types from content modules that load the schema library', () => {
  const loadsZod = (file: string): boolean =>
    findValueSpecifiers(file).some((specifier) => {
      const target = resolve(specifier, file);
      return /^zod\b/.test(specifier) || (target?.startsWith('src/content/') && loadsZod(target));
    });
  const violations = files.filter(
    (file) => browserFolders.includes(getFolder(file)) && !file.startsWith(formSchemas) && loadsZod(file),
  );
  expect(violations).toEqual([]);
});

/** Finds import cycles, including those of type-only imports. @returns the files of each cycle in order. */
function findCycles(): string[][] {
  const graph = new Map(
    files.map((file) => [
      file,
      findSpecifiers(file).flatMap((specifier) => {
        const target = resolve(specifier, file);
        return target && target !== file ? [target] : [];
      }),
    ]),
  );
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const visit = (file: string, ancestors: readonly string[]): void => {
    const start = ancestors.indexOf(file);
    if (start !== -1) cycles.push([...ancestors.slice(start), file]);
    if (start !== -1 || finished.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...ancestors, file]);
    finished.add(file);
  };
  for (const file of files) visit(file, []);
  return cycles;
}

test('no files import each other in a cycle', () => {
  expect(findCycles().map((cycle) => cycle.join(' -> '))).toEqual([]);
});

describe('the form schemas', () => {
  test('import neither React nor page code, so that the server can load them', () => {
    const violations = files
      .filter((file) => file.startsWith(formSchemas))
      .flatMap((file) =>
        findSpecifiers(file)
          .filter((specifier) => !/^(?:zod\/mini|#i18n\/languages\.ts|\.\/[\w-]+\.ts)$/.test(specifier))
          .map((specifier) => `${file} imports ${specifier}`),
      );
    expect(violations).toEqual([]);
  });
  test('are the only part of the forms that the server imports', () => {
    const violations = imports.filter(
      ({ fromFolder, specifier }) =>
        fromFolder === 'server' && specifier.includes('forms/') && !specifier.includes('forms/schemas/'),
    );
    expect(violations).toEqual([]);
  });
});

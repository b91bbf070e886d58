import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { updateEnvironmentReference } from '#config/environment-reference.ts';

const documents = [
  'README.md',
  '.github/CONTRIBUTING.md',
  'content/README.md',
  ...globSync(['{src,scripts,tests}/**/README.md', 'src/server/*.md'], { exclude: ['tests/fixtures/**'] }),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Matches a path that begins with a top-level folder of the project. */
const projectPath = /^(?:src|scripts|tests|content|public|\.github)\/[\w./-]+$/;

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('names paths that exist', () => {
    const paths = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
    const missing = paths.filter((file) => projectPath.test(file) && !existsSync(file));
    expect(missing).toEqual([]);
  });

  test('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|\/)([^)#\s]+)/g)].map(([, url = '']) => url);
    expect(links.filter((url) => !existsSync(path.join(path.dirname(document), url)))).toEqual([]);
  });

  test('names commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('the README has at most 900 words', () => {
  expect(readFileSync('README.md', 'utf8').split(/\s+/).length).toBeLessThanOrEqual(900);
});

test('the README of the server lists the environment variables as they are', () => {
  const document = readFileSync('src/server/README.md', 'utf8');
  const isCurrent = updateEnvironmentReference(document) === document;
  expect(isCurrent, 'src/server/README.md is out of date. Run: npm run environment').toBe(true);
});

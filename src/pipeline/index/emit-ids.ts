/** Writes the names of documents, categories and tags as TypeScript types, so that the compiler checks uses in code. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDocument, type Manifest } from '#content/manifest.ts';
import { type Kind, kinds } from '#content/urls.ts';

/**
 * Writes the module that content/ids.ts re-exports.
 * @param file path of the module. It is not written if nothing has changed, so that file watchers do not restart.
 */
export async function emitIds(manifest: Manifest, file: string): Promise<void> {
  const getSlugs = (kind: Kind) =>
    manifest.entries.filter((entry) => entry.kind === kind && isDocument(entry)).map(({ slug }) => slug);
  const text = [
    '// Written by the content pipeline from content/. Do not edit or commit it.',
    'export interface Slugs {',
    ...kinds.map((kind) => `  '${kind}': ${toUnion(getSlugs(kind))};`),
    '}',
    `export type Category = ${toUnion(manifest.categories.map(({ slug }) => slug))};`,
    `export type Tag = ${toUnion(manifest.tags.map(({ slug }) => slug))};`,
    '',
  ].join('\n');
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const toUnion = (names: readonly string[]): string =>
  [...new Set(names)]
    .sort()
    .map((name) => JSON.stringify(name))
    .join(' | ') || 'never';

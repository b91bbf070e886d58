/** Stage 4: the index as files: the names of what exists, for the compiler. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDocument, type Manifest } from '#content/manifest.ts';
import { type Kind, kinds } from '#content/urls.ts';

/**
 * Writes the literal unions that content/ids.ts re-exports.
 * @param file where the module goes; it is left alone when nothing changed, so that no watcher wakes.
 */
export async function emitIds(manifest: Manifest, file: string): Promise<void> {
  const slugs = (kind: Kind) =>
    manifest.entries.filter((entry) => entry.kind === kind && isDocument(entry)).map(({ slug }) => slug);
  const text = [
    '// Written by the content pipeline from content/. Not edited by hand, not committed.',
    'export interface Slugs {',
    ...kinds.map((kind) => `  '${kind}': ${union(slugs(kind))};`),
    '}',
    `export type Category = ${union(manifest.categories.map(({ slug }) => slug))};`,
    `export type Tag = ${union(manifest.tags.map(({ slug }) => slug))};`,
    '',
  ].join('\n');
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const union = (names: readonly string[]): string =>
  [...new Set(names)]
    .sort()
    .map((name) => JSON.stringify(name))
    .join(' | ') || 'never';

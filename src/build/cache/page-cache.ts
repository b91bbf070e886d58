/**
 * The pages of the build before, by what they were made from: those of which nothing has changed are taken over. Kept
 * as hard links to the build's own files, so they take no space of their own. May be deleted at any time.
 */
import { copyFileSync, linkSync, mkdirSync, statSync, unlinkSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { WrittenPage } from '../workers/render-worker.ts';

/** A file as it was when it was kept: one that was changed since in place is not taken over. */
type CachedFile = [file: string, size: number, modified: number];

interface CachedPage extends Omit<WrittenPage, 'files'> {
  key: string;
  files: CachedFile[];
}

export interface PageCache {
  /** Whether the build before had the page. */
  has(page: string): boolean;
  /**
   * Puts the files of a page into a build.
   * @returns undefined where the page was made from anything else, or its files are no longer as they were.
   */
  restore(page: string, key: string, folder: string): WrittenPage | undefined;
  /**
   * Keeps the pages of a build in the place of those before.
   * @param folder of the build.
   */
  save(folder: string, pages: readonly { file: string; key: string; written: WrittenPage }[]): Promise<void>;
}

/** @param root folder of the store, one for each folder that builds go to; there may be other things in it. */
export async function openPageCache(root: string): Promise<PageCache> {
  const ledgerFile = path.join(root, 'pages.bin');
  const before = await readCachedPages(ledgerFile);
  const made = new Set<string>();
  const link = (from: string, to: string) => {
    const parent = path.dirname(to);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    try {
      linkSync(from, to);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Two documents with the same text share a chunk.
      if (code === 'EEXIST') return;
      // Another disk, or one without links.
      if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK') throw error;
      copyFileSync(from, to);
    }
  };
  // Joined by hand: tens of thousands are, and path.join would weigh every sign of each.
  const kept = (file: string) => `${root}/files/${file}`;
  const restored = new Set<string>();

  return {
    has: (page) => before.has(page),

    restore(page, key, folder) {
      const known = before.get(page);
      if (known?.key !== key || !known.files.every((file) => isUnchanged(kept(file[0]), file))) return undefined;
      for (const [file] of known.files) link(kept(file), `${folder}/${file}`);
      restored.add(page);
      const { forms, cspHashes: inline } = known;
      return { files: known.files.map(([file]) => file), forms, cspHashes: inline };
    },

    async save(folder, pages) {
      const next = new Map([...before].filter(([page]) => restored.has(page)));
      const stays = new Set([...next.values()].flatMap(({ files }) => files.map(([file]) => file)));
      for (const { files } of before.values())
        for (const [file] of files) if (!stays.has(file)) deleteFile(kept(file));
      for (const { file: page, key, written } of pages) {
        if (next.has(page)) continue;
        const files = written.files.map((file): CachedFile => {
          // What a build left that was stopped while it was kept is not in the list of pages.
          if (!stays.has(file)) deleteFile(kept(file));
          link(`${folder}/${file}`, kept(file));
          const { size, mtimeMs } = statSync(kept(file));
          return [file, size, mtimeMs];
        });
        next.set(page, { key, files, forms: written.forms, cspHashes: written.cspHashes });
      }
      await mkdir(root, { recursive: true });
      const whole = `${ledgerFile}.${process.pid}`;
      await writeFile(whole, serialize(next));
      await rename(whole, ledgerFile);
    },
  };
}

async function readCachedPages(file: string): Promise<Map<string, CachedPage>> {
  try {
    return deserialize(await readFile(file)) as Map<string, CachedPage>;
  } catch {
    // Not there, cut off, or of another version of Node.
    return new Map();
  }
}

function deleteFile(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function isUnchanged(file: string, [, size, modified]: CachedFile): boolean {
  const now = statSync(file, { throwIfNoEntry: false });
  return now?.size === size && now.mtimeMs === modified;
}

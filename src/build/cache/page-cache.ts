/**
 * Caches the pages of the previous build by the hash of their input. The cached files are hard links to the files of that
 * build, so they take no extra space. The folder may be deleted at any time.
 */
import { copyFileSync, linkSync, mkdirSync, statSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { openFileCache } from '#pipeline/file-cache.ts';
import type { WrittenPage } from '../workers/render-worker.ts';

/** Size and modification time reveal a file that was edited in place: the cached file is the same inode. */
type CachedFile = [file: string, size: number, modifiedMs: number];

interface CachedPage extends Omit<WrittenPage, 'files'> {
  key: string;
  files: CachedFile[];
}

export interface PageCache {
  /** Returns whether the previous build had the page. */
  has(page: string): boolean;
  /**
   * Links the files of a page into a new build.
   * @returns undefined when the page was made from other input, or when its files have changed.
   */
  restore(page: string, key: string, folder: string): WrittenPage | undefined;
  /**
   * Replaces the cached pages with those of a build.
   * @param folder of the build.
   * @throws Error when a file cannot be linked, copied or deleted.
   */
  save(folder: string, pages: readonly { file: string; key: string; output: WrittenPage }[]): void;
}

const indexName = 'pages.bin';

/**
 * Opens the cache of the builds to one output folder.
 * @param root folder of the cache; it may hold other files.
 * @param onError receives the error when the index of pages cannot be stored.
 */
export function openPageCache(root: string, onError: (error: Error) => void): PageCache {
  const indexCache = openFileCache(root, onError);
  const previous = indexCache.getValue<Map<string, CachedPage>>(indexName) ?? new Map<string, CachedPage>();
  const createdFolders = new Set<string>();
  const link = (from: string, to: string) => {
    const parent = path.dirname(to);
    if (!createdFolders.has(parent)) mkdirSync(parent, { recursive: true });
    createdFolders.add(parent);
    try {
      linkSync(from, to);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Documents with the same text share a chunk.
      if (code === 'EEXIST') return;
      // The cache is on another disk, or on one without hard links.
      if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK') throw error;
      copyFileSync(from, to);
    }
  };
  // Concatenated, because path.join is slow for tens of thousands of files.
  const toCachedPath = (file: string) => `${root}/files/${file}`;
  const isUnchanged = ([file, size, modifiedMs]: CachedFile): boolean => {
    const stats = statSync(toCachedPath(file), { throwIfNoEntry: false });
    return stats?.size === size && stats.mtimeMs === modifiedMs;
  };
  const restored = new Set<string>();

  return {
    has: (page) => previous.has(page),

    restore(page, key, folder) {
      const cached = previous.get(page);
      if (cached?.key !== key || !cached.files.every(isUnchanged)) return undefined;
      for (const [file] of cached.files) link(toCachedPath(file), `${folder}/${file}`);
      restored.add(page);
      const { forms, cspHashes } = cached;
      return { files: cached.files.map(([file]) => file), forms, cspHashes };
    },

    save(folder, pages) {
      const next = new Map([...previous].filter(([page]) => restored.has(page)));
      const restoredFiles = new Set([...next.values()].flatMap(({ files }) => files.map(([file]) => file)));
      for (const { files } of previous.values())
        for (const [file] of files) if (!restoredFiles.has(file)) deleteFile(toCachedPath(file));
      for (const { file: page, key, output } of pages) {
        if (next.has(page)) continue;
        const files = output.files.map((file): CachedFile => {
          // A build that was stopped in this loop has left files that are not in the index.
          if (!restoredFiles.has(file)) deleteFile(toCachedPath(file));
          link(`${folder}/${file}`, toCachedPath(file));
          const { size, mtimeMs } = statSync(toCachedPath(file));
          return [file, size, mtimeMs];
        });
        next.set(page, { key, files, forms: output.forms, cspHashes: output.cspHashes });
      }
      indexCache.setValue(indexName, next);
    },
  };
}

function deleteFile(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

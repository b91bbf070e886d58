/**
 * Caches results that are expensive to compute as files, by a hash of their input. The check, the build and the
 * development server share it. Any file of the folder may be deleted at any time; damaged entries count as missing.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import writeFileAtomic from 'write-file-atomic';

export interface FileCache {
  /**
   * Returns the stored content.
   * @param name of the file: a hash of the input, or a fixed name for an entry that each new version replaces.
   * @param version of the input, for fixed names.
   * @returns undefined when the entry is missing, damaged, or of another version.
   */
  get(name: string, version?: string): Buffer | undefined;
  set(name: string, content: string | Uint8Array, version?: string): void;
  /** Like `get`, for a value stored with `setValue`. */
  getValue<Value>(name: string, version?: string): Value | undefined;
  /** Stores a value that the structured clone algorithm can copy. */
  setValue(name: string, value: unknown, version?: string): void;
  /**
   * Returns the path of a stored folder, and marks it as used.
   * @param requiredFile inside the folder; without it the entry counts as missing.
   */
  getFolder(name: string, requiredFile: string): Promise<string | undefined>;
  /**
   * Stores a folder. Concurrent calls for the same name keep one of the results.
   * @param requiredFile inside the folder; a stored folder without it is replaced.
   * @param fill writes the folder's files; when it throws, nothing is stored.
   * @returns the path of the stored folder.
   */
  setFolder(name: string, requiredFile: string, fill: (folder: string) => Promise<void>): Promise<string>;
  /**
   * Deletes entries that have not been used for a time. Other processes may prune the same folder concurrently.
   * @param options.keepNewest number of entries, the most recently used, that stay whatever their age.
   * @throws Error when an entry cannot be deleted.
   */
  prune(options: { now: Date; maxAgeMs: number; keepNewest?: number }): Promise<void>;
}

/**
 * Opens a cache. The folder is created with its first entry.
 * @param onError receives the error when an entry cannot be stored; `set` and `setValue` do not throw it.
 */
export function openFileCache(folder: string, onError: (error: Error) => void = () => undefined): FileCache {
  const usedNames = new Set<string>();
  const toPath = (name: string) => path.join(folder, name);
  let isFolderCreated = false;

  const cache: FileCache = {
    get(name, version = '') {
      usedNames.add(name);
      // A check before the read is cheaper than a failed read, whose error has a stack. A first build misses every
      // entry.
      if (!existsSync(toPath(name))) return undefined;
      try {
        return unpack(readFileSync(toPath(name)), version);
      } catch {
        return undefined;
      }
    },

    set(name, content, version = '') {
      usedNames.add(name);
      try {
        if (!isFolderCreated) mkdirSync(folder, { recursive: true });
        isFolderCreated = true;
        // No fsync is needed, because the checksum detects an entry that a power failure has damaged.
        writeFileAtomic.sync(toPath(name), pack(content, version), { fsync: false });
      } catch (error) {
        onError(error as Error);
      }
    },

    getValue<Value>(name: string, version?: string) {
      const content = cache.get(name, version);
      try {
        return content && (deserialize(content) as Value);
      } catch {
        // Another version of Node wrote the value.
        return undefined;
      }
    },

    setValue: (name, value, version) => cache.set(name, serialize(value), version),

    async getFolder(name, requiredFile) {
      if (!existsSync(path.join(toPath(name), requiredFile))) return undefined;
      return utimes(toPath(name), new Date(), new Date()).then(
        () => toPath(name),
        // Another process has deleted it meanwhile.
        () => undefined,
      );
    },

    async setFolder(name, requiredFile, fill) {
      await mkdir(folder, { recursive: true });
      const temporary = await mkdtemp(path.join(folder, 'new-'));
      try {
        await fill(temporary);
        // A complete folder stays, because the process that stored it may be reading it.
        if (!existsSync(path.join(toPath(name), requiredFile))) await deleteCached(toPath(name));
        await rename(temporary, toPath(name)).catch(ignoreExisting);
      } finally {
        await rm(temporary, { recursive: true, force: true });
      }
      return toPath(name);
    },

    async prune({ now, maxAgeMs, keepNewest = 0 }) {
      const names = await readdir(folder).catch(() => []);
      const entries = await Promise.all(
        names.map(async (name) => {
          const usedAt = (await stat(toPath(name)).catch(() => undefined))?.mtimeMs;
          return { name, ageMs: now.getTime() - (usedAt ?? 0) };
        }),
      );
      const prunable = entries.sort((a, b) => a.ageMs - b.ageMs).slice(keepNewest);
      for (const { name, ageMs } of prunable)
        if (usedNames.has(name)) {
          // Only entries past half the maximum age get a new time, because a write per entry and build is slow.
          if (ageMs > maxAgeMs / 2) await utimes(toPath(name), now, now).catch(() => undefined);
        } else if (ageMs > maxAgeMs) await deleteCached(toPath(name));
    },
  };
  return cache;
}

/** Reads a cache that consists of one file with one value. Returns undefined where `getValue` does. */
export const readCacheFile = <Value>(file: string, version?: string): Value | undefined =>
  openFileCache(path.dirname(file)).getValue<Value>(path.basename(file), version);

/**
 * Writes a cache that consists of one file with one value.
 * @throws Error when the file cannot be written.
 */
export function writeCacheFile(file: string, value: unknown, version?: string): void {
  const cache = openFileCache(path.dirname(file), (error) => {
    throw error;
  });
  cache.setValue(path.basename(file), value, version);
}

/** Puts a line with the version and a checksum before the content. */
function pack(content: string | Uint8Array, version: string): Buffer {
  const bytes = Buffer.from(content as Uint8Array);
  return Buffer.concat([Buffer.from(toHeader(bytes, version)), bytes]);
}

function unpack(file: Buffer, version: string): Buffer | undefined {
  const end = file.indexOf('\n') + 1;
  const bytes = file.subarray(end);
  return file.subarray(0, end).toString() === toHeader(bytes, version) ? bytes : undefined;
}

const toHeader = (bytes: Uint8Array, version: string): string =>
  `${JSON.stringify([version, bytes.length, crc32(bytes)])}\n`;

/** Returns the SHA-256 of the parts in hexadecimal digits. */
export function sha256(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/**
 * Deletes a cached file or folder. A folder in which another process creates files meanwhile may stay in part.
 * @throws Error when it cannot be deleted for another reason.
 */
export async function deleteCached(target: string): Promise<void> {
  await rm(target, { recursive: true, force: true }).catch(ignoreExisting);
}

/** Ignores entries that another process has created meanwhile. */
function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}

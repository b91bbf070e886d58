/** Bodies that were compiled before, by what they were compiled from. The folder may be deleted at any time. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '#pipeline/file-cache.ts';

/** Milliseconds after which an entry that nobody has asked for is forgotten: a month. */
const maxAgeMs = 30 * 24 * 3_600_000;

export interface CompiledBodyCache {
  /**
   * @param hash of the document's text.
   * @returns undefined where it was never compiled.
   */
  read(file: string, hash: string): string | undefined;
  write(file: string, hash: string, code: string): void;
  /** Deletes what has not been asked for in a month. */
  prune(now: Date): Promise<void>;
}

/**
 * @param folder of the entries.
 * @param version of the compiler and everything else that decides on its result.
 */
export function openCompiledBodyCache(folder: string, version: string): CompiledBodyCache {
  // The compiler's own words depend on the language, which the file's name tells.
  const entryOf = (file: string, hash: string) =>
    path.join(folder, `${sha256(JSON.stringify([version, file, hash])).slice(0, 40)}.js`);
  const asked = new Set<string>();
  let isMade = false;
  return {
    read(file, hash) {
      const entry = entryOf(file, hash);
      asked.add(entry);
      // A failed read makes an error with its stack, for each document of a first build.
      if (!existsSync(entry)) return undefined;
      try {
        return readFileSync(entry, 'utf8');
      } catch {
        return undefined;
      }
    },
    write(file, hash, code) {
      const entry = entryOf(file, hash);
      if (!isMade) mkdirSync(folder, { recursive: true });
      isMade = true;
      // Another build may read it at this moment.
      const whole = `${entry}.${process.pid}.${Math.random()}`;
      writeFileSync(whole, code);
      renameSync(whole, entry);
    },
    async prune(now) {
      for (const name of await readdir(folder).catch(() => [])) {
        const entry = path.join(folder, name);
        const age = now.getTime() - ((await stat(entry).catch(() => undefined))?.mtimeMs ?? 0);
        if (age < maxAgeMs / 2) continue;
        if (asked.has(entry)) await utimes(entry, now, now);
        else if (age > maxAgeMs) await rm(entry, { force: true });
      }
    },
  };
}

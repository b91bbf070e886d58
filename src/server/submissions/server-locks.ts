/**
 * Locks that tell which servers are running on a data directory. A lock is an exclusive transaction on an empty SQLite
 * file. The operating system ends it with its process, however that ends, and it also holds between containers, which do
 * not see each other's process ids.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface ServerLock {
  /** Id of the server. It has no dot. */
  id: string;
  /** Returns false if the file of the lock has been moved away or deleted. */
  isHeld(): boolean;
  release(): void;
}

/** @returns undefined if the file is locked already or cannot be locked. */
function lockFile(file: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('begin exclusive');
    return database;
  } catch {
    database?.close();
    return undefined;
  }
}

/**
 * Takes a lock for this server.
 * @param folder created if it is missing; its parent must exist.
 * @throws the error of the file system.
 */
export function takeServerLock(folder: string): ServerLock {
  // Not recursive: if the data directory was moved away, a new one in its place would prevent moving it back.
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  for (let tries = 0; tries < 5; tries++) {
    const id = randomUUID();
    const file = path.join(folder, id);
    const database = lockFile(file);
    // Another server may have deleted the file before it was locked.
    if (database && existsSync(file))
      return {
        id,
        isHeld: () => existsSync(file),
        release: () => {
          rmSync(file, { force: true });
          database.close();
        },
      };
    database?.close();
  }
  throw Object.assign(new Error(`No file can be locked in ${folder}.`), { code: 'ENOLCK' });
}

/** Returns the ids of running servers, and deletes the files of those that have ended. */
export function findRunningServers(folder: string): Set<string> {
  const running = new Set<string>();
  for (const id of existsSync(folder) ? readdirSync(folder) : []) {
    const file = path.join(folder, id);
    const database = lockFile(file);
    if (!database) running.add(id);
    else {
      // Deleted while it is locked, so that a server that starts now notices.
      rmSync(file, { force: true });
      database.close();
    }
  }
  return running;
}

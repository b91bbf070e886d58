/** Makes encrypted backups by a schedule, and deletes old ones. One of several servers makes each of them. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Environment, EnvironmentError } from '#config/environment.ts';
import {
  deletePlainLeftovers,
  deleteUnfinishedFiles,
  maxBackupMs,
  writeBackup,
} from './admin/write-backup.ts';
import type { Log } from './log.ts';
import type { AlarmCondition } from './outbox/alarms/conditions.ts';
import { type Clock, createSharedClock } from './outbox/clock.ts';
import { acquireJob, readJobTime, recordJobTime, releaseJob } from './storage/jobs.ts';
import type { Store } from './storage/store.ts';

interface ScheduledBackupOptions {
  store: Store;
  environment: Pick<
    Environment,
    'dataDir' | 'backupDir' | 'backupKey' | 'backupIntervalHours' | 'backupKeepDays'
  >;
  log: Log;
  /** Clock of this machine; returns milliseconds since 1970. */
  now: () => number;
  /** Clock that all servers on this storage share. */
  clock?: Clock;
  /** Called after each check with the time of the newest backup; undefined if there is none. */
  onNewest?: (time: number | undefined) => void;
}

export interface ScheduledBackups {
  /** The last backup failed, or the newest is too old. */
  condition: AlarmCondition;
  /** Checks now and every few minutes whether a backup is due. */
  start(): void;
  /** Stops; a backup in progress ends first. */
  stop(): Promise<void>;
  /**
   * Makes a backup if one is due and no other server makes it.
   * @returns the path of the new file.
   * @throws RefusedError, StorageUnavailableError or errors of the file system.
   */
  run(): Promise<string | undefined>;
}

const hourMs = 3_600_000;
/** Time for the first backup of a server that was off, before it counts as overdue. */
const firstBackupMs = 15 * 60_000;
const checkIntervalMs = 5 * 60_000;
/** Names of scheduled backups, with the time in UTC. */
export const backupNamePattern = /^website-\d{8}T\d{6}Z\.backup$/;

const isScheduledName = (name: string): boolean => backupNamePattern.test(name);

/** @param time milliseconds since 1970. */
const buildBackupName = (time: number): string =>
  `website-${new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')}.backup`;

/**
 * Creates the job; undefined without BACKUP_DIR.
 * @throws EnvironmentError without BACKUP_KEY.
 */
export function createScheduledBackups({
  store,
  environment,
  log,
  now,
  clock = createSharedClock(store.dialect, now),
  onNewest,
}: ScheduledBackupOptions): ScheduledBackups | undefined {
  const { dataDir, backupDir, backupKey, backupIntervalHours, backupKeepDays } = environment;
  if (backupDir === undefined) return undefined;
  if (backupKey === undefined)
    throw new EnvironmentError(
      'BACKUP_KEY is missing: BACKUP_DIR needs it. Make one with: openssl rand -base64 32',
    );
  let timer: NodeJS.Timeout | undefined;
  let lastCheck: Promise<unknown> = Promise.resolve();
  let hasFailed = false;
  const createdAt = now();

  /**
   * Deletes copies that a killed process has left behind. A failure does not stop the backup.
   * @param isUnused returns true for names of backups that no process is making; with the lock, these are the scheduled ones.
   */
  async function deleteLeftovers(isUnused?: (name: string) => boolean): Promise<void> {
    try {
      await deletePlainLeftovers(dataDir, isUnused);
      if (isUnused) await deleteUnfinishedFiles(backupDir ?? '', isUnused);
    } catch (error) {
      log.error(
        { err: error },
        'Copies of an interrupted backup could not be deleted. Delete the folders .backup.… in DATA_DIR and .website-… in BACKUP_DIR',
      );
    }
  }

  async function run(): Promise<string | undefined> {
    const time = await store.read(clock);
    // Each server has a DATA_DIR of its own, if they share PostgreSQL.
    await deleteLeftovers();
    const isAcquired = await acquireJob(store, 'backup', {
      now: time,
      // Another server takes over then from one that has crashed during a backup.
      lockMs: maxBackupMs,
      minIntervalMs: backupIntervalHours * hourMs,
    });
    if (!isAcquired) return undefined;
    let file: string | undefined;
    try {
      await deleteLeftovers(isScheduledName);
      await mkdir(backupDir ?? '', { recursive: true, mode: 0o700 });
      const name = path.join(backupDir ?? '', buildBackupName(time));
      ({ file } = await writeBackup({ store, dataDir, name, key: backupKey }));
      await recordJobTime(store, 'backup', time);
    } finally {
      if (file === undefined) await releaseJob(store, 'backup').catch(() => undefined);
    }
    await deleteExpired(backupDir ?? '', time - backupKeepDays * 24 * hourMs, path.basename(file));
    return file;
  }

  async function runAndLog(): Promise<void> {
    try {
      const file = await run();
      if (file !== undefined) log.info({ file, bytes: (await stat(file)).size }, 'Backup written');
    } catch (error) {
      hasFailed = true;
      log.error({ err: error }, 'The scheduled backup failed; the next try is in five minutes');
    }
    onNewest?.(await readJobTime(store, 'backup').catch(() => undefined));
  }

  const condition: AlarmCondition = {
    name: 'backup',
    title: 'the scheduled backup is missing',
    check: async () => {
      const time = await store.read(clock);
      const newest = await readJobTime(store, 'backup');
      const age = newest === undefined ? undefined : time - newest;
      const intervalMs = backupIntervalHours * hourMs;
      const isFresh = age !== undefined && Math.abs(age) < intervalMs;
      // Another server may have made a backup since.
      if (isFresh) hasFailed = false;
      const isOverdue = age !== undefined && age > 2 * intervalMs && now() - createdAt > firstBackupMs;
      if (!hasFailed && !isOverdue) return undefined;
      return [
        hasFailed ? 'The last scheduled backup failed.' : 'The scheduled backup is overdue.',
        newest === undefined
          ? 'There is none yet.'
          : `The newest one is of ${new Date(newest).toISOString()}.`,
        'The log of the server says why: usually the disk of BACKUP_DIR or DATA_DIR is full, or BACKUP_DIR is not writable.',
        'The server tries again every five minutes. Until it succeeds, make one by hand: npm run enquiries -- backup FILE --encrypt',
      ].join(' ');
    },
  };

  const check = () => {
    lastCheck = lastCheck.then(runAndLog);
  };
  return {
    condition,
    start: () => {
      check();
      timer ??= setInterval(check, checkIntervalMs).unref();
    },
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      await lastCheck;
    },
    run,
  };
}

/** Deletes backups by the time in their names, which a copy keeps. The newest one stays in any case. */
async function deleteExpired(folder: string, before: number, newestName: string): Promise<void> {
  const limit = buildBackupName(before);
  for (const name of await readdir(folder))
    if (isScheduledName(name) && name < limit && name !== newestName) await rm(path.join(folder, name));
}

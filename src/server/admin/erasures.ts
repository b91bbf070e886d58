/**
 * The list of erased people. Restoring a backup erases them again. It holds salted hashes of addresses with the time
 * of the erasure: in the storage, in its backups, and in files beside them, so that it survives the loss of the storage.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { appendFile, chmod, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Environment } from '#config/environment.ts';
import { toBatches } from '../storage/batches.ts';
import type { Database, Store, StoreTransaction } from '../storage/store.ts';

const erasureSchema = z.object({ hash: z.string(), salt: z.string(), erasedAt: z.number() });
export type Erasure = z.output<typeof erasureSchema>;

const fileName = 'erasures.jsonl';
const saltName = 'erasures';

/** @param email in lower case. */
const hashEmail = (email: string, salt: string): string =>
  createHmac('sha256', Buffer.from(salt, 'base64')).update(email).digest('hex');

/** Returns the folders of the list's files: the data directory, and that of scheduled backups. */
const getFolders = ({ dataDir, backupDir }: Pick<Environment, 'dataDir' | 'backupDir'>): string[] =>
  backupDir === undefined ? [dataDir] : [dataDir, backupDir];

/**
 * Adds a person to the list in the storage and to its files.
 * @param email in lower case.
 * @param now milliseconds since 1970.
 * @returns files that could not be written.
 * @throws StorageUnavailableError
 */
export async function recordErasure(
  store: Store,
  environment: Pick<Environment, 'dataDir' | 'backupDir'>,
  email: string,
  now: number,
): Promise<string[]> {
  const erasure = await store.write(async (transaction) => {
    const salt = await getSalt(transaction);
    const newErasure = { hash: hashEmail(email, salt), salt, erasedAt: now };
    await insertErasures(transaction, [newErasure]);
    return newErasure;
  });
  const failures: string[] = [];
  for (const folder of getFolders(environment)) {
    const file = path.join(folder, fileName);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await appendFile(file, `${JSON.stringify(erasure)}\n`, { mode: 0o600, flush: true });
      await chmod(file, 0o600);
    } catch {
      failures.push(file);
    }
  }
  return failures;
}

async function getSalt(transaction: StoreTransaction): Promise<string> {
  await transaction
    .insertInto('secrets')
    .values({ name: saltName, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await transaction
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', saltName)
    .executeTakeFirstOrThrow();
  return value;
}

/** Reads the list from the storage. */
export async function readErasures(database: Database | StoreTransaction): Promise<Erasure[]> {
  const rows = await database.selectFrom('erasures').selectAll().execute();
  return rows.map(({ hash, salt, erased_at }) => ({ hash, salt, erasedAt: erased_at }));
}

/** Reads the list from its files. A line that is not complete, because the disk was full, is left out. */
export async function readErasureFiles(
  environment: Pick<Environment, 'dataDir' | 'backupDir'>,
): Promise<Erasure[]> {
  const texts = await Promise.all(
    getFolders(environment).map((folder) => readFile(path.join(folder, fileName), 'utf8').catch(() => '')),
  );
  return texts.flatMap((text) =>
    text.split('\n').flatMap((line) => {
      try {
        return [erasureSchema.parse(JSON.parse(line))];
      } catch {
        return [];
      }
    }),
  );
}

/** Adds entries to the list. The later time of the same person counts. */
export async function insertErasures(
  transaction: StoreTransaction,
  erasures: readonly Erasure[],
): Promise<void> {
  for (const { hash, salt, erasedAt } of erasures)
    await transaction
      .insertInto('erasures')
      .values({ hash, salt, erased_at: erasedAt })
      .onConflict((conflict) =>
        conflict
          .column('hash')
          .doUpdateSet({ erased_at: erasedAt })
          .where('erasures.erased_at', '<', erasedAt),
      )
      .execute();
}

/**
 * Deletes the submissions that were received before their senders were erased.
 * @returns the number of deleted submissions.
 */
export async function eraseAgain(transaction: StoreTransaction): Promise<number> {
  const erasures = await readErasures(transaction);
  if (erasures.length === 0) return 0;
  const timesByHash = new Map(erasures.map(({ hash, erasedAt }) => [hash, erasedAt]));
  const salts = [...new Set(erasures.map(({ salt }) => salt))];
  const submissions = await transaction
    .selectFrom('submissions')
    .select(['id', 'email', 'received_at'])
    .execute();
  const erasedIds = submissions
    .filter(({ email, received_at }) =>
      salts.some((salt) => received_at <= (timesByHash.get(hashEmail(email, salt)) ?? -1)),
    )
    .map(({ id }) => id);
  for (const ids of toBatches(erasedIds))
    await transaction.deleteFrom('submissions').where('id', 'in', ids).execute();
  return erasedIds.length;
}

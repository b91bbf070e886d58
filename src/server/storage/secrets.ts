/** Secrets that all processes on a storage share. */
import { randomBytes } from 'node:crypto';
import type { StoreTransaction } from './store.ts';

/**
 * Reads secrets; the first process that needs one creates it.
 * @returns the values in the order of the names.
 */
export async function readSecrets(
  transaction: StoreTransaction,
  names: readonly string[],
): Promise<string[]> {
  await transaction
    .insertInto('secrets')
    .values(names.map((name) => ({ name, value: randomBytes(32).toString('hex') })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const rows = await transaction.selectFrom('secrets').selectAll().where('name', 'in', names).execute();
  return names.map((name) => {
    const row = rows.find((candidate) => candidate.name === name);
    if (!row) throw new Error(`There is no secret for ${name}.`);
    return row.value;
  });
}

/** `erase`: deletes all that is known of a person. */
import { sql } from 'kysely';
import { deleteSubmissions } from '#server/storage/delete-submissions.ts';
import { StorageUnavailableError } from '#server/storage/storage-errors.ts';
import type { Store } from '#server/storage/store.ts';
import { parseEmail, jsonOption, parseArguments } from '../arguments.ts';
import type { Command, CommandContext } from '../command.ts';
import { stringifySafely } from '../printable.ts';
import type { SubmissionRecord } from '../record.ts';
import { RefusedError } from '../refused.ts';
import { removeResidualData } from '../residual-data.ts';
import { readAllSubmissions } from '../submission-records.ts';
import { formatTable } from '../table.ts';
import { formatTime } from '../when.ts';

export const erase: Command = async (args, context) => {
  const { store, terminal } = context;
  const { values, words } = parseArguments(
    args,
    { ...jsonOption, yes: { type: 'boolean', default: false } },
    { least: 1, most: 1, what: 'The mail address' },
  );
  const email = parseEmail(words[0] ?? '');
  const found = await readAllSubmissions(store, { email });
  if (found.length === 0) throw new RefusedError(`There is nothing from ${email}.`);
  if (!values.yes) await confirmErase(found, context);

  // By address again: what has come since is meant, too.
  const erased = await deleteSubmissions(store, (where) => where('email', '=', email));
  await vacuum(store);
  const left = await removeResidualData(store);
  if (values.json) return terminal.print(`${stringifySafely({ erased, overwritten: left === undefined })}\n`);
  await terminal.print(
    `Erased ${erased.length}, with their files, deliveries and keys.\n${
      left === undefined ? '' : `${left}\n`
    }Mails and webhooks that have gone out, and backups, are not changed.\n`,
  );
};

/** @throws Refused where nobody agrees. */
async function confirmErase(found: readonly SubmissionRecord[], { terminal }: CommandContext): Promise<void> {
  const rows = found.map(({ id, receivedAt, kind, file }) => [
    { text: id },
    { text: formatTime(receivedAt) },
    { text: kind },
    { text: file ? 'with a file' : '' },
  ]);
  terminal.printMessage(`This is deleted for good:\n${formatTable(rows).join('\n')}`);
  if (!terminal.confirm) throw new RefusedError('Nothing was deleted. Say --yes to delete it.');
  if (!(await terminal.confirm('Delete it?'))) throw new RefusedError('Nothing was deleted.');
}

/** Bytes up to which a database is written anew in well under the time that a submission waits for. */
const cheap = 64 * 1024 * 1024;

/** Writes a SQLite database anew, without the pages that have become free, where that is soon done. */
async function vacuum(store: Store): Promise<void> {
  if (store.dialect !== 'sqlite') return;
  try {
    const { rows } = await store.read((database) =>
      sql<{
        size: number;
      }>`select page_count * page_size as size from pragma_page_count, pragma_page_size`.execute(database),
    );
    if ((rows[0]?.size ?? cheap) < cheap) await store.read((database) => sql`vacuum`.execute(database));
  } catch (error) {
    // The free pages have been overwritten; they only take room.
    if (!(error instanceof StorageUnavailableError)) throw error;
  }
}

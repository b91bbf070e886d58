/** `erase`: deletes all that is known of a person. */
import { sql } from 'kysely';
import { deleteSubmissions } from '#server/storage/delete-submissions.ts';
import { Unavailable } from '#server/storage/storage-errors.ts';
import type { Store } from '#server/storage/store.ts';
import { asAddress, jsonOption, readArguments } from '../arguments.ts';
import type { Command, Context } from '../command.ts';
import { printableJson } from '../printable.ts';
import type { SubmissionRecord } from '../record.ts';
import { Refused } from '../refused.ts';
import { leftBehind } from '../residual-data.ts';
import { allSubmissions } from '../submission-records.ts';
import { tableLines } from '../table.ts';
import { localTime } from '../when.ts';

export const erase: Command = async (args, context) => {
  const { store, terminal } = context;
  const { values, words } = readArguments(
    args,
    { ...jsonOption, yes: { type: 'boolean', default: false } },
    { least: 1, most: 1, what: 'The mail address' },
  );
  const email = asAddress(words[0] ?? '');
  const found = await allSubmissions(store, { email });
  if (found.length === 0) throw new Refused(`There is nothing from ${email}.`);
  if (!values.yes) await agree(found, context);

  // By address again: what has come since is meant, too.
  const erased = await deleteSubmissions(store, (where) => where('email', '=', email));
  await vacuum(store);
  const left = await leftBehind(store);
  if (values.json) return terminal.print(`${printableJson({ erased, overwritten: left === undefined })}\n`);
  await terminal.print(
    `Erased ${erased.length}, with their files, deliveries and keys.\n${
      left === undefined ? '' : `${left}\n`
    }Mails and webhooks that have gone out, and backups, are not changed.\n`,
  );
};

/** @throws Refused where nobody agrees. */
async function agree(found: readonly SubmissionRecord[], { terminal }: Context): Promise<void> {
  const rows = found.map(({ id, receivedAt, kind, file }) => [
    { text: id },
    { text: localTime(receivedAt) },
    { text: kind },
    { text: file ? 'with a file' : '' },
  ]);
  terminal.say(`This is deleted for good:\n${tableLines(rows).join('\n')}`);
  if (!terminal.confirm) throw new Refused('Nothing was deleted. Say --yes to delete it.');
  if (!(await terminal.confirm('Delete it?'))) throw new Refused('Nothing was deleted.');
}

/** Bytes up to which a database is written anew in well under the time that a submission waits for. */
const cheap = 64 * 1024 * 1024;

/** Writes a SQLite database anew, without the pages that have become free, where that is soon done. */
async function vacuum(store: Store): Promise<void> {
  if (store.flavour !== 'sqlite') return;
  try {
    const { rows } = await store.read((database) =>
      sql<{
        size: number;
      }>`select page_count * page_size as size from pragma_page_count, pragma_page_size`.execute(database),
    );
    if ((rows[0]?.size ?? cheap) < cheap) await store.read((database) => sql`vacuum`.execute(database));
  } catch (error) {
    // The free pages have been overwritten; they only take room.
    if (!(error instanceof Unavailable)) throw error;
  }
}

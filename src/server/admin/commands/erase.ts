/** `erase`: deletes everything about a person. */
import { deleteSubmissions } from '#server/storage/delete-submissions.ts';
import { jsonOption, parseArguments, parseEmail } from '../arguments.ts';
import { type Command, type CommandContext, RefusedError } from '../command.ts';
import { formatTime } from '../describe.ts';
import { recordErasure } from '../erasures.ts';
import { removeResidualData, vacuumSqlite } from '../residual-data.ts';
import { readAllSubmissions, type SubmissionRecord } from '../submission-records.ts';
import { formatTable } from '../table.ts';
import { stringifySafely } from '../terminal.ts';

export const erase: Command = async (args, context) => {
  const { store, environment, terminal, now } = context;
  const { values, positionals } = parseArguments(
    args,
    { ...jsonOption, yes: { type: 'boolean', default: false } },
    { min: 1, max: 1, name: 'The email address' },
  );
  const email = parseEmail(positionals[0] ?? '');
  const found = await readAllSubmissions(store, { email });
  if (found.length === 0) throw new RefusedError(`There is nothing from ${email}.`);
  if (!values.yes) await confirmErase(found, context);

  // Recorded first, so that a restore repeats an interrupted erasure, too.
  const unwrittenFiles = await recordErasure(store, environment, email, now);
  // Deleting by address includes submissions that have arrived since they were listed.
  const erasedIds = await deleteSubmissions(store, (where) => where('email', '=', email));
  await vacuumSqlite(store);
  const residue = await removeResidualData(store);
  if (values.json)
    return terminal.print(`${stringifySafely({ erased: erasedIds, overwritten: residue === undefined })}\n`);
  await terminal.print(
    `Erased ${erasedIds.length}, with their files, deliveries and keys.\n${
      residue === undefined ? '' : `${residue}\n`
    }Mails and webhooks already sent, and backups, are not changed. Restoring a backup erases them again.\n`,
  );
  if (unwrittenFiles.length > 0)
    terminal.printMessage(
      `The list of erased people could not be written to ${unwrittenFiles.join(' and ')}. It is only in the storage, and is lost with it.`,
    );
};

/** @throws RefusedError unless somebody confirms. */
async function confirmErase(found: readonly SubmissionRecord[], { terminal }: CommandContext): Promise<void> {
  const rows = found.map(({ id, receivedAt, kind, attachment }) => [
    { text: id },
    { text: formatTime(receivedAt) },
    { text: kind },
    { text: attachment ? 'with a file' : '' },
  ]);
  terminal.printMessage(`This will be deleted for good:\n${formatTable(rows).join('\n')}`);
  if (!terminal.confirm) throw new RefusedError('Nothing was deleted. Use --yes to delete it.');
  if (!(await terminal.confirm('Delete it?'))) throw new RefusedError('Nothing was deleted.');
}

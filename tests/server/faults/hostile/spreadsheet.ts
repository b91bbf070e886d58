/** What a spreadsheet makes of the operator's export. */
import { streamCsv } from '#server/admin/export-csv.ts';
import { readSubmissions } from '#server/admin/submission-records.ts';
import type { Store } from '#server/storage/store.ts';
import { parseCsv } from '#tests/support/parse-csv.ts';

/** Cells that it would calculate, wherever it parts them. */
export async function formulasIn(store: Store): Promise<string[]> {
  const pieces = await Array.fromAsync(streamCsv(readSubmissions(store, {})));
  const cells = [',', ';', '\t'].flatMap((separator) => parseCsv(pieces.join(''), separator).flat());
  return cells.filter((cell) => /^\s*[=+\-@]/.test(cell));
}

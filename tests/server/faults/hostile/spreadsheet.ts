/** Reads the operator's CSV export as a spreadsheet does. */
import { streamCsv } from '#server/admin/csv.ts';
import { readSubmissions } from '#server/admin/submission-records.ts';
import type { Store } from '#server/storage/store.ts';
import { parseCsv } from '#tests/support/server/parse-csv.ts';

/** Finds cells that a spreadsheet would calculate, with any of the usual separators. */
export async function findFormulas(store: Store): Promise<string[]> {
  const pieces = await Array.fromAsync(streamCsv(readSubmissions(store, {})));
  const cells = [',', ';', '\t'].flatMap((separator) => parseCsv(pieces.join(''), separator).flat());
  return cells.filter((cell) => /^\s*[=+\-@]/.test(cell));
}

/** What a spreadsheet makes of the operator's export. */
import { csvOf } from '#server/operator/export-csv.ts';
import { submissions } from '#server/operator/records.ts';
import type { Store } from '#server/store/store.ts';
import { parseCsv } from '../../operator/parse-csv.ts';

/** Cells that it would calculate, wherever it parts them. */
export async function formulasIn(store: Store): Promise<string[]> {
  const pieces = await Array.fromAsync(csvOf(submissions(store, {})));
  const cells = [',', ';', '\t'].flatMap((separator) => parseCsv(pieces.join(''), separator).flat());
  return cells.filter((cell) => /^\s*[=+\-@]/.test(cell));
}

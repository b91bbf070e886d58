/** Rows in one statement: databases limit the number of its values. */
const maxRowsPerStatement = 500;

/** Parts a list for as many statements as it needs. */
export function* toBatches<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += maxRowsPerStatement) yield rows.slice(start, start + maxRowsPerStatement);
}

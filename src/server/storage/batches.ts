/** Largest number of rows in one statement, because databases limit the number of its parameters. */
const maxRowsPerStatement = 500;

/** Splits rows into batches that each fit one statement. */
export function* toBatches<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += maxRowsPerStatement)
    yield rows.slice(start, start + maxRowsPerStatement);
}

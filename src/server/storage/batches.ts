/** Rows in one statement: databases limit the number of its values. */
const size = 500;

/** Parts a list for as many statements as it needs. */
export function* inBatches<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

import { stringifySafely } from './printable.ts';

/**
 * A JSON array, an element at a time: it may be of any length.
 * @param asValue what an element is of an item; without one, the item is left out.
 */
export async function* streamJsonArray<T>(
  items: AsyncIterable<T>,
  asValue: (item: T) => unknown,
): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    const value = await asValue(item);
    if (value === undefined) continue;
    yield `${before}\n${stringifySafely(value)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

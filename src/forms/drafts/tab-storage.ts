/** Values that session storage refused, because it may be blocked or full. They last until the next full load. */
const refusedValues = new Map<string, string>();

/** Session storage that never throws. */
export const tabStorage = {
  read(key: string): string | undefined {
    try {
      return refusedValues.get(key) ?? sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, value: string): void {
    refusedValues.set(key, value);
    try {
      sessionStorage.setItem(key, value);
      refusedValues.delete(key);
    } catch {}
  },
  remove(key: string): void {
    refusedValues.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {}
  },
};

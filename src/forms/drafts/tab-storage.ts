import type { SessionStorageKey } from '#content/browser-storage.ts';

/** Values that session storage refused, because it may be blocked or full. They last until the next full load. */
const refusedValues = new Map<string, string>();

/** Session storage that never throws. */
export const tabStorage = {
  read(key: SessionStorageKey): string | undefined {
    try {
      return refusedValues.get(key) ?? sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key: SessionStorageKey, value: string): void {
    refusedValues.set(key, value);
    try {
      sessionStorage.setItem(key, value);
      refusedValues.delete(key);
    } catch {}
  },
  remove(key: SessionStorageKey): void {
    refusedValues.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {}
  },
};

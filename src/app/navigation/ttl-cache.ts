/** Cache of promises with a maximum size and a time to live. */
interface TtlCache<T> {
  /** Stores a value. The oldest entry is removed if the cache is full, and a rejected value is removed. */
  set: (key: string, value: Promise<T>) => void;
  get: (key: string) => Promise<T> | undefined;
  delete: (key: string) => void;
}

/**
 * Creates an empty cache.
 * @param maxEntries maximum number of entries.
 * @param ttlMs milliseconds after which an entry expires.
 */
export function createTtlCache<T>(maxEntries: number, ttlMs: number): TtlCache<T> {
  const entries = new Map<string, { value: Promise<T>; expiresAt: number }>();
  return {
    set(key, value) {
      entries.delete(key);
      entries.set(key, { value, expiresAt: performance.now() + ttlMs });
      const [oldestKey] = entries.keys();
      if (entries.size > maxEntries && oldestKey !== undefined) entries.delete(oldestKey);
      value.catch(() => {
        if (entries.get(key)?.value === value) entries.delete(key);
      });
    },
    delete: (key) => void entries.delete(key),
    get(key) {
      const entry = entries.get(key);
      return entry && performance.now() < entry.expiresAt ? entry.value : undefined;
    },
  };
}

/** Values by name, for a while: those that were asked for early, and those that may be asked for again. */
interface Kept<T> {
  /** Keeps a value; the oldest gives way, and one that fails is forgotten. */
  set: (name: string, value: Promise<T>) => void;
  get: (name: string) => Promise<T> | undefined;
  forget: (name: string) => void;
}

/**
 * @param most how many are kept.
 * @param time milliseconds for which one is kept.
 */
export function keptFor<T>(most: number, time: number): Kept<T> {
  const values = new Map<string, { value: Promise<T>; until: number }>();
  return {
    set(name, value) {
      values.delete(name);
      values.set(name, { value, until: performance.now() + time });
      const [oldest] = values.keys();
      if (values.size > most && oldest !== undefined) values.delete(oldest);
      value.catch(() => {
        if (values.get(name)?.value === value) values.delete(name);
      });
    },
    forget: (name) => values.delete(name),
    get(name) {
      const found = values.get(name);
      return found && performance.now() < found.until ? found.value : undefined;
    },
  };
}

import { vi } from 'vitest';

/**
 * Calls `callback` again until it throws nothing, and returns its result. Throws its last error after half a minute: Vitest's
 * own limit of a second fails on a slow machine.
 */
export const waitFor = <Result>(callback: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(callback, { timeout: 30_000 });

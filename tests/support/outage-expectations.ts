/** A server whose storage cannot be used, as its visitors and its operator see it. */
import { expect, vi } from 'vitest';
import type { ServerProcess } from './server-process.ts';

/** Holds an answer against what the interface says of a storage that cannot be used. */
export async function expectUnavailable(answer: Response): Promise<void> {
  const body = await answer.text();
  expect(answer.status, body).toBe(503);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(JSON.parse(body)).toMatchObject({ status: 503, title: 'Service Unavailable' });
}

/** The process is up and the pages are there, but it says that it should get no submissions. */
export async function expectNotReady({ origin }: Pick<ServerProcess, 'origin'>): Promise<void> {
  const status = async (path: string) => (await fetch(origin + path)).status;
  expect(await status('/readyz')).toBe(503);
  expect(await status('/healthz')).toBe(200);
  expect(await status('/team')).toBe(200);
}

/** Without a restart it says that it is ready again. */
export const expectReadyAgain = ({ origin }: Pick<ServerProcess, 'origin'>): Promise<void> =>
  vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), {
    timeout: 20_000,
    interval: 100,
  });

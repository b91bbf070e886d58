/** Expected responses of a server during an outage of its storage. */
import { expect, vi } from 'vitest';
import type { ServerProcess } from '#tests/support/server/server-process.ts';

/** Expects the documented response to a submission during an outage. */
export async function expectUnavailable(response: Response): Promise<void> {
  const body = await response.text();
  expect(response.status, body).toBe(503);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(JSON.parse(body)).toMatchObject({ status: 503, title: 'Service Unavailable' });
}

/** Expects a server that serves pages but is not ready for submissions. */
export async function expectNotReady({ origin }: Pick<ServerProcess, 'origin'>): Promise<void> {
  const getStatus = async (path: string) => (await fetch(origin + path)).status;
  expect(await getStatus('/readyz')).toBe(503);
  expect(await getStatus('/healthz')).toBe(200);
  expect(await getStatus('/team')).toBe(200);
}

/** Waits until the server is ready again. */
export const expectReadyAgain = ({ origin }: Pick<ServerProcess, 'origin'>): Promise<void> =>
  vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), {
    timeout: 60_000,
    interval: 100,
  });

/** Load from many concurrent senders with persistent connections. */
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { createTestSubmission } from '#tests/support/server/submission-sender.ts';

export interface Load {
  /** References in the order of acknowledgement. */
  ids: string[];
  /** Milliseconds from request to acknowledgement, ascending. */
  latencies: number[];
  seconds: number;
  /** Number of refusals by status. */
  refused: Record<number, number>;
}

/**
 * Sends submissions as fast as they are answered.
 * @param seconds after which no more are sent; pending responses and their time still count.
 */
export async function sendLoad(origin: string, connections: number, seconds: number): Promise<Load> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const ids: string[] = [];
  const latencies: number[] = [];
  const refused: Record<number, number> = {};
  const start = performance.now();
  const endTime = start + seconds * 1000;
  const sender = async () => {
    while (performance.now() < endTime) {
      const { key, email } = createTestSubmission('messages');
      const sentAt = performance.now();
      const { statusCode, body } = await pool.request({
        method: 'POST',
        path: '/api/messages',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({
          fullName: 'Ada Nordmann',
          email,
          message: 'Could you ring me on Tuesday?',
          language: 'no',
        }),
      });
      const responseText = await body.text();
      if (statusCode === 201) {
        latencies.push(performance.now() - sentAt);
        ids.push(JSON.parse(responseText).id);
      } else {
        refused[statusCode] = (refused[statusCode] ?? 0) + 1;
        await pause(10);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, sender));
  const elapsed = (performance.now() - start) / 1000;
  await pool.close();
  return { ids, latencies: latencies.sort((a, b) => a - b), seconds: elapsed, refused };
}

/**
 * Returns a quantile.
 * @param sorted ascending numbers.
 * @param fraction from 0 to 1.
 */
export const getQuantile = (sorted: readonly number[], fraction: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;

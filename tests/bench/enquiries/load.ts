/** Many senders at once, each with a connection that it keeps. */
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { createTestSubmission } from '#tests/support/submission-sender.ts';

export interface Load {
  /** References, in the order in which they were acknowledged. */
  ids: string[];
  /** Milliseconds from request to acknowledgement, ascending. */
  latencies: number[];
  seconds: number;
  /** Answers that acknowledged nothing, by status. */
  refused: Record<number, number>;
}

/**
 * Sends for a while, as fast as it is answered.
 * @param seconds what is acknowledged after that still counts, and so does its time.
 */
export async function sendLoad(origin: string, connections: number, seconds: number): Promise<Load> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const ids: string[] = [];
  const latencies: number[] = [];
  const refused: Record<number, number> = {};
  const start = performance.now();
  const until = start + seconds * 1000;
  const sender = async () => {
    while (performance.now() < until) {
      const { key, email } = createTestSubmission('messages');
      const begun = performance.now();
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
      const answer = await body.text();
      if (statusCode === 201) {
        latencies.push(performance.now() - begun);
        ids.push(JSON.parse(answer).id);
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

/** @param ascending numbers; `part` from 0 to 1. */
export const getQuantile = (ascending: readonly number[], part: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * part))] ?? Number.NaN;

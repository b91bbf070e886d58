/** What tells a machine that watches the server how it is. */
import type { FastifyInstance } from 'fastify';
import { StorageUnavailableError } from './storage/storage-errors.ts';

/** Seconds after which it is worth asking again. */
const retryAfter = 5;

/**
 * Adds `/healthz`, the process is up, and `/readyz`, the storage answers.
 * @param build name of what is served.
 * @param check throws Unavailable while the storage cannot be used.
 */
export function addHealth(
  app: FastifyInstance,
  { build, check }: { build: string; check: (() => Promise<void>) | undefined },
): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await check?.();
      return { status: 'ready', build };
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error;
      return reply.code(503).header('retry-after', String(retryAfter)).send({ status: 'unavailable', build });
    }
  });
}

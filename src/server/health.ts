/** Health checks for monitoring. */
import type { FastifyInstance } from 'fastify';
import { StorageUnavailableError } from './storage/storage-errors.ts';
import { rejectAfter } from './storage/store.ts';

const retryAfterSeconds = 5;
/** Time for the storage to answer. A load balancer waits a second or two. */
const checkTimeoutMs = 900;

/**
 * Adds `/healthz` (the process is up) and `/readyz` (the storage responds).
 * @param build id of the build that is served.
 * @param checkStorage throws StorageUnavailableError while the storage cannot be used.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  { build, checkStorage }: { build: string; checkStorage: (() => Promise<void>) | undefined },
): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      if (checkStorage) await rejectAfter(checkTimeoutMs, checkStorage(), 'The storage does not answer.');
      return { status: 'ready', build };
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error;
      return reply
        .code(503)
        .header('retry-after', String(retryAfterSeconds))
        .send({ status: 'unavailable', build });
    }
  });
}

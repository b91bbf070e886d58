/** Health checks for monitoring. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { StorageUnavailableError } from './storage/storage-errors.ts';
import { rejectAfter } from './storage/store.ts';

const retryAfterSeconds = 5;
/** Time for the storage to answer. A load balancer waits a second or two. */
const checkTimeoutMs = 900;

/**
 * Adds `/healthz` (the process is up) and `/readyz` (the storage responds).
 * @param build id of the build that is served.
 * @param checkStorage throws StorageUnavailableError while the storage cannot be used.
 * @param isStopping returns true after the signal to stop: load balancers send new requests elsewhere.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  {
    build,
    checkStorage,
    isStopping = () => false,
  }: {
    build: string;
    checkStorage: (() => Promise<void>) | undefined;
    isStopping?: (() => boolean) | undefined;
  },
): void {
  const sendUnready = (reply: FastifyReply, status: 'unavailable' | 'stopping') =>
    reply.code(503).header('retry-after', String(retryAfterSeconds)).send({ status, build });
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return sendUnready(reply, 'stopping');
    try {
      if (checkStorage) await rejectAfter(checkTimeoutMs, checkStorage(), 'The storage does not answer.');
      return { status: 'ready', build };
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error;
      return sendUnready(reply, 'unavailable');
    }
  });
}

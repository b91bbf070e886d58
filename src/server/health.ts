/** Health checks for monitoring. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { StorageUnavailableError } from './storage/storage-errors.ts';
import { rejectAfter } from './storage/store.ts';

const retryAfterSeconds = 5;
/** Time for the storage to answer. A load balancer waits a second or two. */
const checkTimeoutMs = 900;

interface HealthOptions {
  /** Returns the id of the build that is served. */
  getBuildId: () => string;
  /** Returns whether the build can be read. */
  checkBuild?: () => Promise<boolean>;
  /** Throws StorageUnavailableError while the storage cannot be used. */
  checkStorage: (() => Promise<void>) | undefined;
  /** Returns true after the signal to stop: load balancers send new requests elsewhere. */
  isStopping?: (() => boolean) | undefined;
}

/** Adds `/healthz` (the process is up) and `/readyz` (the build can be read, and the storage responds). */
export function addHealthRoutes(
  app: FastifyInstance,
  { getBuildId, checkBuild, checkStorage, isStopping = () => false }: HealthOptions,
): void {
  const sendUnready = (reply: FastifyReply, status: 'unavailable' | 'stopping') =>
    reply.code(503).header('retry-after', String(retryAfterSeconds)).send({ status, build: getBuildId() });
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return sendUnready(reply, 'stopping');
    try {
      if (checkBuild && !(await checkBuild())) return sendUnready(reply, 'unavailable');
      if (checkStorage) await rejectAfter(checkTimeoutMs, checkStorage(), 'The storage does not answer.');
      return { status: 'ready', build: getBuildId() };
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error;
      return sendUnready(reply, 'unavailable');
    }
  });
}

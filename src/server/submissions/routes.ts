/** The API's addresses. */

import type { FastifyInstance } from 'fastify';
import { type FormKind, forms } from '#forms/schemas/forms.ts';
import type { OutageLog } from '../storage/outage-log.ts';
import { StorageUnavailableError } from '../storage/storage-errors.ts';
import { toProblem } from './as-problem.ts';
import { createFormRoute, type FormRouteOptions } from './form-route.ts';
import { trackInFlight } from './in-flight.ts';
import { addBodyParsers } from './parsers.ts';
import { ProblemError } from './problem.ts';
import { createRateLimits, toTooManyRequests } from './rate-limit.ts';
import { sendProblem } from './responses.ts';
import { createUploadSlots } from './upload-slots.ts';

export interface ApiOptions extends FormRouteOptions {
  /** Submissions a minute from one address. */
  rateLimit: number;
  /** Told of a storage that cannot be used. */
  outage: OutageLog;
}

/** Adds the API to a server; its addresses begin with `/api/`. */
export async function addApiRoutes(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const addRoutes = async (api: FastifyInstance) => {
    await addBodyParsers(api);
    api.decorateRequest('asked', undefined);
    api.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id });
    });
    api.setErrorHandler(async (error, request, reply) => {
      const problem = toProblem(error);
      if (problem.status === 500) request.log.error({ err: problem.cause ?? problem }, 'A request failed');
      if (problem.cause instanceof StorageUnavailableError) options.outage.recordFailure(problem.cause);
      return sendProblem(request, reply, problem, options);
    });

    const limits = createRateLimits(options.rateLimit);
    const slots = createUploadSlots();
    const underWay = trackInFlight();
    api.addHook('onClose', underWay.settled);
    for (const kind of Object.keys(forms) as FormKind[]) {
      const url = forms[kind].endpoint.slice('/api'.length);
      api.post(
        url,
        createFormRoute(kind, options, { rateLimits: limits, uploadSlots: slots, inFlight: underWay }),
      );
      rejectOtherMethods(api, url, ['POST']);
    }
    api.get('/challenge', async (request) => {
      const wait = await limits.countRequest(request.ip);
      if (wait !== undefined) throw toTooManyRequests(wait);
      return options.proofOfWork.issueChallenge();
    });
    rejectOtherMethods(api, '/challenge', ['GET', 'HEAD']);
    api.all('/*', {
      onRequest: async () => {
        throw new ProblemError(404, 'The API has no such address.');
      },
      handler: () => undefined,
    });
  };
  await app.register(addRoutes, { prefix: '/api' });
}

/** Every other method is answered with those that there are. */
function rejectOtherMethods(api: FastifyInstance, url: string, allowed: string[]): void {
  api.route({
    method: api.supportedMethods.filter((method) => !allowed.includes(method)),
    url,
    // Before the body is read: what is in it is of no account.
    onRequest: async (_request, reply) => {
      reply.header('allow', allowed.join(', '));
      throw new ProblemError(405, `This address takes ${allowed.join(' and ')} only.`);
    },
    handler: () => undefined,
  });
}

/** Routes of the API: one for each form, and the challenge. */
import type { FastifyInstance } from 'fastify';
import { type FormKind, forms } from '#forms/schemas/forms.ts';
import type { OutageLog } from '../storage/outage-log.ts';
import { StorageUnavailableError } from '../storage/storage-errors.ts';
import { addBodyParsers } from './form-body.ts';
import { createFormRoute, type FormRouteOptions } from './form-route.ts';
import { trackInFlight } from './in-flight.ts';
import { ProblemError, toProblem } from './problem.ts';
import { createTooManyRequestsError, type RateLimits } from './rate-limit.ts';
import { sendProblem } from './responses.ts';
import { createUploadSlots } from './upload-slots.ts';

export interface ApiOptions extends FormRouteOptions {
  rateLimits: RateLimits;
  /** Logs the beginning and the end of storage outages. */
  outageLog: OutageLog;
}

/** Adds the routes under `/api/`. */
export async function addApiRoutes(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const addRoutes = async (api: FastifyInstance) => {
    await addBodyParsers(api);
    api.decorateRequest('formRequest', undefined);
    api.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id });
    });
    api.setErrorHandler(async (error, request, reply) => {
      const problem = toProblem(error);
      if (problem.status === 500) request.log.error({ err: problem.cause ?? problem }, 'A request failed');
      if (problem.cause instanceof StorageUnavailableError) options.outageLog.recordFailure(problem.cause);
      return sendProblem(request, reply, problem, options);
    });

    const { rateLimits } = options;
    const uploadSlots = createUploadSlots();
    const inFlight = trackInFlight();
    api.addHook('onClose', inFlight.settled);
    for (const kind of Object.keys(forms) as FormKind[]) {
      const url = forms[kind].endpoint.slice('/api'.length);
      api.post(url, createFormRoute(kind, options, { rateLimits, uploadSlots, inFlight }));
      rejectOtherMethods(api, url, ['POST']);
    }
    api.get('/challenge', async (request) => {
      const waitSeconds = await rateLimits.countRequest(request.ip);
      if (waitSeconds !== undefined) throw createTooManyRequestsError(waitSeconds);
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

/** Answers every other method with 405 and the allowed methods, before the body is read. */
function rejectOtherMethods(api: FastifyInstance, url: string, allowed: string[]): void {
  api.route({
    method: api.supportedMethods.filter((method) => !allowed.includes(method)),
    url,
    onRequest: async (_request, reply) => {
      reply.header('allow', allowed.join(', '));
      throw new ProblemError(405, `This address takes ${allowed.join(' and ')} only.`);
    },
    handler: () => undefined,
  });
}

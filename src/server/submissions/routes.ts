/** The API's addresses. */

import type { FastifyInstance } from 'fastify';
import { type FormKind, forms } from '#forms/schemas/forms.ts';
import type { Outage } from '../storage/outage-log.ts';
import { Unavailable } from '../storage/storage-errors.ts';
import { asProblem } from './as-problem.ts';
import { type FormRouteOptions, formRoute } from './form-route.ts';
import { trackUnderWay } from './in-flight.ts';
import { addParsers } from './parsers.ts';
import { Problem } from './problem.ts';
import { createRateLimits, tooMany } from './rate-limit.ts';
import { sendProblem } from './responses.ts';
import { createUploadSlots } from './upload-slots.ts';

export interface ApiOptions extends FormRouteOptions {
  /** Submissions a minute from one address. */
  rateLimit: number;
  /** Told of a storage that cannot be used. */
  outage: Outage;
}

/** Adds the API to a server; its addresses begin with `/api/`. */
export async function addApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const addRoutes = async (api: FastifyInstance) => {
    await addParsers(api);
    api.decorateRequest('asked', undefined);
    api.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id });
    });
    api.setErrorHandler(async (error, request, reply) => {
      const problem = asProblem(error);
      if (problem.status === 500) request.log.error({ err: problem.cause ?? problem }, 'A request failed');
      if (problem.cause instanceof Unavailable) options.outage.report(problem.cause);
      return sendProblem(request, reply, problem, options);
    });

    const limits = createRateLimits(options.rateLimit);
    const slots = createUploadSlots();
    const underWay = trackUnderWay();
    api.addHook('onClose', underWay.ended);
    for (const kind of Object.keys(forms) as FormKind[]) {
      const url = forms[kind].endpoint.slice('/api'.length);
      api.post(url, formRoute(kind, options, { limits, slots, underWay }));
      onlyFor(api, url, ['POST']);
    }
    api.get('/challenge', async (request) => {
      const wait = await limits.attempt(request.ip);
      if (wait !== undefined) throw tooMany(wait);
      return options.challenges.issue();
    });
    onlyFor(api, '/challenge', ['GET', 'HEAD']);
    api.all('/*', {
      onRequest: async () => {
        throw new Problem(404, 'The API has no such address.');
      },
      handler: () => undefined,
    });
  };
  await app.register(addRoutes, { prefix: '/api' });
}

/** Every other method is answered with those that there are. */
function onlyFor(api: FastifyInstance, url: string, allowed: string[]): void {
  api.route({
    method: api.supportedMethods.filter((method) => !allowed.includes(method)),
    url,
    // Before the body is read: what is in it is of no account.
    onRequest: async (_request, reply) => {
      reply.header('allow', allowed.join(', '));
      throw new Problem(405, `This address takes ${allowed.join(' and ')} only.`);
    },
    handler: () => undefined,
  });
}

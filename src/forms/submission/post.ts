import { type Answer, parsed } from './api-response.ts';

/** A server that says nothing for this long has lost the request, or the connection has. */
const patience = 30_000;

/**
 * Posts JSON.
 * @throws when no answer comes.
 */
export async function postJson(url: string, body: string, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    body,
    signal: AbortSignal.timeout(patience),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: parsed(await response.text()),
  };
}

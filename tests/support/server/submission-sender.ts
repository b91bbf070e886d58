/** Sends submissions to a server, with retries until they are acknowledged. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pdf } from './cv-files.ts';

const endpoints = ['enquiries', 'messages', 'applications'] as const;

export interface TestSubmission {
  /** Idempotency key. */
  key: string;
  /** Unique address of the sender. */
  email: string;
  endpoint: (typeof endpoints)[number];
}

/**
 * Creates a unique submission.
 * @param endpoint default random; applications have an attachment.
 */
export function createTestSubmission(endpoint = endpoints[Math.floor(3 * Math.random())]): TestSubmission {
  const key = randomUUID();
  return { key, email: `${key}@example.no`, endpoint: endpoint ?? 'messages' };
}

/** Larger than one chunk of the storage and than one packet. */
const cv = Buffer.concat([pdf.subarray(0, 20), Buffer.alloc(300 * 1024, '\n% padding'), pdf.subarray(20)]);

function buildBody({ endpoint, email }: TestSubmission): { body: BodyInit; headers: Record<string, string> } {
  const name = 'Ada Nordmann';
  if (endpoint === 'applications') {
    const body = new FormData();
    for (const [field, value] of Object.entries({ name, email, language: 'en' })) body.append(field, value);
    body.append('cv', new File([cv], 'cv.pdf', { type: 'application/pdf' }));
    return { body, headers: { accept: 'application/json' } };
  }
  const fields = {
    enquiries: { name, mobile: '+4712345678', service: 'mobile-app', description: 'An app for the tide.' },
    messages: { fullName: name, message: 'Could you ring me on Tuesday?' },
  }[endpoint];
  return {
    body: JSON.stringify({ ...fields, email, language: 'no' }),
    headers: { 'content-type': 'application/json' },
  };
}

/** Sends a submission once. */
export function sendSubmission(
  origin: string,
  submission: TestSubmission,
  signal?: AbortSignal,
): Promise<Response> {
  const { body, headers } = buildBody(submission);
  return fetch(`${origin}/api/${submission.endpoint}`, {
    method: 'POST',
    body,
    headers: { ...headers, 'idempotency-key': submission.key },
    ...(signal && { signal }),
  });
}

/** Statuses of too many uploads and of an unavailable storage, after which a sender retries. */
const temporaryStatuses = new Set([429, 503]);

export interface Acknowledgement {
  id: string;
  /** Number of requests. */
  tries: number;
}

/**
 * Sends a submission until it is acknowledged.
 * @param origin returns the origin of the server, which may change between requests.
 * @throws on a response with another status than 201, 429 or 503.
 */
export async function sendUntilAcknowledged(
  origin: () => string,
  submission: TestSubmission,
): Promise<Acknowledgement> {
  for (let tries = 1; ; tries++) {
    const response = await sendSubmission(origin(), submission).catch(() => undefined);
    // The connection may break during the response.
    const body = await response?.text().catch(() => undefined);
    if (response?.status === 201 && body) return { id: JSON.parse(body).id, tries };
    if (response && body !== undefined && !temporaryStatuses.has(response.status))
      throw new Error(`The response was ${response.status}: ${body}`);
    await sleep(10 + 40 * Math.random());
  }
}

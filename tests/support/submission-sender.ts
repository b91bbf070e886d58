/** Somebody who wants a submission to arrive, and tries until it is acknowledged. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { pdf } from './cv-files.ts';

const endpoints = ['enquiries', 'messages', 'applications'] as const;

export interface TestSubmission {
  key: string;
  /** Of this submission alone. */
  email: string;
  endpoint: (typeof endpoints)[number];
}

/**
 * A submission that nobody has made yet.
 * @param endpoint any of them when it is left out; applications carry a file.
 */
export function createTestSubmission(endpoint = endpoints[Math.floor(3 * Math.random())]): TestSubmission {
  const key = randomUUID();
  return { key, email: `${key}@example.no`, endpoint: endpoint ?? 'messages' };
}

/** Larger than one chunk of the storage, and than one packet. */
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

/** Sends it once. */
export function sendSubmission(origin: string, sending: TestSubmission, signal?: AbortSignal): Promise<Response> {
  const { body, headers } = buildBody(sending);
  return fetch(`${origin}/api/${sending.endpoint}`, {
    method: 'POST',
    body,
    headers: { ...headers, 'idempotency-key': sending.key },
    ...(signal && { signal }),
  });
}

/** Too many uploads at once, and a storage that cannot be used: in a moment it may be otherwise. */
const temporaryStatuses = new Set([429, 503]);

export interface Acknowledgement {
  id: string;
  tries: number;
}

/**
 * Sends it until it is acknowledged.
 * @param origin of the server; it may change between two tries.
 * @throws on an answer that no sender would try again after.
 */
export async function sendUntilAcknowledged(origin: () => string, sending: TestSubmission): Promise<Acknowledgement> {
  for (let tries = 1; ; tries++) {
    const answer = await sendSubmission(origin(), sending).catch(() => undefined);
    // The answer may be cut off as well.
    const body = await answer?.text().catch(() => undefined);
    if (answer?.status === 201 && body) return { id: JSON.parse(body).id, tries };
    if (answer && body !== undefined && !temporaryStatuses.has(answer.status))
      throw new Error(`Answered with ${answer.status}: ${body}`);
    await pause(10 + 40 * Math.random());
  }
}

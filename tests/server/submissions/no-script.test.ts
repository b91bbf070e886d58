/** Results of forms without script. The pages themselves are tested in form-result-pages.test.ts. */
import { afterEach, expect, test } from 'vitest';
import { type ApiServer, startApi, validForms } from '#tests/support/server/api-server.ts';
import { pdf } from '#tests/support/server/cv-files.ts';
import { encodeFormData } from '#tests/support/server/form-data.ts';
import { stubPages } from './stub-pages.ts';

let api: ApiServer;
afterEach(() => api[Symbol.asyncDispose]());

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };
const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

test('an accepted form redirects to its confirmation', async () => {
  api = await startApi({ resultPages: stubPages });
  const response = await api.post(
    'messages',
    encode({ ...validForms.messages, language: 'no' }),
    formHeaders,
  );
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toMatch(/^\/no\/contact\?received=[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
});

test('a second press of the button stores nothing; the same form an hour later does', async () => {
  let now = Date.now();
  api = await startApi({ resultPages: stubPages, now: () => now });
  const post = () => api.post('messages', encode(validForms.messages), formHeaders);
  const [first, again] = await Promise.all([post(), post()]);
  expect(again.headers.location).toBe(first.headers.location);
  now += 3_600_000;
  expect((await post()).headers.location).not.toBe(first.headers.location);
});

test('a client that sends a form and accepts JSON gets JSON', async () => {
  api = await startApi({ resultPages: stubPages });
  const response = await api.post('messages', encode(validForms.messages), {
    ...formHeaders,
    accept: 'application/json',
  });
  expect([response.statusCode, Object.keys(response.json())]).toEqual([201, ['id']]);
});

test('an invalid form gets 422 with the page, its errors and the typed values', async () => {
  api = await startApi({ resultPages: stubPages });
  const typed = { fullName: '', email: 'ada@', message: 'Hello.', language: 'no' };
  const response = await api.post('messages', encode(typed), formHeaders);
  expect([response.statusCode, response.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
  expect(response.json()).toEqual({
    path: '/no/contact',
    result: {
      form: 'message',
      kind: 'refused',
      values: typed,
      errors: { fullName: 'errors.fullName', email: 'errors.email' },
    },
  });
});

test('a form over the rate limit gets 429 with the typed values and the time to wait', async () => {
  api = await startApi({ resultPages: stubPages, rateLimit: 1 });
  await api.post('messages', encode(validForms.messages), formHeaders);
  const response = await api.post(
    'messages',
    encode({ ...validForms.messages, message: 'Another.' }),
    formHeaders,
  );
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, expect.any(String)]);
  expect(response.json().result).toMatchObject({
    kind: 'failed',
    reason: 'busy',
    wait: Number(response.headers['retry-after']),
    values: { message: 'Another.' },
  });
});

test('a too large CV gets 413 with the values that were sent before it', async () => {
  api = await startApi({ resultPages: stubPages });
  const bytes = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]);
  const { payload, headers } = await encodeFormData(
    { name: 'Ada Nordmann', email: 'ada@example.no' },
    { name: 'cv.pdf', bytes },
  );
  const response = await api.post('applications', payload, headers);
  expect(response.statusCode).toBe(413);
  expect(response.json().result).toMatchObject({
    kind: 'refused',
    values: { name: 'Ada Nordmann', email: 'ada@example.no' },
    errors: { cv: 'errors.fileSize' },
  });
});

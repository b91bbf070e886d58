/** Forms without script: what their pages are told. How these look is tested with the pages. */
import { afterEach, expect, test } from 'vitest';
import { type ApiServer, startApi, submissions } from '#tests/support/api-server.ts';
import { pdf } from '#tests/support/cv-files.ts';
import { formData } from '#tests/support/form-data.ts';
import { pages } from './stub-pages.ts';

let api: ApiServer;
afterEach(() => api[Symbol.asyncDispose]());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

test('one that was received leads to its confirmation', async () => {
  api = await startApi({ pages });
  const answer = await api.post('messages', encoded({ ...submissions.messages, language: 'no' }), form);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toMatch(/^\/no\/contact\?received=[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
});

test('pressed twice it is received once, an hour later it is another', async () => {
  let now = Date.now();
  api = await startApi({ pages, now: () => now });
  const post = () => api.post('messages', encoded(submissions.messages), form);
  const [first, again] = await Promise.all([post(), post()]);
  expect(again.headers.location).toBe(first.headers.location);
  now += 3_600_000;
  expect((await post()).headers.location).not.toBe(first.headers.location);
});

test('a program that sends a form and asks for JSON gets JSON', async () => {
  api = await startApi({ pages });
  const answer = await api.post('messages', encoded(submissions.messages), {
    ...form,
    accept: 'application/json',
  });
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([201, ['id']]);
});

test('what is wrong is told with what was typed', async () => {
  api = await startApi({ pages });
  const typed = { fullName: '', email: 'ada@', message: 'Hello.', language: 'no' };
  const answer = await api.post('messages', encoded(typed), form);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
  expect(answer.json()).toEqual({
    path: '/no/contact',
    answer: {
      form: 'message',
      kind: 'refused',
      values: typed,
      errors: { fullName: 'errors.fullName', email: 'errors.email' },
    },
  });
});

test('too much from one address is told with what was typed, and when to come back', async () => {
  api = await startApi({ pages, rateLimit: 1 });
  await api.post('messages', encoded(submissions.messages), form);
  const answer = await api.post('messages', encoded({ ...submissions.messages, message: 'Another.' }), form);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, expect.any(String)]);
  expect(answer.json().answer).toMatchObject({
    kind: 'failed',
    reason: 'busy',
    wait: Number(answer.headers['retry-after']),
    values: { message: 'Another.' },
  });
});

test('a CV that is too large is told with what was typed before it', async () => {
  api = await startApi({ pages });
  const bytes = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]);
  const { payload, headers } = await formData(
    { name: 'Ada Nordmann', email: 'ada@example.no' },
    { name: 'cv.pdf', bytes },
  );
  const answer = await api.post('applications', payload, headers);
  expect(answer.statusCode).toBe(413);
  expect(answer.json().answer).toMatchObject({
    kind: 'refused',
    values: { name: 'Ada Nordmann', email: 'ada@example.no' },
    errors: { cv: 'errors.fileSize' },
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiServer, startApi, submissions, words } from '#tests/support/api-server.ts';

let api: ApiServer;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api[Symbol.asyncDispose]());

const count = () =>
  api.storage.store.read((database) => database.selectFrom('submissions').select('id').execute());
const json = { 'content-type': 'application/json' };

/** What every problem has. */
function expectProblem(answer: Awaited<ReturnType<ApiServer['post']>>, status: number) {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
}

describe('the messages of each field', () => {
  const { en, no } = words;
  const wrong = {
    enquiries: {
      name: ['1', 'errors.name'],
      email: ['ada@', 'errors.email'],
      mobile: ['12', 'errors.phone'],
      service: ['games', 'errors.required'],
    },
    messages: {
      fullName: ['', 'errors.fullName'],
      email: ['', 'errors.email'],
      message: [' ', 'errors.required'],
    },
    applications: {
      name: ['', 'errors.fullName'],
      email: ['x', 'errors.email'],
      cv: [undefined, 'errors.cv'],
    },
  } as const;
  const message = (language: 'en' | 'no', key: string) =>
    words[language].errors[key.slice('errors.'.length) as keyof typeof en.errors];

  test.each(Object.entries(wrong))('of %s, in the language of the request', async (endpoint, fields) => {
    for (const language of ['en', 'no'] as const) {
      const sent = Object.fromEntries(Object.entries(fields).map(([name, [value]]) => [name, value]));
      const answer = await api.post(endpoint, { ...sent, language });
      expectProblem(answer, 422);
      expect(answer.json().errors).toEqual(
        Object.entries(fields).map(([field, [, key]]) => ({
          field,
          code: key.slice('errors.'.length),
          message: message(language, key),
        })),
      );
    }
    expect(no.errors.email).not.toBe(en.errors.email);
  });

  test('in the language of the browser, where the request names none', async () => {
    const answer = await api.post('messages', {}, { 'accept-language': 'de, nb-NO;q=0.8, en;q=0.5' });
    expect(answer.json().errors[1].message).toBe(no.errors.email);
  });

  test('eight digits from a Norwegian page are a number, from an English one they are not', async () => {
    const enquiry = { ...submissions.enquiries, mobile: '123 45 678' };
    expect((await api.post('enquiries', { ...enquiry, language: 'no' })).statusCode).toBe(201);
    expect((await api.post('enquiries', enquiry)).statusCode).toBe(422);
  });

  test('values of a wrong kind are wrong, and no fault of the server', async () => {
    for (const value of [1, true, null, [], {}, ['ada@example.no'], { length: 3 }]) {
      const answer = await api.post('messages', { fullName: value, email: value, message: value });
      expectProblem(answer, 422);
      expect(answer.json().errors).toHaveLength(3);
    }
  });
});

describe('requests that are not understood', () => {
  test.each([
    ['a body that is no JSON', '{"name":', json, 400],
    ['a body that is not in UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), json, 400],
    ['an empty body', '', json, 400],
    ['a list', '[]', json, 400],
    ['a word', '"hello"', json, 400],
    ['nothing', 'null', json, 400],
    ['another type', '<a/>', { 'content-type': 'text/xml' }, 415],
    ['no type at all', '', {}, 415],
    ['text', 'name=Ada', { 'content-type': 'text/plain' }, 415],
    ['form data without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 400],
    ['too much', JSON.stringify({ message: 'x'.repeat(600_000) }), json, 413],
    [
      'too long a form',
      `message=${'x'.repeat(600_000)}`,
      { 'content-type': 'application/x-www-form-urlencoded' },
      413,
    ],
    ['a key with spaces', '{}', { ...json, 'idempotency-key': 'a b' }, 400],
    ['an endless key', '{}', { ...json, 'idempotency-key': 'a'.repeat(256) }, 400],
  ])('%s', async (_name, payload: string | Buffer, headers: Record<string, string>, status) => {
    const before = await count();
    expectProblem(await api.app.inject({ method: 'POST', url: '/api/messages', payload, headers }), status);
    expect(await count()).toEqual(before);
  });

  test('an address that the API does not have', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expectProblem(await api.app.inject({ method, url: '/api/nothing' }), 404);
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s on a form', async (method) => {
    const answer = await api.app.inject({ method, url: '/api/enquiries', payload: '{', headers: json });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('POST');
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });
});

describe('where a request comes from', () => {
  const post = (origin?: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/messages',
      payload: submissions.messages,
      headers: { host: 'localhost:4173', ...(origin !== undefined && { origin }) },
    });
  test.each([undefined, 'http://localhost:4173', 'https://www.example.no'])('%s may post', async (origin) => {
    expect((await post(origin)).statusCode).toBe(201);
  });
  test.each([
    'null',
    'https://evil.example',
    'http://localhost:4174',
    'https://www.example.no.evil.example',
    'rubbish',
    '',
  ])('"%s" may not', async (origin) => {
    const before = await count();
    expectProblem(await post(origin), 403);
    expect(await count()).toEqual(before);
  });
});

test('fields that nobody knows are left out', async () => {
  const known = JSON.stringify(submissions.messages).slice(1);
  const unknown = '{"admin":true,"__proto__":{"polluted":1},"constructor":"x",';
  const answer = await api.post('messages', unknown + known, json);
  expect(answer.statusCode).toBe(201);
  const row = await api.storage.store.read((database) =>
    database.selectFrom('submissions').select('fields').where('id', '=', answer.json().id).executeTakeFirst(),
  );
  expect(Object.keys(JSON.parse(row?.fields ?? ''))).toEqual(['fullName', 'email', 'message']);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiServer, formStrings, startApi, validForms } from '#tests/support/server/api-server.ts';

let api: ApiServer;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api[Symbol.asyncDispose]());

const readIds = () =>
  api.storage.store.read((database) => database.selectFrom('submissions').select('id').execute());
const jsonHeaders = { 'content-type': 'application/json' };

/** Expects the members that every problem has. */
function expectProblem(response: Awaited<ReturnType<ApiServer['post']>>, status: number) {
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
}

describe('validation messages', () => {
  const { en, no } = formStrings;
  const invalidFields = {
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
  const getMessage = (language: 'en' | 'no', key: string) =>
    formStrings[language].errors[key.slice('errors.'.length) as keyof typeof en.errors];

  test.each(Object.entries(invalidFields))(
    'of %s are in the language of the request',
    async (endpoint, fields) => {
      for (const language of ['en', 'no'] as const) {
        const values = Object.fromEntries(Object.entries(fields).map(([name, [value]]) => [name, value]));
        const response = await api.post(endpoint, { ...values, language });
        expectProblem(response, 422);
        expect(response.json().errors).toEqual(
          Object.entries(fields).map(([field, [, key]]) => ({
            field,
            code: key.slice('errors.'.length),
            message: getMessage(language, key),
          })),
        );
      }
      expect(no.errors.email).not.toBe(en.errors.email);
    },
  );

  test('are in the language of the browser if the request names none', async () => {
    const response = await api.post('messages', {}, { 'accept-language': 'de, nb-NO;q=0.8, en;q=0.5' });
    expect(response.json().errors[1].message).toBe(no.errors.email);
  });

  test('accept eight digits from a Norwegian page only', async () => {
    const enquiry = { ...validForms.enquiries, mobile: '123 45 678' };
    expect((await api.post('enquiries', { ...enquiry, language: 'no' })).statusCode).toBe(201);
    expect((await api.post('enquiries', enquiry)).statusCode).toBe(422);
  });

  test('reject values of the wrong type', async () => {
    for (const value of [1, true, null, [], {}, ['ada@example.no'], { length: 3 }]) {
      const response = await api.post('messages', { fullName: value, email: value, message: value });
      expectProblem(response, 422);
      expect(response.json().errors).toHaveLength(3);
    }
  });
});

describe('malformed requests', () => {
  test.each([
    ['invalid JSON', '{"name":', jsonHeaders, 400],
    ['JSON that is not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), jsonHeaders, 400],
    ['an empty body', '', jsonHeaders, 400],
    ['a JSON array', '[]', jsonHeaders, 400],
    ['a JSON string', '"hello"', jsonHeaders, 400],
    ['JSON null', 'null', jsonHeaders, 400],
    ['another content type', '<a/>', { 'content-type': 'text/xml' }, 415],
    ['no content type', '', {}, 415],
    ['plain text', 'name=Ada', { 'content-type': 'text/plain' }, 415],
    ['form data without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 400],
    ['a too large JSON body', JSON.stringify({ message: 'x'.repeat(600_000) }), jsonHeaders, 413],
    [
      'a too large form',
      `message=${'x'.repeat(600_000)}`,
      { 'content-type': 'application/x-www-form-urlencoded' },
      413,
    ],
    ['an idempotency key with spaces', '{}', { ...jsonHeaders, 'idempotency-key': 'a b' }, 400],
    ['a too long idempotency key', '{}', { ...jsonHeaders, 'idempotency-key': 'a'.repeat(256) }, 400],
  ])(
    '%s gets an error response',
    async (_name, payload: string | Buffer, headers: Record<string, string>, status) => {
      const before = await readIds();
      expectProblem(await api.app.inject({ method: 'POST', url: '/api/messages', payload, headers }), status);
      expect(await readIds()).toEqual(before);
    },
  );

  test('an unknown address gets 404', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expectProblem(await api.app.inject({ method, url: '/api/nothing' }), 404);
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s on a form gets 405',
    async (method) => {
      const response = await api.app.inject({
        method,
        url: '/api/enquiries',
        payload: '{',
        headers: jsonHeaders,
      });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('POST');
      expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    },
  );
});

describe('the origin of a request', () => {
  const post = (origin?: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/messages',
      payload: validForms.messages,
      headers: { host: 'localhost:4173', ...(origin !== undefined && { origin }) },
    });
  test.each([undefined, 'http://localhost:4173', 'https://www.example.no'])(
    '%s is accepted',
    async (origin) => {
      expect((await post(origin)).statusCode).toBe(201);
    },
  );
  test.each([
    'null',
    'https://evil.example',
    'http://localhost:4174',
    'https://www.example.no.evil.example',
    'rubbish',
    '',
  ])('"%s" is rejected', async (origin) => {
    const before = await readIds();
    expectProblem(await post(origin), 403);
    expect(await readIds()).toEqual(before);
  });
});

test('unknown fields are ignored', async () => {
  const knownFields = JSON.stringify(validForms.messages).slice(1);
  const unknownFields = '{"admin":true,"__proto__":{"polluted":1},"constructor":"x",';
  const response = await api.post('messages', unknownFields + knownFields, jsonHeaders);
  expect(response.statusCode).toBe(201);
  const row = await api.storage.store.read((database) =>
    database
      .selectFrom('submissions')
      .select('fields')
      .where('id', '=', response.json().id)
      .executeTakeFirst(),
  );
  expect(Object.keys(JSON.parse(row?.fields ?? ''))).toEqual(['fullName', 'email', 'message']);
});

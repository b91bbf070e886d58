import { afterEach, describe, expect, test } from 'vitest';
import { referencePattern } from '#server/storage/reference.ts';
import { type ApiServer, formStrings, startApi, validForms } from '#tests/support/server/api-server.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

let api: ApiServer;
afterEach(() => api[Symbol.asyncDispose]());

const readSubmissions = () =>
  api.storage.store.read((database) => database.selectFrom('submissions').selectAll().execute());
const readDeliveries = () =>
  api.storage.store.read((database) => database.selectFrom('deliveries').selectAll().execute());

describe.each(storages)('on $name', (storage) => {
  test('a submission is stored with its deliveries before the response', async () => {
    api = await startApi({}, storage);
    const response = await api.post('enquiries', validForms.enquiries);
    expect(response.statusCode).toBe(201);
    const { id } = response.json();
    expect(id).toMatch(referencePattern);
    const [submission] = await readSubmissions();
    expect(submission).toMatchObject({
      id,
      kind: 'enquiry',
      language: 'en',
      status: 'accepted',
      email: 'ada@example.no',
    });
    expect(JSON.parse(submission?.fields ?? '')).toEqual({
      name: 'Ada Nordmann',
      email: 'ada@example.no',
      mobile: '+4712345678',
      service: 'mobile-app',
      description: 'An app that tells the tide.',
    });
    expect(await readDeliveries()).toMatchObject([
      { submission_id: id, channel: 'company-mail', state: 'pending' },
    ]);
    expect(api.notifyOutbox).toHaveBeenCalledOnce();
  });

  test('a repeated key gets the first response again, or 409 if the content differs', async () => {
    api = await startApi({}, storage);
    const headers = { 'idempotency-key': 'abc-1' };
    const first = await api.post('messages', validForms.messages, headers);
    const again = await api.post('messages', validForms.messages, headers);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const other = await api.post('messages', { ...validForms.messages, message: 'Other.' }, headers);
    expect(other.statusCode).toBe(409);
    expect(other.headers['content-type']).toMatch(/^application\/problem\+json/);
    const otherForm = await api.post('enquiries', validForms.enquiries, headers);
    expect(otherForm.statusCode).toBe(201);
    expect(await readSubmissions()).toHaveLength(2);
    expect(await readDeliveries()).toHaveLength(2);
  });

  test('concurrent requests with one key store one submission', async () => {
    api = await startApi({}, storage);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => api.post('messages', validForms.messages, { 'idempotency-key': 'k' })),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
    expect(await readSubmissions()).toHaveLength(1);
  });

  test('an idempotency key is valid for a day', async () => {
    let now = Date.now();
    api = await startApi({ now: () => now }, storage);
    const headers = { 'idempotency-key': 'k' };
    const first = await api.post('messages', validForms.messages, headers);
    now += 23 * 3_600_000;
    expect((await api.post('messages', validForms.messages, headers)).json()).toEqual(first.json());
    now += 2 * 3_600_000;
    const later = await api.post('messages', validForms.messages, headers);
    expect(later.statusCode).toBe(201);
    expect(later.json().id).not.toBe(first.json().id);
  });

  test('text of any script, quotes and emoji are stored unchanged', async () => {
    api = await startApi({}, storage);
    const message = `Ærlig talt: "æøå" 'x' \\ \u2028 中文 العربية 👩‍👩‍👧‍👦 ; drop table submissions; --`;
    await api.post('messages', { ...validForms.messages, message });
    expect(JSON.parse((await readSubmissions())[0]?.fields ?? '').message).toBe(message);
  });
});

test('a filled honeypot gets 201 and is quarantined without deliveries', async () => {
  api = await startApi();
  const response = await api.post('messages', { ...validForms.messages, website: 'https://spam.example' });
  expect(response.statusCode).toBe(201);
  expect(response.json().id).toMatch(referencePattern);
  expect(await readSubmissions()).toMatchObject([{ status: 'quarantined', suspicions: '["honeypot"]' }]);
  expect(await readDeliveries()).toEqual([]);
  expect(api.notifyOutbox).not.toHaveBeenCalled();
});

test('a submission refers to the consent text of its form', async () => {
  api = await startApi();
  await api.post('messages', { ...validForms.messages, language: 'no' });
  const [submission] = await readSubmissions();
  const texts = await api.storage.store.read((database) =>
    database.selectFrom('consent_texts').selectAll().execute(),
  );
  expect(texts).toMatchObject([
    { version: submission?.consent, kind: 'message', language: 'no', text: formStrings.no.consent.message },
  ]);
});

test('a page older than the build refers to the text that it showed', async () => {
  api = await startApi();
  await api.storage.store.write((transaction) =>
    transaction
      .insertInto('consent_texts')
      .values({ version: 'older', kind: 'message', language: 'en', text: 'Old words.', first_used_at: 1 })
      .execute(),
  );
  await api.post('messages', { ...validForms.messages, consent: 'older' });
  await api.post('messages', { ...validForms.messages, consent: 'made up' });
  expect((await readSubmissions()).map(({ consent }) => consent).sort()).toEqual(['older', 'unrecorded']);
});

test('a form with an emptied honeypot is another submission', async () => {
  api = await startApi();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const withHoneypot = await api.post('messages', encode({ ...validForms.messages, website: 'x' }), headers);
  const again = await api.post('messages', encode(validForms.messages), headers);
  expect(again.json().id).not.toBe(withHoneypot.json().id);
  expect((await readSubmissions()).map(({ status }) => status).sort()).toEqual(['accepted', 'quarantined']);
});

test('the same content in the other language is the same submission', async () => {
  api = await startApi();
  const headers = { 'idempotency-key': 'k' };
  const first = await api.post('messages', validForms.messages, headers);
  const again = await api.post('messages', { ...validForms.messages, language: 'no' }, headers);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
});

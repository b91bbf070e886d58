import { afterEach, describe, expect, test } from 'vitest';
import { referencePattern } from '#server/storage/reference.ts';
import { type ApiServer, startApi, submissions, words } from '#tests/support/api-server.ts';
import { storages } from '#tests/support/test-storages.ts';

let api: ApiServer;
afterEach(() => api[Symbol.asyncDispose]());

const stored = () =>
  api.storage.store.read((database) => database.selectFrom('submissions').selectAll().execute());
const announced = () =>
  api.storage.store.read((database) => database.selectFrom('deliveries').selectAll().execute());

describe.each(storages)('on $name', (storage) => {
  test('a submission is stored with its announcement before it is acknowledged', async () => {
    api = await startApi({}, [storage]);
    const answer = await api.post('enquiries', submissions.enquiries);
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    expect(id).toMatch(referencePattern);
    const [submission] = await stored();
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
    expect(await announced()).toMatchObject([
      { submission_id: id, channel: 'company-mail', state: 'pending' },
    ]);
    expect(api.wake).toHaveBeenCalledOnce();
  });

  test('the same key and content get the first answer again, another content does not', async () => {
    api = await startApi({}, [storage]);
    const headers = { 'idempotency-key': 'abc-1' };
    const first = await api.post('messages', submissions.messages, headers);
    const again = await api.post('messages', submissions.messages, headers);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const other = await api.post('messages', { ...submissions.messages, message: 'Other.' }, headers);
    expect(other.statusCode).toBe(409);
    expect(other.headers['content-type']).toMatch(/^application\/problem\+json/);
    const elsewhere = await api.post('enquiries', submissions.enquiries, headers);
    expect(elsewhere.statusCode).toBe(201);
    expect(await stored()).toHaveLength(2);
    expect(await announced()).toHaveLength(2);
  });

  test('the same key many times at once makes one submission', async () => {
    api = await startApi({}, [storage]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.post('messages', submissions.messages, { 'idempotency-key': 'k' }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test('a key counts for a day', async () => {
    let now = Date.now();
    api = await startApi({ now: () => now }, [storage]);
    const headers = { 'idempotency-key': 'k' };
    const first = await api.post('messages', submissions.messages, headers);
    now += 23 * 3_600_000;
    expect((await api.post('messages', submissions.messages, headers)).json()).toEqual(first.json());
    now += 2 * 3_600_000;
    const later = await api.post('messages', submissions.messages, headers);
    expect(later.statusCode).toBe(201);
    expect(later.json().id).not.toBe(first.json().id);
  });

  test('text of any script, quotes and emoji come back as they were sent', async () => {
    api = await startApi({}, [storage]);
    const message = `Ærlig talt: "æøå" 'x' \\ \u2028 中文 العربية 👩‍👩‍👧‍👦 ; drop table submissions; --`;
    await api.post('messages', { ...submissions.messages, message });
    expect(JSON.parse((await stored())[0]?.fields ?? '').message).toBe(message);
  });
});

test('a filled honeypot is answered as accepted, kept apart and told to nobody', async () => {
  api = await startApi();
  const answer = await api.post('messages', { ...submissions.messages, website: 'https://spam.example' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().id).toMatch(referencePattern);
  expect(await stored()).toMatchObject([{ status: 'quarantined', suspicions: '["honeypot"]' }]);
  expect(await announced()).toEqual([]);
  expect(api.wake).not.toHaveBeenCalled();
});

test('a submission carries the words that stood beside its form', async () => {
  api = await startApi();
  await api.post('messages', { ...submissions.messages, language: 'no' });
  const [submission] = await stored();
  const texts = await api.storage.store.read((database) =>
    database.selectFrom('consent_texts').selectAll().execute(),
  );
  expect(texts).toMatchObject([
    { version: submission?.consent, kind: 'message', language: 'no', text: words.no.consent.message },
  ]);
});

test('a page that is older than the build names the words that it showed', async () => {
  api = await startApi();
  await api.storage.store.write((changes) =>
    changes
      .insertInto('consent_texts')
      .values({ version: 'older', kind: 'message', language: 'en', text: 'Old words.', first_used_at: 1 })
      .execute(),
  );
  await api.post('messages', { ...submissions.messages, consent: 'older' });
  await api.post('messages', { ...submissions.messages, consent: 'made up' });
  expect((await stored()).map(({ consent }) => consent).sort()).toEqual(['older', 'unrecorded']);
});

test('a person whose browser filled in the trap may empty it and send again', async () => {
  api = await startApi();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const trapped = await api.post('messages', encoded({ ...submissions.messages, website: 'x' }), headers);
  const again = await api.post('messages', encoded(submissions.messages), headers);
  expect(again.json().id).not.toBe(trapped.json().id);
  expect((await stored()).map(({ status }) => status).sort()).toEqual(['accepted', 'quarantined']);
});

test('the same again in the other language is the same', async () => {
  api = await startApi();
  const headers = { 'idempotency-key': 'k' };
  const first = await api.post('messages', submissions.messages, headers);
  const again = await api.post('messages', { ...submissions.messages, language: 'no' }, headers);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
});

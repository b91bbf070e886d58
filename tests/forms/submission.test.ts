import { describe, expect, test, vi } from 'vitest';
import { forgetIdempotencyKey, idempotencyKey } from '#forms/submission/idempotency-key.ts';
import { outcomeOf } from '#forms/submission/outcome.ts';

const answer = (status: number, body: unknown = {}, retryAfter: string | null = null) =>
  outcomeOf({ status, body, retryAfter });

describe('what an answer means', () => {
  test('201 is the only success', () => {
    expect(answer(201, { id: 'a1' })).toEqual({ kind: 'received', id: 'a1' });
    expect(answer(201, undefined)).toEqual({ kind: 'received', id: undefined });
    for (const status of [200, 202, 204, 303, 400, 403, 404, 409, 500, 502])
      expect(answer(status, { id: 'a1' })).toMatchObject({
        kind: 'failed',
        failure: { reason: 'unexpected' },
      });
  });
  test('422 names fields, in the words of the server; what is malformed is passed over', () => {
    const errors = [
      { field: 'email', code: 'email', message: 'Please.' },
      { field: 7 },
      null,
      { field: 'name', message: [] },
    ];
    expect(answer(422, { errors })).toEqual({
      kind: 'refused',
      refusals: [{ field: 'email', message: 'Please.', spoken: true }],
    });
    expect(answer(422, '<html>')).toEqual({ kind: 'refused', refusals: [] });
  });
  test('413 and 415 are about the file', () => {
    expect(answer(413)).toMatchObject({ refusals: [{ field: 'cv', message: 'errors.fileSize' }] });
    expect(answer(415)).toMatchObject({ refusals: [{ field: 'cv', message: 'errors.fileType' }] });
  });
  test('429 and 503 say how long to wait, as seconds or as a date', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
    expect(answer(429, {}, '45')).toMatchObject({ failure: { reason: 'busy', wait: 45 } });
    expect(answer(503, {}, 'Fri, 20 Nov 2026 12:02:00 GMT')).toMatchObject({
      failure: { reason: 'unavailable', wait: 120 },
    });
    for (const nonsense of [null, '', 'soon', '0', 'Fri, 20 Nov 2020 12:00:00 GMT'])
      expect(answer(503, {}, nonsense)).toMatchObject({ failure: { wait: undefined } });
    vi.useRealTimers();
  });
});

describe('idempotency keys', () => {
  test('stay while the content does, and are new for other content and after success', () => {
    const first = idempotencyKey('message', '{"message":"a b"}');
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(idempotencyKey('message', '{"message":"a b"}')).toBe(first);
    expect(idempotencyKey('enquiry', '{"message":"a b"}')).not.toBe(first);
    const second = idempotencyKey('message', 'b"}');
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    forgetIdempotencyKey('message');
    expect(idempotencyKey('message', 'b"}')).not.toBe(second);
  });
});

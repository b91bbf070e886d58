import { describe, expect, test, vi } from 'vitest';
import { forgetIdempotencyKey, getIdempotencyKey } from '#forms/submission/idempotency-key.ts';
import { toOutcome } from '#forms/submission/outcome.ts';

const getOutcome = (status: number, body: unknown = {}, retryAfter: string | null = null) =>
  toOutcome({ status, body, retryAfter });

describe('toOutcome', () => {
  test('treats 201 as the only success', () => {
    expect(getOutcome(201, { id: 'a1' })).toEqual({ kind: 'received', id: 'a1' });
    expect(getOutcome(201, undefined)).toEqual({ kind: 'received', id: undefined });
    for (const status of [200, 202, 204, 303, 400, 403, 404, 409, 500, 502])
      expect(getOutcome(status, { id: 'a1' })).toMatchObject({
        kind: 'failed',
        failure: { reason: 'unexpected' },
      });
  });
  test('returns the rejected fields of 422 with the text of the server, without malformed entries', () => {
    const errors = [
      { field: 'email', code: 'email', message: 'Please.' },
      { field: 7 },
      null,
      { field: 'name', message: [] },
    ];
    expect(getOutcome(422, { errors })).toEqual({
      kind: 'refused',
      rejections: [{ field: 'email', message: 'Please.', isServerText: true }],
    });
    expect(getOutcome(422, '<html>')).toEqual({ kind: 'refused', rejections: [] });
  });
  test('treats 413 without a problem in JSON as a failure, because a proxy has a lower limit', () => {
    expect(toOutcome({ status: 413, body: undefined, retryAfter: null })).toMatchObject({
      failure: { reason: 'unexpected' },
    });
  });
  test('treats 413 and 415 as errors of the file', () => {
    expect(getOutcome(413)).toMatchObject({ rejections: [{ field: 'cv', message: 'errors.fileSize' }] });
    expect(getOutcome(415)).toMatchObject({ rejections: [{ field: 'cv', message: 'errors.fileType' }] });
  });
  test('returns the time to wait of 429 and 503, given as seconds or as a date', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
    expect(getOutcome(429, {}, '45')).toMatchObject({ failure: { reason: 'busy', wait: 45 } });
    const type = '/problems/no-room-for-files';
    for (const status of [429, 503])
      expect(getOutcome(status, { type }, '300')).toMatchObject({ failure: { reason: 'files', wait: 300 } });
    expect(getOutcome(503, {}, 'Fri, 20 Nov 2026 12:02:00 GMT')).toMatchObject({
      failure: { reason: 'unavailable', wait: 120 },
    });
    for (const invalid of [null, '', 'soon', '0', 'Fri, 20 Nov 2020 12:00:00 GMT'])
      expect(getOutcome(503, {}, invalid)).toMatchObject({ failure: { wait: undefined } });
    vi.useRealTimers();
  });
});

describe('getIdempotencyKey', () => {
  test('returns the same key for the same content, and a new one for other content and after success', () => {
    const first = getIdempotencyKey('message', '{"message":"a b"}');
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(getIdempotencyKey('message', '{"message":"a b"}')).toBe(first);
    expect(getIdempotencyKey('enquiry', '{"message":"a b"}')).not.toBe(first);
    const second = getIdempotencyKey('message', 'b"}');
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    forgetIdempotencyKey('message');
    expect(getIdempotencyKey('message', 'b"}')).not.toBe(second);
  });
});

import { expect, test } from 'vitest';
import { getChallenge } from '#forms/submission/challenge.ts';

const challenge = { parameters: { algorithm: 'PBKDF2/SHA-256' }, signature: 'ab' };
const getFromResponse = (status: number, body: unknown) => getChallenge({ status, retryAfter: null, body });

test('getChallenge finds the challenge of a 403 response, and of no other response', () => {
  expect(getFromResponse(403, { type: '/problems/proof-of-work', challenge })).toEqual(challenge);
  for (const status of [200, 201, 401, 422, 429])
    expect(getFromResponse(status, { challenge })).toBeUndefined();
  for (const body of [
    undefined,
    null,
    '<html>',
    7,
    {},
    { challenge: null },
    { challenge: 'x' },
    { challenge: {} },
  ])
    expect(getFromResponse(403, body)).toBeUndefined();
});

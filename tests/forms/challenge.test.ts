import { expect, test } from 'vitest';
import { challengeIn } from '#forms/submission/challenge.ts';

const challenge = { parameters: { algorithm: 'PBKDF2/SHA-256' }, signature: 'ab' };
const answer = (status: number, body: unknown) => challengeIn({ status, retryAfter: null, body });

test('a challenge is found where a 403 brings one, and nowhere else', () => {
  expect(answer(403, { type: '/problems/proof-of-work', challenge })).toEqual(challenge);
  for (const status of [200, 201, 401, 422, 429]) expect(answer(status, { challenge })).toBeUndefined();
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
    expect(answer(403, body)).toBeUndefined();
});

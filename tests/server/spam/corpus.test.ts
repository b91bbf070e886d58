/**
 * The corpus was written before the rules. None of it was sent by anybody: names, addresses and numbers are made up, and
 * of domains and numbers that nobody can have.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solve } from '#forms/submission/proof-of-work.ts';
import { judge } from '#server/spam/score-spam.ts';
import { type ApiServer, startApi } from '#tests/support/api-server.ts';
import { bots, type Fate, humans, send } from './corpus.ts';

let api: ApiServer;
/** A proof of work that has been used. */
let spent: string;
beforeAll(async () => {
  api = await startApi({ rateLimit: 100_000 });
  const hasty = { fullName: 'Ada Nordmann', email: 'ada@example.no', message: 'Hello.', elapsed: '900' };
  const { challenge } = (await api.post('messages', hasty)).json();
  spent = (await solve(challenge)) ?? '';
  expect((await api.post('messages', { ...hasty, altcha: spent })).statusCode).toBe(201);
});
afterAll(() => api[Symbol.asyncDispose]());

const tally = (fates: readonly Fate[]): string =>
  Object.entries(Object.groupBy(fates, (fate) => fate))
    .map(([fate, list]) => `${list.length} ${fate}`)
    .join(', ');

test('at least 99 of 100 bots are kept apart or refused', async () => {
  const accepted: string[] = [];
  const fates: Fate[] = [];
  for (const bot of bots) {
    const fate = await send(api, bot, {
      solves: bot.proof === 'solved',
      ...(bot.proof === 'replayed' && { proof: spent }),
    });
    fates.push(fate);
    if (fate === 'accepted') accepted.push(`${bot.family}: ${Object.values(bot.fields).at(-1)}`);
  }
  console.log(`Bots: ${bots.length}, of them ${tally(fates)}.`);
  expect(bots.length).toBeGreaterThanOrEqual(400);
  expect(accepted.length / bots.length, accepted.join('\n')).toBeLessThanOrEqual(0.01);
});

test('everybody else is heard', async () => {
  const fates: Fate[] = [];
  const unheard: string[] = [];
  for (const human of humans) {
    const fate = await send(api, human, { solves: human.solves ?? false });
    fates.push(fate);
    if (fate !== 'accepted') unheard.push(`${fate} ${JSON.stringify(human.fields)}`);
  }
  console.log(`People: ${humans.length}, of them ${tally(fates)}.`);
  expect(humans.length).toBeGreaterThanOrEqual(200);
  expect(unheard).toEqual([]);
});

test('what people write is beyond suspicion, however they send it', () => {
  const suspected = humans.flatMap((human) => {
    const { verdict, suspicions } = judge({ ...human, elapsed: undefined });
    return verdict === 'clean' ? [] : [`${suspicions} ${JSON.stringify(human.fields)}`];
  });
  expect(suspected).toEqual([]);
});

test('every bot that fills in the hidden field, hurries or replays is caught, whatever it says', async () => {
  const harmless = { fullName: 'Kari Nordmann', email: 'kari@example.no', message: 'Hei, ring meg.' };
  const base = { kind: 'message', language: 'no', fields: harmless, client: 'script' } as const;
  const bot = { solves: false };
  expect(await send(api, { ...base, elapsed: 9000, honeypot: 'x' }, bot)).toBe('quarantined');
  expect(await send(api, { ...base, elapsed: 300 }, bot)).toBe('refused');
  expect(await send(api, { ...base, elapsed: 300 }, { ...bot, proof: spent })).toBe('refused');
  expect(await send(api, { ...base, elapsed: 300 }, { solves: true })).toBe('accepted');
  expect(await send(api, { ...base, elapsed: 9000 }, bot)).toBe('accepted');
});

/**
 * The fixtures were written by hand, and nobody sent them. Names, addresses and numbers are invented and use domains and
 * numbers that nobody can own. People's texts are the standard: every one must be accepted. The bots' texts only show
 * what the structural rules claim; most of their words pass, because words are not scored.
 */
import pMap from 'p-map';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minFillTimeMs } from '#forms/schemas/forms.ts';
import { solveProofOfWork } from '#forms/submission/proof-of-work.ts';
import { type SpamVerdict, scoreSpam } from '#server/spam/score-spam.ts';
import { type ApiServer, startApi } from '#tests/support/server/api-server.ts';
import { type Bot, bots, type Handling, humans, sendForm } from './corpus.ts';

describe('people', () => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await startApi({ rateLimit: 100_000 });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  test('every submission of a person is accepted', async () => {
    const results = await pMap(
      humans,
      async (human) => ({
        handling: await sendForm(api, human, { solves: human.solves ?? false }),
        fields: human.fields,
      }),
      // The API takes four uploads of an address at a time.
      { concurrency: 4 },
    );
    expect(humans.length).toBeGreaterThanOrEqual(300);
    expect(results.filter(({ handling }) => handling !== 'accepted')).toEqual([]);
  });

  test('no text of a person matches a rule, so that it is accepted from any client', () => {
    // The honeypot makes the verdict list every matching rule.
    const matched = humans
      .map(({ fields }) => ({ fields, reasons: scoreSpam({ fields, honeypot: 'x' }).reasons }))
      .filter(({ reasons }) => reasons.length > 1);
    expect(matched).toEqual([]);
  });
});

describe('bots', () => {
  const getText = ({ fields }: Bot) => fields.message ?? fields.description ?? '';
  const getName = ({ fields }: Bot) => fields.fullName ?? fields.name ?? '';
  const claims: [name: string, isClaimed: (bot: Bot) => boolean, levels: SpamVerdict['level'][]][] = [
    ['with a filled honeypot', ({ honeypot }) => Boolean(honeypot), ['spam']],
    ['with a link in the name', (bot) => /www\.|https?:/i.test(getName(bot)), ['suspicious', 'spam']],
    ['with a forum link', (bot) => /\[(?:url|link)=/i.test(getText(bot)), ['spam']],
    ['with an HTML link', (bot) => /<a href=.?http/i.test(getText(bot)), ['suspicious', 'spam']],
    ['with four sites in a row', (bot) => /(?:https?:\S+\s+){4}/i.test(getText(bot)), ['suspicious', 'spam']],
    ['that send too fast', ({ elapsed = minFillTimeMs }) => elapsed < minFillTimeMs, ['suspicious', 'spam']],
  ];
  test.each(claims)('%s are caught', (_, isClaimed, levels) => {
    const claimed = bots.filter(isClaimed);
    expect(claimed.length).toBeGreaterThan(0);
    for (const bot of claimed) expect(levels, getText(bot)).toContain(scoreSpam(bot).level);
  });

  test('the fixtures are handled as documented', () => {
    const handle = (bot: Bot): Handling => {
      const { level } = scoreSpam(bot);
      if (level !== 'suspicious') return level === 'clean' ? 'accepted' : 'quarantined';
      if (bot.client !== 'script') return 'quarantined';
      return bot.proof === 'solved' ? 'accepted' : 'refused';
    };
    const counts = { accepted: 0, quarantined: 0, refused: 0 };
    for (const bot of bots) counts[handle(bot)]++;
    expect(counts).toEqual({ accepted: 276, quarantined: 123, refused: 137 });
  });
});

test('a harmless text is caught by the honeypot, by sending too fast and by a replayed proof', async () => {
  await using api = await startApi();
  const fields = { fullName: 'Kari Nordmann', email: 'kari@example.no', message: 'Hei, ring meg.' };
  const form = { kind: 'message', language: 'no', fields, client: 'script' } as const;
  const tooFast = { ...form, elapsed: 300 };
  const { challenge } = (await api.post('messages', { ...fields, elapsed: '300' })).json();
  const proof = (await solveProofOfWork(challenge)) ?? '';
  const bot = { solves: false };
  expect(await sendForm(api, { ...form, elapsed: 9000, honeypot: 'x' }, bot)).toBe('quarantined');
  expect(await sendForm(api, tooFast, bot)).toBe('refused');
  expect(await sendForm(api, tooFast, { ...bot, proof })).toBe('accepted');
  expect(await sendForm(api, { ...tooFast, language: 'en' }, { ...bot, proof })).toBe('refused');
  expect(await sendForm(api, tooFast, { solves: true })).toBe('accepted');
  expect(await sendForm(api, { ...form, elapsed: 9000 }, bot)).toBe('accepted');
});

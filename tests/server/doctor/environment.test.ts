import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { checkEnvironment, listErrors } from '#server/doctor/environment.ts';
import { runCheck, toLines } from '#tests/support/server/doctor.ts';

const valid = {
  SITE_URL: 'https://www.example.no',
  SMTP_URL: 'smtps://mail.example.no',
  MAIL_FROM: 'web@example.no',
  MAIL_TO: 'leads@example.no',
};
const check = (variables: Record<string, string>) => runCheck(checkEnvironment, { ...valid, ...variables });

test('a complete environment is fine', async () => {
  expect(toLines(await check({}))).toEqual(['ok: All variables are valid.']);
});

test('all invalid variables are listed, each with advice', () => {
  const diagnoses = listErrors(() => readEnvironment({ PORT: 'x', RATE_LIMIT: '0' }));
  expect(toLines(diagnoses)).toEqual([
    'problem: PORT must be a whole number from 0 to 65535.',
    'problem: RATE_LIMIT must be a whole number, at least 1.',
  ]);
  for (const { advice } of diagnoses) expect(advice).toContain('Change the variable');
});

describe('the check reports', () => {
  test.each([
    [{ MAIL_TO: '' }, /^problem: MAIL_TO must be set/],
    [{ SMTP_URL: '' }, /^problem: Nobody would be told of submissions/],
    [{ SMTP_URL: '', DELIVERY: 'none' }, /^warning: Nobody is told of submissions/],
    [{ SITE_URL: 'http://www.example.no' }, /^problem: SITE_URL is http:\/\/www\.example\.no/],
    [{ METRICS_HOST: '0.0.0.0' }, /^warning: Other machines can read the metrics/],
    [{ SMPT_URL: 'smtp://mail.example.no' }, /^warning: SMPT_URL has no effect/],
    [
      { WEBHOOK_URL: 'https://example.no/hook', WEBHOOK_SECRET: 'c2hvcnQ=' },
      /^warning: WEBHOOK_SECRET has 5 bytes/,
    ],
  ])('%o', async (variables, expected) => {
    expect(toLines(await check(variables as Record<string, string>))).toEqual([
      expect.stringMatching(expected),
    ]);
  });
});

/** Whatever is sent, it is answered as the interface says, kept whole or not at all, and passed on as what it is. */
import { readdir } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, test, vi } from 'vitest';
import { parseHeaders } from '#tests/server/faults/mail-headers.ts';
import { mailDomain } from '#tests/support/delivery-targets.ts';
import { testSizes, soakTimeoutMs, reportFigures, seed } from '#tests/support/soak.ts';
import { auditStorage } from '#tests/support/storage-audit.ts';
import { storages } from '#tests/support/test-storages.ts';
import { createWebsiteHarness, type WebsiteHarness } from '#tests/support/website-harness.ts';
import { canariesIn, canaryAddress } from './canaries.ts';
import { expectWithinContract } from './contract.ts';
import { onceHarmful } from './regressions.ts';
import { type HostileRequest, wellMeant } from './request.ts';
import { hostileRequest } from './requests.ts';
import { injectionsIn } from './sent-mail.ts';
import { formulasIn } from './spreadsheet.ts';

const post = ({ app }: WebsiteHarness, { url, headers, payload }: HostileRequest) =>
  app.inject({ method: 'POST', url, headers, payload, remoteAddress: canaryAddress });

describe.concurrent.each(storages)('hostile requests on $name', (storage) => {
  test('do no harm', { timeout: soakTimeoutMs }, async ({ expect }) => {
    await using website = await createWebsiteHarness({ storage });
    const acknowledged = new Set<string>();
    const answers: Record<number, number> = {};
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (request) => {
        const answer = await post(website, request);
        const id = expectWithinContract(request, answer);
        if (id !== undefined) acknowledged.add(id);
        answers[answer.statusCode] = (answers[answer.statusCode] ?? 0) + 1;
      }),
      { numRuns: testSizes.requests, seed, examples: onceHarmful.map((request) => [request]) },
    );
    reportFigures(`Hostile requests on ${storage.name}, answers by status`, answers);

    // It is as it was before.
    const last = await website.app.inject({
      method: 'POST',
      url: '/api/messages',
      payload: wellMeant.messages,
    });
    expect(last.statusCode).toBe(201);
    acknowledged.add(last.json().id);

    const { store } = website.storage;
    const { channels } = website.enquiries.api;
    const { submissions } = await auditStorage(store, channels);
    expect(new Set(submissions.map(({ id }) => id))).toEqual(acknowledged);
    expect(await readdir(website.uploadDir)).toEqual([]);
    expect(submissions.filter(({ status }) => status === 'accepted').length).toBeGreaterThan(
      testSizes.requests / 10,
    );

    await vi.waitFor(
      async () => {
        const open = (await auditStorage(store, channels)).deliveries.filter(({ state }) => state !== 'done');
        expect(open.map(({ channel, last_error }) => ({ channel, last_error }))).toEqual([]);
      },
      { timeout: soakTimeoutMs, interval: 250 },
    );
    expect(await wrongMails(website)).toEqual([]);
    expect(await formulasIn(store)).toEqual([]);
    expect(
      website
        .log()
        .split('\n')
        .filter((line) => canariesIn(line).length > 0),
    ).toEqual([]);
  });
});

/** Mails that are none of ours, or more than ours. */
async function wrongMails(website: WebsiteHarness): Promise<string[]> {
  const { submissions, deliveries } = await auditStorage(website.storage.store, website.enquiries.api.channels);
  const senders = new Map(submissions.map(({ id, email }) => [id, email]));
  const owners = new Map(deliveries.map(({ id, submission_id }) => [`<${id}@${mailDomain}>`, submission_id]));
  return website.targets.mail.mails.flatMap((mail) => {
    const owner = owners.get(parseHeaders(mail).get('message-id')?.[0] ?? '');
    const sender = senders.get(owner ?? '');
    if (sender === undefined) return ['a mail that belongs to no submission'];
    return injectionsIn(mail, sender).map((what) => `${what}:\n${mail.raw}`);
  });
}

/** Hostile requests get a documented response, are stored as a whole or not at all, and are delivered as plain text. */
import { readdir } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, test, vi } from 'vitest';
import { mailDomain } from '#tests/support/outbox/delivery-targets.ts';
import { parseHeaders } from '#tests/support/outbox/mail-server.ts';
import { reportFigures, seed, soakTimeoutMs, testSizes } from '#tests/support/server/soak.ts';
import { createWebsiteHarness, type WebsiteHarness } from '#tests/support/server/website-harness.ts';
import { auditStorage } from '#tests/support/storage/storage-audit.ts';
import { storages } from '#tests/support/storage/test-storages.ts';
import { canaryAddress, findCanaries } from './canaries.ts';
import { expectDocumentedResponse } from './contract.ts';
import { requestRegressions } from './regressions.ts';
import { type HostileRequest, validFields } from './request.ts';
import { hostileRequest } from './requests.ts';
import { findInjections } from './sent-mail.ts';
import { findFormulas } from './spreadsheet.ts';

const post = ({ app }: WebsiteHarness, { url, headers, payload }: HostileRequest) =>
  app.inject({ method: 'POST', url, headers, payload, remoteAddress: canaryAddress });

describe.concurrent.each(storages)('hostile requests on $name', (storage) => {
  // HTTP and mail are the same with both storages; PostgreSQL stores fewer characters.
  const requestCount = storage.name === 'SQLite' ? testSizes.requests : testSizes.requestsOnPostgres;

  test('get a documented response and harm neither mails, exports nor logs', {
    timeout: soakTimeoutMs,
  }, async ({ expect }) => {
    await using website = await createWebsiteHarness({ storage });
    const acknowledgedIds = new Set<string>();
    const statusCounts: Record<number, number> = {};
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (request) => {
        const response = await post(website, request);
        const id = expectDocumentedResponse(request, response);
        if (id !== undefined) acknowledgedIds.add(id);
        statusCounts[response.statusCode] = (statusCounts[response.statusCode] ?? 0) + 1;
      }),
      { numRuns: requestCount, seed, examples: requestRegressions.map((request) => [request]) },
    );
    reportFigures(`Hostile requests on ${storage.name}, responses by status`, statusCounts);

    // The server still works.
    const last = await website.app.inject({
      method: 'POST',
      url: '/api/messages',
      payload: validFields.messages,
    });
    expect(last.statusCode).toBe(201);
    acknowledgedIds.add(last.json().id);

    const { store } = website.storage;
    const { channels } = website.submissionService.api;
    const { submissions } = await auditStorage(store, channels);
    expect(new Set(submissions.map(({ id }) => id))).toEqual(acknowledgedIds);
    expect(await readdir(website.uploadDir)).toEqual([]);
    expect(submissions.filter(({ status }) => status === 'accepted').length).toBeGreaterThan(
      requestCount / 10,
    );

    await vi.waitFor(
      async () => {
        const pending = (await auditStorage(store, channels)).deliveries.filter(
          ({ state }) => state !== 'done',
        );
        expect(pending.map(({ channel, last_error }) => ({ channel, last_error }))).toEqual([]);
      },
      { timeout: soakTimeoutMs, interval: 250 },
    );
    expect(await findWrongMails(website)).toEqual([]);
    expect(await findFormulas(store)).toEqual([]);
    expect(
      website
        .getLog()
        .split('\n')
        .filter((line) => findCanaries(line).length > 0),
    ).toEqual([]);
  });
});

/** Finds mails that contain an injection. Alarms belong to no submission, and must contain nothing that a sender entered. */
async function findWrongMails(website: WebsiteHarness): Promise<string[]> {
  const { submissions, deliveries } = await auditStorage(
    website.storage.store,
    website.submissionService.api.channels,
  );
  const senders = new Map(submissions.map(({ id, email }) => [id, email]));
  const owners = new Map(deliveries.map(({ id, submission_id }) => [`<${id}@${mailDomain}>`, submission_id]));
  return website.targets.mail.mails.flatMap((mail) => {
    const owner = owners.get(parseHeaders(mail).get('message-id')?.[0] ?? '');
    if (owner === undefined)
      return findCanaries(mail.raw).length > 0 ? [`an alarm with a sender's text:\n${mail.raw}`] : [];
    const sender = senders.get(owner);
    if (sender === undefined) return [`a mail without a submission:\n${mail.raw}`];
    return findInjections(mail, sender).map((injection) => `${injection}:\n${mail.raw}`);
  });
}

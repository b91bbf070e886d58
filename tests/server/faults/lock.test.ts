/** A database that another process is writing to. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { getDatabasePath } from '#server/storage/sqlite.ts';
import { createFaultHarness } from '#tests/support/fault-harness.ts';
import { expectNotReady, expectReadyAgain, expectUnavailable } from '#tests/support/outage-expectations.ts';
import { testSizes, soakTimeoutMs, reportFigures } from '#tests/support/soak.ts';
import { createTestSubmission, sendSubmission, sendUntilAcknowledged } from '#tests/support/submission-sender.ts';
import { lockDatabase } from './lock-holder.ts';

/** Milliseconds. A submission waits for five seconds, and is refused then. */
const bound = 8_000;

test.concurrent('for two seconds: submissions wait, and go through', async () => {
  await using scene = await createFaultHarness();
  const server = await scene.startServer();
  await sendUntilAcknowledged(() => server.origin, createTestSubmission());
  const release = await lockDatabase(getDatabasePath(scene.storage.options.dataDir));
  const start = performance.now();
  const sent = Array.from({ length: 8 }, () => sendSubmission(server.origin, createTestSubmission('messages')));
  await pause(2_000);
  await release();
  for (const answer of await Promise.all(sent)) expect(answer.status, await answer.text()).toBe(201);
  expect(performance.now() - start).toBeGreaterThan(2_000);
  expect((await scene.auditStorage()).submissions.length).toBe(9);
});

test.concurrent('for longer: submissions are refused in time, and pages are served as ever', {
  timeout: soakTimeoutMs,
}, async () => {
  await using scene = await createFaultHarness();
  const server = await scene.startServer();
  await sendUntilAcknowledged(() => server.origin, createTestSubmission());
  const release = await lockDatabase(getDatabasePath(scene.storage.options.dataDir));
  const start = performance.now();
  let slowestRefusal = 0;
  let slowestPage = 0;
  let refused = 0;
  const sender = async () => {
    do {
      const begun = performance.now();
      await expectUnavailable(await sendSubmission(server.origin, createTestSubmission('messages')));
      slowestRefusal = Math.max(slowestRefusal, performance.now() - begun);
      refused++;
    } while (performance.now() - start < testSizes.lock);
  };
  const senders = Promise.all(Array.from({ length: 8 }, sender)).finally(() => {
    done = true;
  });
  let done = false;
  while (!done) {
    const begun = performance.now();
    expect((await fetch(`${server.origin}/team`)).status).toBe(200);
    slowestPage = Math.max(slowestPage, performance.now() - begun);
    await pause(20);
  }
  await senders;
  await expectNotReady(server);
  await release();
  reportFigures('A locked database', {
    refused,
    'ms to the slowest refusal': Math.round(slowestRefusal),
    'ms to the slowest page meanwhile': Math.round(slowestPage),
  });
  expect(slowestRefusal).toBeLessThan(bound);
  expect(slowestPage).toBeLessThan(1_000);
  await expectReadyAgain(server);
  await sendUntilAcknowledged(() => server.origin, createTestSubmission());
  expect((await scene.auditStorage()).submissions.length).toBe(2);
});

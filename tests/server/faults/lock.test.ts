/** A database that another process has locked. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { getDatabasePath } from '#server/storage/sqlite.ts';
import {
  expectNotReady,
  expectReadyAgain,
  expectUnavailable,
} from '#tests/support/outbox/outage-expectations.ts';
import { createFaultHarness } from '#tests/support/server/fault-harness.ts';
import { reportFigures, soakTimeoutMs, testSizes } from '#tests/support/server/soak.ts';
import {
  createTestSubmission,
  sendSubmission,
  sendUntilAcknowledged,
} from '#tests/support/server/submission-sender.ts';

/** Longest time until a refusal. A submission waits for the lock for five seconds. */
const maxRefusalMs = 20_000;

test.concurrent('submissions wait for a lock of two seconds', async () => {
  await using harness = await createFaultHarness();
  const server = await harness.startServer();
  await sendUntilAcknowledged(() => server.origin, createTestSubmission());
  const release = await lockDatabase(getDatabasePath(harness.storage.options.dataDir));
  const start = performance.now();
  const responses = Array.from({ length: 8 }, () =>
    sendSubmission(server.origin, createTestSubmission('messages')),
  );
  await pause(2_000);
  await release();
  for (const response of await Promise.all(responses))
    expect(response.status, await response.text()).toBe(201);
  expect(performance.now() - start).toBeGreaterThan(2_000);
  expect((await harness.auditStorage()).submissions.length).toBe(9);
});

test.concurrent('submissions are refused during a longer lock, and pages are still served', {
  timeout: soakTimeoutMs,
}, async () => {
  await using harness = await createFaultHarness();
  const server = await harness.startServer();
  await sendUntilAcknowledged(() => server.origin, createTestSubmission());
  const release = await lockDatabase(getDatabasePath(harness.storage.options.dataDir));
  const start = performance.now();
  let slowestRefusal = 0;
  let slowestPage = 0;
  let refused = 0;
  let isDone = false;
  const sender = async () => {
    do {
      const sentAt = performance.now();
      await expectUnavailable(await sendSubmission(server.origin, createTestSubmission('messages')));
      slowestRefusal = Math.max(slowestRefusal, performance.now() - sentAt);
      refused++;
    } while (performance.now() - start < testSizes.lockMs);
  };
  const senders = Promise.all(Array.from({ length: 8 }, sender)).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const sentAt = performance.now();
    expect((await fetch(`${server.origin}/team`)).status).toBe(200);
    slowestPage = Math.max(slowestPage, performance.now() - sentAt);
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
  expect(slowestRefusal).toBeLessThan(maxRefusalMs);
  expect(slowestPage).toBeLessThan(4_000);
  await expectReadyAgain(server);
  await sendUntilAcknowledged(() => server.origin, createTestSubmission());
  expect((await harness.auditStorage()).submissions.length).toBe(2);
});

/** Locks the database whose path is its argument until stdin ends. */
const lockProgram = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
  database.exec('begin immediate');
  process.stdout.write('held');
  process.stdin.resume().on('end', () => database.exec('rollback'));`;

/**
 * Takes the write lock in another process.
 * @returns a function that releases it.
 */
async function lockDatabase(file: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--eval', lockProgram, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error(`${file} could not be locked.`))),
  ]);
  return async () => {
    child.stdin.end();
    await ended;
  };
}

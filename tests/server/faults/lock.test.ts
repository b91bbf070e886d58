/** A database that another process is writing to. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { databaseFile } from '#server/storage/sqlite.ts';
import { createScene } from '#tests/support/fault-harness.ts';
import { expectNotReady, expectReadyAgain, expectUnavailable } from '#tests/support/outage-expectations.ts';
import { lengths, patience, report } from '#tests/support/soak.ts';
import { newSending, send, sendUntilAcknowledged } from '#tests/support/submission-sender.ts';
import { holdLock } from './lock-holder.ts';

/** Milliseconds. A submission waits for five seconds, and is refused then. */
const bound = 8_000;

test.concurrent('for two seconds: submissions wait, and go through', async () => {
  await using scene = await createScene();
  const server = await scene.start();
  await sendUntilAcknowledged(() => server.origin, newSending());
  const release = await holdLock(databaseFile(scene.storage.options.dataDir));
  const start = performance.now();
  const sent = Array.from({ length: 8 }, () => send(server.origin, newSending('messages')));
  await pause(2_000);
  await release();
  for (const answer of await Promise.all(sent)) expect(answer.status, await answer.text()).toBe(201);
  expect(performance.now() - start).toBeGreaterThan(2_000);
  expect((await scene.stored()).submissions.length).toBe(9);
});

test.concurrent('for longer: submissions are refused in time, and pages are served as ever', {
  timeout: patience,
}, async () => {
  await using scene = await createScene();
  const server = await scene.start();
  await sendUntilAcknowledged(() => server.origin, newSending());
  const release = await holdLock(databaseFile(scene.storage.options.dataDir));
  const start = performance.now();
  let slowestRefusal = 0;
  let slowestPage = 0;
  let refused = 0;
  const sender = async () => {
    do {
      const begun = performance.now();
      await expectUnavailable(await send(server.origin, newSending('messages')));
      slowestRefusal = Math.max(slowestRefusal, performance.now() - begun);
      refused++;
    } while (performance.now() - start < lengths.lock);
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
  report('A locked database', {
    refused,
    'ms to the slowest refusal': Math.round(slowestRefusal),
    'ms to the slowest page meanwhile': Math.round(slowestPage),
  });
  expect(slowestRefusal).toBeLessThan(bound);
  expect(slowestPage).toBeLessThan(1_000);
  await expectReadyAgain(server);
  await sendUntilAcknowledged(() => server.origin, newSending());
  expect((await scene.stored()).submissions.length).toBe(2);
});

/** A storage with deliveries on it: what a test submits, is delivered as in the server, by a clock of the test's own. */
import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, vi } from 'vitest';
import type { FormKind } from '#forms/schemas/forms.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { createI18n } from '#i18n/server.ts';
import { createLog } from '#server/log.ts';
import { channels } from '#server/outbox/channels.ts';
import { claimDueDeliveries } from '#server/outbox/claim.ts';
import { completeAttempt } from '#server/outbox/complete.ts';
import type { OutboxEnvironment } from '#server/outbox/configuration.ts';
import { createOutbox, type Outbox, type OutboxOptions } from '#server/outbox/outbox.ts';
import { defaultTimings, type Timings } from '#server/outbox/timings.ts';
import { openStore, type Store } from '#server/storage/store.ts';
import { type NewSubmission, storeSubmission } from '#server/storage/submissions.ts';
import type { Strings } from '#server/strings.ts';
import { storages, type TestStorage } from './test-storages.ts';

export const webhookSecret = `whsec_${randomBytes(32).toString('base64')}`;

/** Fast, so that what waits is seen waiting. */
export const fastTimings: Timings = {
  ...defaultTimings,
  leaseMs: 2_000,
  leaseRenewalMs: 200,
  pollMs: 50,
  storageRetryMs: 50,
  shutdownTimeoutMs: 5_000,
};

/** Waits until it does not throw, however slow the machine is. */
export const eventually = <T>(work: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(work, { timeout: 20_000, interval: 20 });

/** Ends nothing by itself, for a test to see what does. */
export const noTimeoutTimings: Timings = {
  ...fastTimings,
  shutdownTimeoutMs: 100,
  mail: { connect: 3_600_000, greeting: 3_600_000, silence: 3_600_000, overall: 3_600_000 },
  webhook: { connect: 3_600_000, headers: 3_600_000, body: 3_600_000, overall: 3_600_000 },
};

async function readStrings(language: Language) {
  const folder = path.join('content', language, 'ui');
  const files = (await readdir(folder)).map(
    async (file) =>
      [path.parse(file).name, JSON.parse(await readFile(path.join(folder, file), 'utf8'))] as const,
  );
  return [language, createI18n(language, Object.fromEntries(await Promise.all(files)))] as const;
}
export const strings = Object.fromEntries(await Promise.all(languages.map(readStrings))) as Strings;

export const sampleFields: Record<FormKind, Record<string, string>> = {
  enquiry: {
    name: 'Kari Nordmann',
    email: 'kari@example.no',
    mobile: '+4712345678',
    service: 'mobile-app',
    description: 'En app for turer.\n\nMed <b>kart</b> & vær.',
  },
  message: { fullName: 'Ola Nordmann', email: 'ola@example.no', message: 'Hei, ring meg.\nMvh Ola' },
  application: {
    name: 'Ada Example',
    email: 'ada@example.com',
    mobile: '+441234567890',
    message: 'I would like to work with you.',
  },
};

/** One on a fresh storage; it is stopped and gone when the test is over. */
export const createDeliveryHarness = async (kind: Pick<(typeof storages)[number], 'create'> | undefined = storages[0]) => {
  if (!kind) throw new Error('There is no storage to test with.');
  return new DeliveryHarness(await kind.create());
};

/** What is in none of the logs: names, addresses and texts of the submissions. */
const personal = /kari|ola@|nordmann|\bada\b|example\.(?:no|com)|turer|ring meg|work with you/i;

interface OutboxHarnessOptions extends Partial<Omit<OutboxOptions, 'environment'>> {
  environment?: Partial<OutboxEnvironment>;
}

export interface SubmissionOverrides extends Partial<Omit<NewSubmission, 'attachment'>> {
  /** Bytes of a CV. */
  cv?: { name: string; type: string; bytes: Buffer };
}

export class DeliveryHarness implements AsyncDisposable {
  readonly store: Store;
  readonly storage: TestStorage;
  /** Milliseconds since 1970; it stands still. */
  currentTime = Date.now();
  readonly logLines: Record<string, unknown>[] = [];
  readonly #deliveries: Outbox[] = [];
  readonly #stores: Store[] = [];
  constructor(storage: TestStorage) {
    this.storage = storage;
    this.store = storage.store;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#deliveries.map((delivery) => delivery.stop()));
    await Promise.all(this.#stores.map((store) => store.close()));
    await this.storage[Symbol.asyncDispose]();
    expect(this.logLines.map((line) => JSON.stringify(line)).filter((line) => personal.test(line))).toEqual([]);
  }

  now = (): number => this.currentTime;
  clock = async (): Promise<number> => this.currentTime;

  /** The same storage as another process has it: with a connection of its own. */
  openAnotherStore(options = this.storage.options): Store {
    const store = openStore(options);
    this.#stores.push(store);
    return store;
  }

  /** A worker. */
  createOutbox({ environment, now = this.now, ...options }: OutboxHarnessOptions): Outbox {
    const delivery = createOutbox({
      store: this.store,
      environment: {
        smtpUrl: undefined,
        mailFrom: 'Fjellkode <web@fjellkode.example>',
        mailTo: 'leads@fjellkode.example',
        webhookUrl: undefined,
        webhookSecret: webhookSecret,
        deliverySchedule: [0, 5, 300],
        alarmAfter: 60,
        ...environment,
      },
      strings,
      log: createLog('debug', { write: (line) => this.logLines.push(JSON.parse(line)) }),
      now,
      // The database has a clock of its own.
      clock: this.store.dialect === 'postgres' ? async () => now() : undefined,
      random: () => 0.5,
      timings: fastTimings,
      ...options,
    });
    this.#deliveries.push(delivery);
    return delivery;
  }

  async submit(kind: FormKind, { cv, ...submission }: SubmissionOverrides = {}): Promise<string> {
    const file = cv && path.join(tmpdir(), `website-cv-${randomBytes(8).toString('hex')}`);
    if (cv && file) await writeFile(file, cv.bytes);
    const receipt = await storeSubmission(
      this.store,
      {
        kind,
        language: 'en',
        status: 'accepted',
        suspicions: [],
        fields: sampleFields[kind],
        consent: { version: 'v1', text: 'We use your details to answer you.' },
        channels: ['company-mail', 'acknowledgement', 'webhook'],
        ...submission,
        ...(cv &&
          file && {
            attachment: {
              name: cv.name,
              type: cv.type,
              size: cv.bytes.length,
              sha256: createHash('sha256').update(cv.bytes).digest('hex'),
              path: file,
            },
          }),
      },
      this.currentTime,
    );
    if (file) await rm(file);
    if (receipt.kind !== 'stored') throw new Error(receipt.kind);
    return receipt.id;
  }

  /** One attempt on everything that is due, which fails. */
  async failDueDeliveries(schedule: readonly number[]): Promise<void> {
    const { store, clock } = this;
    const worker = 'failing';
    const rooms = channels.map((channel) => ({ channel, free: 100 }));
    const options = { worker, holding: [], rooms, schedule, lease: 15_000, clock };
    const { claims } = await claimDueDeliveries(store, options);
    for (const each of claims)
      await completeAttempt(
        store,
        each,
        { kind: 'failed', reason: 'HTTP 500' },
        { worker, schedule, random: 0.5, clock },
      );
  }

  /** Rows of the outbox. */
  readDeliveries(reference?: string) {
    return this.store.read((database) =>
      database
        .selectFrom('deliveries')
        .selectAll()
        .$if(reference !== undefined, (query) => query.where('submission_id', '=', reference ?? ''))
        .orderBy('channel')
        .execute(),
    );
  }

  /** The one row there is of a channel. */
  async readDelivery(channel: string) {
    const rows = (await this.readDeliveries()).filter((row) => row.channel === channel);
    const [row] = rows;
    if (!row || rows.length > 1) throw new Error(`There are ${rows.length} rows.`);
    return row;
  }
}

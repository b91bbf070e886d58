/** A harness for the outbox: a storage, outboxes on it, and a clock that the test sets. */
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
import { type StorageKind, storages, type TestStorage } from '#tests/support/storage/test-storages.ts';

export const webhookSecret = `whsec_${randomBytes(32).toString('base64')}`;

/** Short timings, so that tests need not wait. */
export const fastTimings: Timings = {
  ...defaultTimings,
  leaseMs: 2_000,
  leaseRenewalMs: 200,
  pollMs: 50,
  storageRetryMs: 50,
  shutdownTimeoutMs: 5_000,
};

/** Retries until the assertion passes; the timeout is long enough for a slow machine. */
export const eventually = <T>(work: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(work, { timeout: 60_000, interval: 20 });

/** Timings without timeouts, for tests that set a single one. */
export const noTimeoutTimings: Timings = {
  ...fastTimings,
  shutdownTimeoutMs: 100,
  mail: { connectMs: 3_600_000, greetingMs: 3_600_000, idleMs: 3_600_000, totalMs: 3_600_000 },
  webhook: { connectMs: 3_600_000, headersMs: 3_600_000, bodyMs: 3_600_000, totalMs: 3_600_000 },
};

async function readUiStrings(language: Language) {
  const folder = path.join('content', language, 'ui');
  const files = (await readdir(folder)).map(
    async (file) =>
      [path.parse(file).name, JSON.parse(await readFile(path.join(folder, file), 'utf8'))] as const,
  );
  return [language, createI18n(language, Object.fromEntries(await Promise.all(files)))] as const;
}
export const strings = Object.fromEntries(await Promise.all(languages.map(readUiStrings))) as Strings;

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

/** Creates a harness on an empty storage, SQLite by default. Disposing of it stops its outboxes. */
export const createDeliveryHarness = async (kind: Pick<StorageKind, 'create'> = storages[0]) =>
  new DeliveryHarness(await kind.create());

/** Names, addresses and texts of the sample submissions, which must never be logged. */
const personalDataPattern = /kari|ola@|nordmann|\bada\b|example\.(?:no|com)|turer|ring meg|work with you/i;

interface OutboxOverrides extends Partial<Omit<OutboxOptions, 'environment'>> {
  environment?: Partial<OutboxEnvironment>;
}

export interface SubmissionOverrides extends Partial<Omit<NewSubmission, 'attachment'>> {
  /** Content of an attached CV. */
  cv?: { name: string; type: string; bytes: Buffer };
}

export class DeliveryHarness implements AsyncDisposable {
  readonly store: Store;
  readonly storage: TestStorage;
  /** The clock in milliseconds since 1970. It changes only when a test sets it. */
  currentTime = Date.now();
  readonly logLines: Record<string, unknown>[] = [];
  readonly #outboxes: Outbox[] = [];
  readonly #stores: Store[] = [];
  constructor(storage: TestStorage) {
    this.storage = storage;
    this.store = storage.store;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#outboxes.map((outbox) => outbox.stop()));
    await Promise.all(this.#stores.map((store) => store.close()));
    await this.storage[Symbol.asyncDispose]();
    expect(
      this.logLines.map((line) => JSON.stringify(line)).filter((line) => personalDataPattern.test(line)),
    ).toEqual([]);
  }

  now = (): number => this.currentTime;
  clock = async (): Promise<number> => this.currentTime;

  /** Opens the same storage with another connection, like another process does. */
  openAnotherStore(options = this.storage.options): Store {
    const store = openStore(options);
    this.#stores.push(store);
    return store;
  }

  /** Creates an outbox with its own worker. */
  createOutbox({ environment, now = this.now, ...options }: OutboxOverrides): Outbox {
    const outbox = createOutbox({
      store: this.store,
      environment: {
        siteUrl: 'https://www.fjellkode.example',
        smtpUrl: undefined,
        smtpTls: 'required',
        mailFrom: 'Fjellkode <web@fjellkode.example>',
        mailTo: 'leads@fjellkode.example',
        webhookUrl: undefined,
        webhookSecret,
        delivery: undefined,
        alarmUrl: undefined,
        heartbeatUrl: undefined,
        deliverySchedule: [0, 5, 300],
        alarmAfter: 60,
        ...environment,
      },
      strings,
      log: createLog('debug', { write: (line) => this.logLines.push(JSON.parse(line)) }),
      now,
      // PostgreSQL would use its own clock.
      clock: this.store.dialect === 'postgres' ? async () => now() : undefined,
      random: () => 0.5,
      timings: fastTimings,
      ...options,
    });
    this.#outboxes.push(outbox);
    return outbox;
  }

  /** Stores a submission and returns its reference. */
  async submit(kind: FormKind, { cv, ...submission }: SubmissionOverrides = {}): Promise<string> {
    const cvPath = cv && path.join(tmpdir(), `website-cv-${randomBytes(8).toString('hex')}`);
    if (cv && cvPath) await writeFile(cvPath, cv.bytes);
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
          cvPath && {
            attachment: {
              name: cv.name,
              type: cv.type,
              size: cv.bytes.length,
              sha256: createHash('sha256').update(cv.bytes).digest('hex'),
              path: cvPath,
            },
          }),
      },
      this.currentTime,
    );
    if (cvPath) await rm(cvPath);
    if (receipt.kind !== 'stored') throw new Error(receipt.kind);
    return receipt.id;
  }

  /** Makes one failing attempt of every due delivery. */
  async failDueDeliveries(schedule: readonly number[]): Promise<void> {
    const { store, clock } = this;
    const workerId = 'failing';
    const { claims } = await claimDueDeliveries(store, {
      workerId,
      excludedIds: [],
      capacities: channels.map((channel) => ({ channel, freeSlots: 100 })),
      schedule,
      leaseMs: 15_000,
      clock,
    });
    for (const claim of claims)
      await completeAttempt(
        store,
        claim,
        { kind: 'failed', reason: 'HTTP 500' },
        { workerId, schedule, random: 0.5, clock },
      );
  }

  /** Reads the rows of the outbox, of all submissions or of one. */
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

  /** Reads the only row of a channel. */
  async readDelivery(channel: string) {
    const rows = (await this.readDeliveries()).filter((row) => row.channel === channel);
    const [row] = rows;
    if (!row || rows.length > 1) throw new Error(`There are ${rows.length} rows.`);
    return row;
  }
}

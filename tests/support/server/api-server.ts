/** The API's routes on a storage of their own, for one test. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { vi } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { createI18n } from '#i18n/server.ts';
import { createLog } from '#server/log.ts';
import { createProofOfWork } from '#server/spam/proof-of-work.ts';
import { createOutageLog } from '#server/storage/outage-log.ts';
import type { Strings } from '#server/strings.ts';
import { buildConsentTexts } from '#server/submissions/consent-texts.ts';
import { createMemoryCounters } from '#server/submissions/rate-counters.ts';
import { createRateLimits } from '#server/submissions/rate-limit.ts';
import { type ApiOptions, addApiRoutes } from '#server/submissions/routes.ts';
import { createUploadRoom } from '#server/submissions/upload-room.ts';
import { createUploadFolder } from '#server/submissions/uploads.ts';
import { type StorageKind, storages, type TestStorage } from '#tests/support/storage/test-storages.ts';
import english from '../../../content/en/ui/forms.json' with { type: 'json' };
import norwegian from '../../../content/no/ui/forms.json' with { type: 'json' };

export const formStrings = { en: english, no: norwegian };
export const strings = Object.fromEntries(
  languages.map((language) => [language, createI18n(language, { forms: formStrings[language] })]),
) as Strings;

/** Valid fields for the endpoints without a file. */
export const validForms = {
  enquiries: {
    name: 'Ada Nordmann',
    email: 'ada@example.no',
    mobile: '+47 123 45 678',
    service: 'mobile-app',
    description: 'An app that tells the tide.',
    language: 'en',
  },
  messages: { fullName: 'Ada Nordmann', email: 'ada@example.no', message: 'Hello.', language: 'en' },
};

/** Makes challenges cheap, because their cost is the same in every test. */
export const easyDerivations = { min: 1, max: 3 };

export interface ApiServer extends AsyncDisposable {
  app: FastifyInstance;
  storage: TestStorage;
  /** Called when the outbox has new rows. */
  notifyOutbox: ReturnType<typeof vi.fn<() => void>>;
  uploadDir: string;
  post(
    endpoint: string,
    payload: InjectOptions['payload'],
    headers?: Record<string, string>,
  ): Promise<InjectResponse>;
}

type InjectResponse = Awaited<ReturnType<FastifyInstance['inject']>>;

/** Starts the API. Disposing of it deletes its storage. */
export async function startApi(
  { rateLimit = 1000, ...options }: Partial<ApiOptions> & { rateLimit?: number } = {},
  storageKind: StorageKind = storages[0],
): Promise<ApiServer> {
  const storage = await storageKind.create();
  const { store } = storage;
  const notifyOutbox = vi.fn<() => void>();
  const uploads = createUploadFolder(path.join(storage.options.dataDir, 'uploads'));
  const app = Fastify({ genReqId: () => randomUUID() });
  await addApiRoutes(app, {
    store,
    strings,
    proofOfWork: createProofOfWork({ store, now: Date.now, derivations: easyDerivations }),
    getConsentTexts: () => buildConsentTexts((kind, language) => formStrings[language].consent[kind]),
    channels: ['company-mail'],
    notifyOutbox,
    now: Date.now,
    siteUrl: 'https://www.example.no',
    rateLimits: createRateLimits(rateLimit),
    uploads,
    uploadRoom: createUploadRoom({
      folder: storage.options.dataDir,
      quotaMb: 10_000,
      reserveMb: 0,
      counters: createMemoryCounters(),
      log: createLog('silent'),
    }),
    outageLog: createOutageLog(createLog('silent')),
    ...options,
  });
  return {
    app,
    storage,
    notifyOutbox,
    uploadDir: uploads.path,
    post: (endpoint, payload = {}, headers = {}) =>
      app.inject({ method: 'POST', url: `/api/${endpoint}`, payload, headers }),
    [Symbol.asyncDispose]: async () => {
      await app.close();
      uploads.close();
      await storage[Symbol.asyncDispose]();
    },
  };
}

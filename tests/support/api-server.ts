/** The API on a storage of its own, for one test. */
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
import { type ApiOptions, addApiRoutes } from '#server/submissions/routes.ts';
import english from '../../content/en/ui/forms.json' with { type: 'json' };
import norwegian from '../../content/no/ui/forms.json' with { type: 'json' };
import { storages, type TestStorage } from './test-storages.ts';

export const words = { en: english, no: norwegian };
export const strings = Object.fromEntries(
  languages.map((language) => [language, createI18n(language, { forms: words[language] })]),
) as Strings;

/** What each form's endpoint takes. */
export const submissions = {
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

export interface ApiServer extends AsyncDisposable {
  app: FastifyInstance;
  storage: TestStorage;
  /** Told when there is something to announce. */
  wake: ReturnType<typeof vi.fn<() => void>>;
  uploadDir: string;
  post(
    endpoint: string,
    payload: InjectOptions['payload'],
    headers?: Record<string, string>,
  ): Promise<Answer>;
}

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

/** Starts one; it goes with its storage when it is disposed of. */
export async function startApi(options: Partial<ApiOptions> = {}, [first] = storages): Promise<ApiServer> {
  if (!first) throw new Error('There is no storage to test with.');
  const storage = await first.create();
  const { store } = storage;
  const wake = vi.fn<() => void>();
  const uploadDir = path.join(storage.options.dataDir, 'uploads');
  const app = Fastify({ genReqId: () => randomUUID() });
  await addApiRoutes(app, {
    store,
    strings,
    proofOfWork: createProofOfWork({ store, now: Date.now }),
    consentTexts: buildConsentTexts((kind, language) => words[language].consent[kind]),
    channels: ['company-mail'],
    notifyOutbox: wake,
    now: Date.now,
    siteUrl: 'https://www.example.no',
    rateLimit: 1000,
    uploadDir,
    outage: createOutageLog(createLog('silent')),
    ...options,
  });
  return {
    app,
    storage,
    wake,
    uploadDir,
    post: (endpoint, payload = {}, headers = {}) =>
      app.inject({ method: 'POST', url: `/api/${endpoint}`, payload, headers }),
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await storage[Symbol.asyncDispose]();
    },
  };
}

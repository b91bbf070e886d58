/** The whole website in this process: real storage, real peers, and a log that can be read. */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readEnvironment } from '#config/environment.ts';
import { type AppOptions, createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { readStrings } from '#server/strings.ts';
import { createSubmissionService, type SubmissionService } from '#server/submission-service.ts';
import { type DeliveryTargets, startDeliveryTargets } from './delivery-targets.ts';
import { type SampleBuild, writeSampleBuild } from './sample-build.ts';
import { storages, type TestStorage } from './test-storages.ts';

export interface WebsiteHarness extends AsyncDisposable {
  app: FastifyInstance;
  submissionService: SubmissionService;
  storage: TestStorage;
  targets: DeliveryTargets;
  uploadDir: string;
  /** What has been logged, all levels. */
  log(): string;
  /** @returns its origin. */
  listen(): Promise<string>;
}

interface Options extends Partial<Pick<AppOptions, 'timeouts'>> {
  storage?: { create(): Promise<TestStorage> } | undefined;
  env?: Record<string, string>;
  now?: () => number;
}

/** The small build of the tests, or, where SITE_BUILD says so, one of the whole site with its answer pages. */
const buildToServe = async (): Promise<Pick<SampleBuild, 'root' | typeof Symbol.asyncDispose>> =>
  process.env.SITE_BUILD
    ? { root: path.resolve(process.env.SITE_BUILD), [Symbol.asyncDispose]: async () => undefined }
    : writeSampleBuild();

/** Starts it without a socket; all of it goes when it is disposed of. */
export async function createWebsiteHarness({
  storage: kind = storages[0],
  env,
  now,
  ...options
}: Options = {}) {
  if (!kind) throw new Error('There is no storage to test with.');
  const [build, storage, peers] = await Promise.all([buildToServe(), kind.create(), startDeliveryTargets()]);
  const { dataDir, databaseUrl } = storage.options;
  const environment = readEnvironment({
    OUT_DIR: build.root,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: '1000000',
    ...peers.env,
    ...env,
  });
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const strings = await readStrings(build.root);
  const enquiries = createSubmissionService({ environment, strings, log, ...(now && { now }) });
  const app = await createApp({
    root: build.root,
    siteUrl: 'https://www.example.no',
    log,
    submissionService: enquiries,
    ...options,
  });
  enquiries.start();
  const website: WebsiteHarness = {
    app,
    submissionService: enquiries,
    storage,
    targets: peers,
    uploadDir: path.join(dataDir, 'uploads'),
    log: () => lines.join(''),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await enquiries.stop();
      for (const part of [storage, peers, build]) await part[Symbol.asyncDispose]();
    },
  };
  return website;
}

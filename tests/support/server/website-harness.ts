/** The whole website in this process, with a real storage, real delivery targets and a readable log. */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readEnvironment } from '#config/environment.ts';
import { type AppOptions, createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { readStrings } from '#server/strings.ts';
import { createSubmissionService, type SubmissionService } from '#server/submission-service.ts';
import { type DeliveryTargets, startDeliveryTargets } from '#tests/support/outbox/delivery-targets.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';
import { type SampleBuild, writeSampleBuild } from './sample-build.ts';

export interface WebsiteHarness extends AsyncDisposable {
  app: FastifyInstance;
  submissionService: SubmissionService;
  storage: TestStorage;
  targets: DeliveryTargets;
  uploadDir: string;
  /** Returns all log lines so far, of every level. */
  getLog(): string;
  /** Listens on a free port and returns the origin. */
  listen(): Promise<string>;
}

interface WebsiteHarnessOptions extends Partial<Pick<AppOptions, 'timeouts' | 'trustProxy'>> {
  storage?: { create(): Promise<TestStorage> } | undefined;
  env?: Record<string, string>;
  now?: () => number;
}

/** Returns the build named by SITE_BUILD, with the real form pages, or else the sample build. */
const getBuild = async (): Promise<Pick<SampleBuild, 'outDir' | typeof Symbol.asyncDispose>> =>
  process.env.SITE_BUILD
    ? { outDir: path.resolve(process.env.SITE_BUILD), [Symbol.asyncDispose]: async () => undefined }
    : writeSampleBuild();

/** Starts the website without a socket. Disposal stops and removes everything. */
export async function createWebsiteHarness({
  storage: storageKind = storages[0],
  env,
  now,
  ...options
}: WebsiteHarnessOptions = {}) {
  const [build, storage, targets] = await Promise.all([
    getBuild(),
    storageKind.create(),
    startDeliveryTargets(),
  ]);
  const { dataDir, databaseUrl } = storage.options;
  const environment = readEnvironment({
    OUT_DIR: build.outDir,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: '1000000',
    UPLOAD_QUOTA_MB: '100000',
    DISK_RESERVE_MB: '0',
    ...targets.env,
    ...env,
  });
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const strings = await readStrings(build.outDir);
  const submissionService = createSubmissionService({ environment, strings, log, ...(now && { now }) });
  const app = await createApp({
    outDir: build.outDir,
    siteUrl: 'https://www.example.no',
    log,
    submissionService,
    ...options,
  });
  submissionService.start();
  const website: WebsiteHarness = {
    app,
    submissionService,
    storage,
    targets,
    uploadDir: path.join(dataDir, 'uploads'),
    getLog: () => lines.join(''),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await submissionService.stop();
      for (const resource of [storage, targets, build]) await resource[Symbol.asyncDispose]();
    },
  };
  return website;
}

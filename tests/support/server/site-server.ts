/** A server of the sample build, for all tests of one file. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { type SampleBuild, writeSampleBuild } from './sample-build.ts';

export const scriptUrl = '/static/js/app.1a2b3c.chunk.js';
export const imageUrl = '/static/media/cover.1a2b3c.webp';

/** Starts the server before the tests of the calling file and closes it after them. */
export function startSiteServerForFile() {
  let build: SampleBuild;
  let app: FastifyInstance;
  beforeAll(async () => {
    build = await writeSampleBuild();
    app = await createApp({
      outDir: build.outDir,
      siteUrl: 'https://www.example.no',
      log: createLog('silent'),
    });
  });
  afterAll(async () => {
    await app.close();
    await build[Symbol.asyncDispose]();
  });
  return {
    get app() {
      return app;
    },
    get build() {
      return build;
    },
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
  };
}

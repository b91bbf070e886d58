/** A server of the small build, for the tests of one file. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { type Build, writeBuild } from './sample-build.ts';

export const js = '/static/js/app.1a2b3c.chunk.js';
export const webp = '/static/media/cover.1a2b3c.webp';

/** Starts before the tests of the file that calls it, and goes after them. What it gives is there while they run. */
export function served() {
  let build: Build;
  let app: FastifyInstance;
  beforeAll(async () => {
    build = await writeBuild();
    app = await createApp({ root: build.root, siteUrl: 'https://www.example.no', log: createLog('silent') });
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

/** Builds and serves the fixture `videos`, a site with videos of both providers. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createScenario } from '#tests/support/scenario.ts';

const root = path.resolve(import.meta.dirname, '../../..');

export interface VideoSite extends AsyncDisposable {
  origin: string;
}

/**
 * Builds the site and serves it on a free port until it is disposed.
 * @param variables environment variables of the build.
 */
export async function serveVideos(variables: Record<string, string> = {}): Promise<VideoSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'videos-'));
  await using content = await createScenario('videos');
  const env = {
    ...process.env,
    ...variables,
    PORT: '0',
    CONTENT_DIR: content.root,
    OUT_DIR: path.join(folder, 'dist'),
    DATA_DIR: path.join(folder, 'data'),
    METRICS_PORT: '0',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'warn',
  };
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: root, env });
  const server = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  return {
    origin: await readOrigin(server.stdout),
    async [Symbol.asyncDispose]() {
      server.kill();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readOrigin(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [origin] = /http:\S+/.exec(line) ?? [];
    if (origin !== undefined) return origin;
  }
  throw new Error('The server exited before it was ready.');
}

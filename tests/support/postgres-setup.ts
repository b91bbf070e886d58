/** For Vitest's main process: one PostgreSQL for a whole run, started when the first test asks for it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type Cluster, startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the URL of the PostgreSQL of this run. */
    postgres: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<Cluster> | undefined;
  const desk = createServer(async (_request, response) => {
    cluster ??= startCluster();
    try {
      response.end((await cluster).url);
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  project.provide('postgres', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    await (await cluster?.catch(() => undefined))?.[Symbol.asyncDispose]();
  };
}

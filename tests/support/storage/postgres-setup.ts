/**
 * Global setup of Vitest: one PostgreSQL for a whole run, started when the first test asks for it. Tests create their
 * databases from a template that has been migrated once, because that is faster than migrating each.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { openStore } from '#server/storage/store.ts';
import { type Cluster, runSql, startCluster, templateDatabase } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL that responds with the URL of this run's PostgreSQL. */
    postgres: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<Cluster> | undefined;
  const server = createServer(async (_request, response) => {
    cluster ??= startWithTemplate();
    // A kept connection could be closed at the moment in which a busy test sends its next request.
    response.setHeader('connection', 'close');
    try {
      response.end((await cluster).url);
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('postgres', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    await (await cluster?.catch(() => undefined))?.[Symbol.asyncDispose]();
  };
}

async function startWithTemplate(): Promise<Cluster> {
  const cluster = await startCluster();
  await runSql(cluster.url, `create database ${templateDatabase}`);
  const store = openStore({ dataDir: '', databaseUrl: new URL(`/${templateDatabase}`, cluster.url).href });
  await store.check();
  await store.close();
  return cluster;
}

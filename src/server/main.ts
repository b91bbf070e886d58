/** Puts the server on its socket, and takes it off again. */
import type { AddressInfo } from 'node:net';
import type { Environment } from '#config/environment.ts';
import { createApp } from './app.ts';
import { createLog, type Log } from './log.ts';
import { startMetricsServer } from './metrics/metrics-server.ts';
import { BuildError, readServeManifest } from './site/serve-manifest.ts';
import { readStrings } from './strings.ts';
import { createSubmissionService } from './submission-service.ts';

/** The server cannot start for a reason that its operator can remove; the message is one line. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Milliseconds in which running requests may finish once the server is told to stop. */
const shutdownTimeoutMs = 10_000;

const localHosts = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'];

function formatAddress(host: string, { port }: AddressInfo): string {
  if (localHosts.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

const listenErrors: Record<string, (environment: Environment) => string> = {
  EADDRINUSE: ({ port, host }) => `Port ${port} of ${host} is in use. Set PORT to another one.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this account. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `This machine does not have the address ${host}. Set HOST to one that it has.`,
  ENOTFOUND: ({ host }) => `The host ${host} is not known. Set HOST to an address of this machine.`,
};

/**
 * Serves the build until the process is told to stop, and prints the address once it is ready.
 * SIGTERM and SIGINT let running requests finish and end the process with 0.
 * @throws StartError where there is no build, or nothing to listen on.
 */
export async function serve(environment: Environment): Promise<void> {
  const { host, port, logLevel } = environment;
  const log = createLog(logLevel);
  const { app, enquiries } = await createServices(environment, log);
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    const reason = listenErrors[error.code ?? ''];
    throw reason ? new StartError(reason(environment), { cause: error }) : error;
  });

  enquiries.start();
  const metrics = await startMetricsServer({
    host: environment.metricsHost,
    port: environment.metricsPort,
    metrics: enquiries.metrics,
    log,
  });

  let stopping = false;
  const stop = async () => {
    // npm and a terminal may each pass on the same signal.
    if (stopping) return;
    stopping = true;
    // Closing ends idle connections only; one that is busy now would be kept open for the next request.
    app.server.keepAliveTimeout = 1;
    app.server.keepAliveTimeoutBuffer = 0;
    setTimeout(() => app.server.closeAllConnections(), shutdownTimeoutMs).unref();
    await app.close();
    await metrics?.close();
    await enquiries.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  for (const note of enquiries.startupNotes) console.log(note);
  console.log(`Ready: ${formatAddress(host, app.server.address() as AddressInfo)}`);
}

async function createServices(environment: Environment, log: Log) {
  const { outDir, siteUrl, trustProxy } = environment;
  try {
    // Says best what is wrong with a build; the strings are a part of it.
    await readServeManifest(outDir);
    const enquiries = createSubmissionService({ environment, strings: await readStrings(outDir), log });
    return { enquiries, app: await createApp({ root: outDir, siteUrl, trustProxy, log, submissionService: enquiries }) };
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    throw new StartError(`${error.message} Run npm run build first.`, { cause: error });
  }
}

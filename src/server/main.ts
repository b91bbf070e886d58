/** Starts the server on its socket and stops it on a signal. */
import type { AddressInfo } from 'node:net';
import type { Environment } from '#config/environment.ts';
import { createApp } from './app.ts';
import { createLog, type Log } from './log.ts';
import { startMetricsServer } from './metrics/metrics-server.ts';
import { requireChannel } from './outbox/configuration.ts';
import { BuildError, readServeManifest } from './site/serve-manifest.ts';
import { readStrings } from './strings.ts';
import { createSubmissionService } from './submission-service.ts';

/** The server cannot start for a reason that the operator can fix. The message is one line. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Time for running requests to finish after the signal to stop. */
const shutdownTimeoutMs = 10_000;

const localHosts = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'];

function formatAddress(host: string, { port }: AddressInfo): string {
  if (localHosts.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

const listenErrorMessages: Record<string, (environment: Environment) => string> = {
  EADDRINUSE: ({ port, host }) => `Port ${port} of ${host} is in use. Set PORT to another one.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this account. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `This machine does not have the address ${host}. Set HOST to one that it has.`,
  ENOTFOUND: ({ host }) => `The host ${host} is not known. Set HOST to an address of this machine.`,
};

/**
 * Serves the build until SIGTERM or SIGINT, and prints the address when it is ready. On a signal, running requests finish
 * and the process ends with 0.
 * @throws StartError when there is no build, or when it cannot listen.
 * @throws EnvironmentError when variables contradict each other, or nobody would be told of submissions.
 */
export async function serve(environment: Environment): Promise<void> {
  const { host, port, logLevel } = environment;
  requireChannel(environment);
  const log = createLog(logLevel);
  const { app, submissionService } = await createServices(environment, log);
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    const getMessage = listenErrorMessages[error.code ?? ''];
    throw getMessage ? new StartError(getMessage(environment), { cause: error }) : error;
  });

  submissionService.start();
  const metrics = await startMetricsServer({
    host: environment.metricsHost,
    port: environment.metricsPort,
    metrics: submissionService.metrics,
    log,
  });

  let isStopping = false;
  const stop = async () => {
    // npm and the terminal may both send the same signal.
    if (isStopping) return;
    isStopping = true;
    // app.close() ends idle connections only; a busy one would stay open for the next request.
    app.server.keepAliveTimeout = 1;
    app.server.keepAliveTimeoutBuffer = 0;
    setTimeout(() => app.server.closeAllConnections(), shutdownTimeoutMs).unref();
    await app.close();
    await metrics?.close();
    await submissionService.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  for (const note of submissionService.startupNotes) console.log(note);
  console.log(`Ready: ${formatAddress(host, app.server.address() as AddressInfo)}`);
}

async function createServices(environment: Environment, log: Log) {
  const { outDir, siteUrl, trustProxy } = environment;
  try {
    // Read first, because its errors describe a missing or damaged build best.
    await readServeManifest(outDir);
    const submissionService = createSubmissionService({
      environment,
      strings: await readStrings(outDir),
      log,
    });
    return {
      submissionService,
      app: await createApp({ outDir, siteUrl, trustProxy, log, submissionService }),
    };
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    throw new StartError(`${error.message} Run npm run build first.`, { cause: error });
  }
}

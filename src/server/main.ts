/** Starts the server on its socket and stops it on a signal. */
import type { AddressInfo } from 'node:net';
import type { Environment } from '#config/environment.ts';
import { createApp } from './app.ts';
import { createLog, type Log } from './log.ts';
import { startMetricsServer } from './metrics/metrics-server.ts';
import { requireChannel } from './outbox/configuration.ts';
import { createProxyProbes, type ProxyProbes } from './proxy-probe.ts';
import type { Build } from './site/build.ts';
import { followBuild } from './site/current-build.ts';
import { findSecurityTxtProblem } from './site/security-txt.ts';
import { BuildError } from './site/serve-manifest.ts';
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
 * and the process ends with 0. After SIGTERM, new requests are answered for `drainSeconds`.
 * @throws StartError when there is no build, or when it cannot listen.
 * @throws EnvironmentError when variables contradict each other, or nobody would be told of submissions.
 */
export async function serve(environment: Environment): Promise<void> {
  const { host, port, logLevel } = environment;
  requireChannel(environment);
  const log = createLog(logLevel);
  const shutdown = new AbortController();
  const proxyProbes = createProxyProbes();
  const { app, submissionService } = await createServices(environment, log, shutdown.signal, proxyProbes);
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
    proxyProbes,
  });

  const stop = async () => {
    // app.close() ends idle connections only; a busy one would stay open for the next request.
    app.server.keepAliveTimeout = 1;
    app.server.keepAliveTimeoutBuffer = 0;
    setTimeout(() => app.server.closeAllConnections(), shutdownTimeoutMs).unref();
    await app.close();
    await metrics?.close();
    await submissionService.stop();
    process.exit(0);
  };
  stopOnSignal({ drainMs: environment.drainSeconds * 1000, shutdown, stop, log });

  for (const note of submissionService.startupNotes) console.log(note);
  console.log(`Ready: ${formatAddress(host, app.server.address() as AddressInfo)}`);
}

interface StopOptions {
  drainMs: number;
  /** Aborted at the first signal. */
  shutdown: AbortController;
  /** Stops listening, waits for running work, and ends the process. */
  stop: () => Promise<void>;
  log: Log;
}

/** Signals within this time are one signal, because npm, a terminal or systemd may send it to several processes. */
const repeatedSignalMs = 500;

/**
 * Stops after a signal. After SIGTERM the server first answers requests for a while with `/readyz` at 503, so that load
 * balancers send no more. A later signal ends this wait. After SIGINT there is none, because a person waits.
 */
function stopOnSignal({ drainMs, shutdown, stop, log }: StopOptions): void {
  let firstSignalAt: number | undefined;
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    void stop();
  };
  const handleSignal = (signal: NodeJS.Signals) => {
    shutdown.abort();
    const isFirst = firstSignalAt === undefined;
    firstSignalAt ??= performance.now();
    const isRepeated = !isFirst && performance.now() - firstSignalAt < repeatedSignalMs;
    if (signal === 'SIGINT' || drainMs === 0) return stopOnce();
    if (isRepeated) return;
    if (!isFirst) return stopOnce();
    log.info(
      { seconds: drainMs / 1000 },
      'The server stops after these seconds. Until then it answers requests, and /readyz answers 503',
    );
    setTimeout(stopOnce, drainMs);
  };
  process.on('SIGTERM', handleSignal);
  process.on('SIGINT', handleSignal);
}

async function createServices(
  environment: Environment,
  log: Log,
  shutdown: AbortSignal,
  proxyProbes: ProxyProbes,
) {
  const { outDir, siteUrl, trustProxy, serve } = environment;
  try {
    const builds = await followBuild({ outDir, siteUrl, log });
    const submissionService = createSubmissionService({ environment, strings: builds.strings, log });
    builds.onChange(submissionService.saveConsentTexts);
    const warnOfSecurityTxt = async (build: Build) => {
      const problem = await findSecurityTxtProblem(build, Date.now());
      if (problem) log.warn(problem);
    };
    builds.onChange(warnOfSecurityTxt);
    await warnOfSecurityTxt(builds.get());
    return {
      submissionService,
      app: await createApp({
        outDir,
        siteUrl,
        trustProxy,
        log,
        submissionService,
        builds,
        serve,
        isStopping: () => shutdown.aborted,
        proxyProbes,
      }),
    };
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    throw new StartError(`${error.message} Run npm run build first.`, { cause: error });
  }
}

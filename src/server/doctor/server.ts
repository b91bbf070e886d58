/** Checks the running server, on its own port and through SITE_URL. */
import { z } from 'zod';
import type { Environment } from '#config/environment.ts';
import { readServeManifest } from '../site/serve-manifest.ts';
import { checkValidity, describeNetworkError, isLoopback, openConnection } from './connection.ts';
import { type Diagnosis, type DoctorCheck, ok, problem, skipped, warning } from './diagnosis.ts';
import { proxiedPath } from './proxy.ts';

const readySchema = z.object({ status: z.string(), build: z.string() });

/** A server that listens on all addresses answers on the loopback address. */
const toLocalHost = (host: string): string =>
  host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;

export const checkServer: DoctorCheck = async ({ environment, timeoutMs, now }) => {
  const { host, port, siteUrl, outDir } = environment;
  const outDirBuildId = await readServeManifest(outDir).then(
    ({ build }) => build,
    () => undefined,
  );
  const diagnoses: Diagnosis[] = [];
  if (port === 0) diagnoses.push(skipped('PORT is 0, so the port of the running server is not known.'));
  else
    diagnoses.push(
      await checkReadiness(`http://${toLocalHost(host)}:${port}`, {
        outDirBuildId,
        timeoutMs,
      }),
    );
  const url = new URL(siteUrl);
  if (isLoopback(url.hostname) && url.protocol === 'http:')
    return [...diagnoses, skipped('SITE_URL is an address of this machine, so there is no public address.')];
  diagnoses.push(...(await checkPublicAddress(environment, timeoutMs)));
  if (url.protocol === 'https:') {
    const connection = await openConnection(url, timeoutMs).catch(() => undefined);
    if (connection?.validUntil) diagnoses.push(checkValidity(siteUrl, connection.validUntil, now()));
  }
  return diagnoses;
};

/** Checks that SITE_URL leads to the server. Proxies may hide the health checks. */
async function checkPublicAddress(
  { siteUrl, serve }: Pick<Environment, 'siteUrl' | 'serve'>,
  timeoutMs: number,
): Promise<Diagnosis[]> {
  const requests: [path: string, status: number, name: string][] = [
    ...(serve === 'all' ? [['/', 200, 'the home page'] satisfies [string, number, string]] : []),
    // The API accepts POST only.
    [proxiedPath, 405, 'the API'],
  ];
  return Promise.all(
    requests.map(async ([path, expected, name]) => {
      try {
        const { status, body } = await fetch(siteUrl + path, {
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await body?.cancel();
        return status === expected
          ? ok(`${siteUrl} leads to ${name}.`)
          : problem(
              `${siteUrl}${path} is answered with ${status} instead of ${expected}, so it does not lead to ${name}.`,
              'Check where the proxy sends requests, and its log.',
            );
      } catch (error) {
        return problem(
          `${siteUrl}${path} cannot be reached: ${describeNetworkError(error)}.`,
          'Check DNS, the proxy in front of the server, and its certificate.',
        );
      }
    }),
  );
}

interface ReadinessOptions {
  /** Id of the build in OUT_DIR. */
  outDirBuildId: string | undefined;
  timeoutMs: number;
}

async function checkReadiness(
  origin: string,
  { outDirBuildId, timeoutMs }: ReadinessOptions,
): Promise<Diagnosis> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`${origin}/readyz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    body = await response.json().catch(() => undefined);
  } catch (error) {
    return problem(
      `${origin} cannot be reached: ${describeNetworkError(error)}.`,
      'Start the server, or read its log: it says why it ended.',
    );
  }
  const ready = readySchema.safeParse(body);
  if (!ready.success)
    return problem(
      `${origin}/readyz is answered with ${response.status} by something other than this server.`,
      'Check which program listens there, and where the proxy sends requests.',
    );
  const { status, build } = ready.data;
  if (response.status !== 200)
    return problem(
      `The server at ${origin} runs, but is not ready (${status}).`,
      'See the checks of the database, the folders and the build, and the log of the server.',
    );
  if (outDirBuildId !== undefined && build !== outDirBuildId)
    return warning(
      `The server at ${origin} serves the build ${build}, but OUT_DIR holds ${outDirBuildId}.`,
      'Restart the server if it does not change by itself within a minute, or correct OUT_DIR.',
    );
  return ok(`The server at ${origin} is ready and serves the build ${build}.`);
}

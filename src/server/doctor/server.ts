/** Checks the running server, on its own port and through SITE_URL. */
import { z } from 'zod';
import { readServeManifest } from '../site/serve-manifest.ts';
import { checkValidity, describeNetworkError, isLoopback, openConnection } from './connection.ts';
import { type Diagnosis, type DoctorCheck, ok, problem, skipped, warning } from './diagnosis.ts';

const readySchema = z.object({ status: z.string(), build: z.string() });

/** A server that listens on all addresses answers on the loopback address. */
const toLocalHost = (host: string): string =>
  host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;

export const checkServer: DoctorCheck = async ({ environment, timeoutMs, now }) => {
  const { host, port, siteUrl, outDir } = environment;
  const builtId = await readServeManifest(outDir).then(
    ({ build }) => build,
    () => undefined,
  );
  const found: Diagnosis[] = [];
  if (port === 0) found.push(skipped('PORT is 0, so the port of the running server is not known.'));
  else
    found.push(
      await checkReadiness(`http://${toLocalHost(host)}:${port}`, {
        builtId,
        timeoutMs,
        advice: 'Start the server, or read its log: it says why it ended.',
      }),
    );
  const url = new URL(siteUrl);
  if (isLoopback(url.hostname) && url.protocol === 'http:')
    return [...found, skipped('SITE_URL is an address of this machine, so there is no public address.')];
  found.push(
    await checkReadiness(siteUrl, {
      builtId,
      timeoutMs,
      advice: 'Check DNS, the proxy in front of the server, and its certificate.',
    }),
  );
  if (url.protocol === 'https:') {
    const connection = await openConnection(url, timeoutMs).catch(() => undefined);
    if (connection?.validUntil) found.push(checkValidity(siteUrl, connection.validUntil, now()));
  }
  return found;
};

interface ReadinessOptions {
  /** Id of the build in OUT_DIR. */
  builtId: string | undefined;
  timeoutMs: number;
  /** Advice if there is no answer. */
  advice: string;
}

async function checkReadiness(
  origin: string,
  { builtId, timeoutMs, advice }: ReadinessOptions,
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
    return problem(`${origin} cannot be reached: ${describeNetworkError(error)}.`, advice);
  }
  const ready = readySchema.safeParse(body);
  if (!ready.success)
    return problem(
      `${origin}/readyz is answered with ${response.status} by something else than this server.`,
      'Check which program listens there, and where the proxy sends requests.',
    );
  const { status, build } = ready.data;
  if (response.status !== 200)
    return problem(
      `The server at ${origin} runs, but is not ready (${status}).`,
      'See the checks of the database, the folders and the build, and the log of the server.',
    );
  if (builtId !== undefined && build !== builtId)
    return warning(
      `The server at ${origin} serves the build ${build}, but OUT_DIR holds ${builtId}.`,
      'Restart the server if it does not change by itself within a minute, or correct OUT_DIR.',
    );
  return ok(`The server at ${origin} is ready and serves the build ${build}.`);
}

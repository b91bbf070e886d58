/** Compares TRUST_PROXY with the proxies that a request through SITE_URL passes. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { probeHeader, probePath } from '../proxy-probe.ts';
import { describeNetworkError } from './connection.ts';
import { type DoctorCheck, ok, problem, skipped } from './diagnosis.ts';

/** Proxies answer pages and health checks themselves in some recipes, but never the API. */
export const proxiedPath = '/api/enquiries';

const probeSchema = z.object({ forwardedFor: z.array(z.string()) });

export const checkProxy: DoctorCheck = async ({ environment, timeoutMs }) => {
  const { siteUrl, trustProxy, metricsHost, metricsPort } = environment;
  if (metricsPort === 0)
    return [skipped('This check asks the server on the port of the metrics, which is off (METRICS_PORT=0).')];
  const id = randomUUID();
  try {
    const response = await fetch(siteUrl + proxiedPath, {
      headers: { [probeHeader]: id },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
  } catch (error) {
    return [skipped(`${siteUrl} cannot be reached: ${describeNetworkError(error)}.`)];
  }
  const host = metricsHost.includes(':') ? `[${metricsHost}]` : metricsHost;
  const probe = await fetch(`http://${host}:${metricsPort}${probePath}${id}`, {
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(async (response) => (response.ok ? probeSchema.parse(await response.json()) : undefined))
    .catch(() => undefined);
  if (!probe)
    return [
      skipped(
        `A request to ${siteUrl} did not arrive at the server whose metrics are at ${metricsHost}:${metricsPort}. Another server may have answered it.`,
      ),
    ];
  const proxyCount = probe.forwardedFor.length;
  const proxyText = proxyCount === 1 ? '1 proxy' : `${proxyCount} proxies`;
  if (proxyCount > trustProxy)
    return [
      problem(
        `Requests pass ${proxyText}, but TRUST_PROXY is ${trustProxy}: visitors share one rate limit.`,
        `Set TRUST_PROXY=${proxyCount}, and restart the server.`,
      ),
    ];
  if (proxyCount < trustProxy)
    return [
      problem(
        `Requests from here pass ${proxyText}, but TRUST_PROXY is ${trustProxy}: visitors can choose the address that limits apply to.`,
        `Set TRUST_PROXY=${proxyCount}, or let each proxy add the visitor to X-Forwarded-For. Run this check from outside if requests from here take another way.`,
      ),
    ];
  return [ok(`Requests pass ${proxyText}, as TRUST_PROXY says.`)];
};

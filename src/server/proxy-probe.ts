/**
 * Remembers how the requests of `npm run doctor` arrived. Only the private port of the metrics returns it, so that
 * visitors do not learn the addresses of proxies.
 */

/** Header of a request to remember. Its value is a UUID that the doctor has chosen. */
export const probeHeader = 'x-doctor-probe';
/** Path on the port of the metrics, followed by the UUID. */
export const probePath = '/probes/';

/** Anybody can send the header, so only the latest requests are kept. */
const maxProbes = 20;

export interface ProxyProbe {
  /** Addresses of X-Forwarded-For, in its order: one for each proxy. */
  forwardedFor: string[];
}

export interface ProxyProbes {
  /** Remembers a request if it has the header. @param headers by name in lower case. */
  record(headers: Record<string, string | string[] | undefined>): void;
  find(id: string): ProxyProbe | undefined;
}

export function createProxyProbes(): ProxyProbes {
  const probes = new Map<string, ProxyProbe>();
  return {
    record: (headers) => {
      const id = headers[probeHeader];
      if (typeof id !== 'string' || !/^[\da-f-]{36}$/.test(id)) return;
      const [oldest] = probes.keys();
      if (probes.size >= maxProbes && oldest !== undefined) probes.delete(oldest);
      const forwardedFor = String(headers['x-forwarded-for'] ?? '').slice(0, 1000);
      probes.set(id, { forwardedFor: forwardedFor === '' ? [] : forwardedFor.split(/\s*,\s*/) });
    },
    find: (id) => probes.get(id),
  };
}

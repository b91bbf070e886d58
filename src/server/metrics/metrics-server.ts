/** HTTP server for Prometheus on a port of its own, so that visitors cannot read the metrics. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import { type ProxyProbes, probePath } from '../proxy-probe.ts';
import type { Metrics } from './metrics.ts';

interface MetricsServerOptions {
  host: string;
  /** 0 turns the metrics off. */
  port: number;
  metrics: Metrics;
  log: Log;
  /** Requests of `npm run doctor`; `/probes/UUID` returns one of them. */
  proxyProbes?: ProxyProbes | undefined;
}

export interface MetricsServer {
  close(): Promise<void>;
}

/**
 * Starts a server for `GET /metrics`.
 * @returns undefined if it is off or cannot listen. The latter is logged, and the site runs without metrics.
 */
export async function startMetricsServer({
  host,
  port,
  metrics,
  log,
  proxyProbes,
}: MetricsServerOptions): Promise<MetricsServer | undefined> {
  if (port === 0) return undefined;
  const server = createServer((request, response) => {
    handleRequest(request, response, metrics, proxyProbes).catch((error: unknown) => {
      log.error({ err: error }, 'The metrics cannot be read');
      send(response, 500, 'The metrics cannot be read.\n');
    });
  });
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    log.warn(
      { host, port, code },
      'The metrics server cannot listen on this address. Set METRICS_HOST and METRICS_PORT, or METRICS_PORT=0',
    );
    return undefined;
  }
  server.on('error', (error) => log.warn({ err: error }, 'The metrics server failed'));
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  metrics: Metrics,
  proxyProbes: ProxyProbes | undefined,
): Promise<void> {
  const [path = ''] = (request.url ?? '/').split('?');
  const probe = path.startsWith(probePath) ? proxyProbes?.find(path.slice(probePath.length)) : undefined;
  if (probe) return send(response, 200, JSON.stringify(probe), 'application/json');
  if (path !== '/metrics') return send(response, 404, 'The metrics are at /metrics.\n');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return send(response, 405, 'The metrics can only be read.\n');
  }
  send(response, 200, await metrics.render(), metrics.contentType);
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  type = 'text/plain; charset=utf-8',
): void {
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}

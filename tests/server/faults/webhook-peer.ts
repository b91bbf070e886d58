/** A tool behind a webhook that keeps what it is told. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Call {
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookPeer extends AsyncDisposable {
  url: string;
  calls: Call[];
}

/** @param delay milliseconds from the end of a call to its answer. */
export async function startWebhookPeer(delay = 0): Promise<WebhookPeer> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    text(request)
      .then((body) => {
        calls.push({ id: String(request.headers['webhook-id']), headers: request.headers, body });
        setTimeout(() => response.writeHead(204).end(), delay);
      })
      .catch(() => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    calls,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

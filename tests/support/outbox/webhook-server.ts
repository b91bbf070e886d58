/** A webhook server for tests that keeps all calls. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface WebhookCall {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookServer extends AsyncDisposable {
  url: string;
  calls: WebhookCall[];
  /** Responds to a call. @param index number of the call, from 0. */
  respond: (response: ServerResponse, index: number) => void;
}

export async function startWebhookServer(): Promise<WebhookServer> {
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    text(request).then(
      (body) => {
        const { method = '', url = '', headers } = request;
        webhook.respond(response, webhook.calls.push({ method, url, headers, body }) - 1);
      },
      () => undefined,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const webhook: WebhookServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    calls: [],
    respond: (response) => response.writeHead(204).end(),
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return webhook;
}

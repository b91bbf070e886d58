/** Responds to requests that Node rejects before they reach a route. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Statuses by error code of Node's HTTP parser. Every other error is 400. */
const statusesByCode: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** @param commonHeaders headers of every response. */
function buildProblemResponse(status: number, commonHeaders: Record<string, string>) {
  const title = STATUS_CODES[status];
  const body = JSON.stringify({ type: 'about:blank', title, status });
  const headers = {
    ...commonHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { title, headers, body };
}

/**
 * Creates a handler of connections that fail before there is a request, for Fastify's `clientErrorHandler`.
 * @param commonHeaders headers of every response.
 */
export const createClientErrorHandler =
  (commonHeaders: Record<string, string>) =>
  (error: { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statusesByCode[error.code ?? ''] ?? 400;
    const { title, headers, body } = buildProblemResponse(status, commonHeaders);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    if (socket.writable) socket.write([`HTTP/1.1 ${status} ${title}`, ...lines, '', body].join('\r\n'));
    socket.destroySoon();
  };

/**
 * Creates a handler of requests with an `Expect` header other than `100-continue`.
 * @param commonHeaders headers of every response.
 */
export const createExpectationHandler =
  (commonHeaders: Record<string, string>) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    const { headers, body } = buildProblemResponse(417, commonHeaders);
    response.writeHead(417, headers).end(body);
  };

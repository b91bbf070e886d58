/** What is said where Node does not let a request through to the routes. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** By the codes of Node's HTTP parser; everything else that it cannot read is 400. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** @param common headers that every answer carries. */
function buildProblem(status: number, common: Record<string, string>) {
  const title = STATUS_CODES[status];
  const body = JSON.stringify({ type: 'about:blank', title, status });
  const headers = {
    ...common,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { title, headers, body };
}

/**
 * Makes a handler of connections that fail before there is a request: there is nothing that a route could answer.
 * @param common headers that every answer carries.
 */
export const handleClientError =
  (common: Record<string, string>) =>
  (error: { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statuses[error.code ?? ''] ?? 400;
    const { title, headers, body } = buildProblem(status, common);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    if (socket.writable) socket.write([`HTTP/1.1 ${status} ${title}`, ...lines, '', body].join('\r\n'));
    socket.destroySoon();
  };

/**
 * Makes a handler of requests that expect something other than to be told to continue.
 * @param common headers that every answer carries.
 */
export const rejectExpectation =
  (common: Record<string, string>) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    const { headers, body } = buildProblem(417, common);
    response.writeHead(417, headers).end(body);
  };

/** What is said to a connection whose request cannot be read: there is nothing that a route could answer. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** By the codes of Node's HTTP parser; everything else that it cannot read is 400. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Makes a handler of connections that fail before there is a request.
 * @param headers that every answer carries.
 */
export const answerUnreadable =
  (headers: Record<string, string>) =>
  (error: { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statuses[error.code ?? ''] ?? 400;
    const title = STATUS_CODES[status];
    const body = JSON.stringify({ type: 'about:blank', title, status });
    const lines = {
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
    if (socket.writable) socket.write([`HTTP/1.1 ${status} ${title}`, ...head, '', body].join('\r\n'));
    socket.destroySoon();
  };

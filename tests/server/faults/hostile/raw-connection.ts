/** TCP connections that send raw bytes instead of HTTP requests. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RawResponse {
  status: number;
  headers: string;
  body: string;
}

export interface RawConnection {
  socket: Socket;
  /** Returns the responses so far. */
  getResponses(): RawResponse[];
  /** Resolves when either side has closed the connection. */
  closed: Promise<void>;
}

export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The server may abort the connection; the tests check when.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  return { socket, closed, getResponses: () => parseResponses(Buffer.concat(chunks).toString('latin1')) };
}

/**
 * Sends bytes one at a time.
 * @param intervalMs pause after each byte.
 */
export async function sendSlowly(
  { socket }: RawConnection,
  bytes: Buffer,
  intervalMs: number,
): Promise<void> {
  for (let at = 0; at < bytes.length && socket.writable; at++) {
    socket.write(bytes.subarray(at, at + 1));
    await sleep(intervalMs);
  }
}

/** Splits the received text into responses. Each has a content length or is the last one. */
function parseResponses(text: string): RawResponse[] {
  const responses: RawResponse[] = [];
  for (let remaining = text; remaining !== ''; ) {
    const end = remaining.indexOf('\r\n\r\n');
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(remaining) ?? [];
    if (end < 0 || status === undefined)
      throw new Error(`This is no HTTP response: ${remaining.slice(0, 200)}`);
    const headers = remaining.slice(0, end);
    const bodyStart = end + 4;
    const length =
      Number(status) < 200 ? 0 : Number(/^content-length: (\d+)/im.exec(headers)?.[1] ?? remaining.length);
    responses.push({ status: Number(status), headers, body: remaining.slice(bodyStart, bodyStart + length) });
    remaining = remaining.slice(bodyStart + length);
  }
  return responses;
}

/** A connection that speaks no HTTP of its own: what is sent are bytes. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Answer {
  status: number;
  headers: string;
  body: string;
}

export interface Stream {
  socket: Socket;
  /** What has come back so far. */
  answers(): Answer[];
  /** Resolves when the server, or whoever, has closed the connection. */
  closed: Promise<void>;
}

export async function openStream(port: number): Promise<Stream> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A server may well break off; that is what is looked for.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  return { socket, closed, answers: () => parse(Buffer.concat(chunks).toString('latin1')) };
}

/**
 * Sends bytes one by one.
 * @param interval milliseconds between two of them.
 */
export async function drip({ socket }: Stream, bytes: Buffer, interval: number): Promise<void> {
  for (let at = 0; at < bytes.length && socket.writable; at++) {
    socket.write(bytes.subarray(at, at + 1));
    await pause(interval);
  }
}

/** Takes answers apart; all of them say how long they are, or are the last ones. */
function parse(text: string): Answer[] {
  const answers: Answer[] = [];
  for (let rest = text; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(rest) ?? [];
    if (end < 0 || status === undefined) throw new Error(`This is no answer: ${rest.slice(0, 200)}`);
    const headers = rest.slice(0, end);
    const from = end + 4;
    const length =
      Number(status) < 200 ? 0 : Number(/^content-length: (\d+)/im.exec(headers)?.[1] ?? rest.length);
    answers.push({ status: Number(status), headers, body: rest.slice(from, from + length) });
    rest = rest.slice(from + length);
  }
  return answers;
}

/** A peer that speaks the INSTREAM protocol of clamd. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** The harmless file that every scanner reports: https://www.eicar.org/download-anti-malware-testfile/ */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(
  '',
);

export interface ClamdServer extends AsyncDisposable {
  /** Port on 127.0.0.1, or the path of the socket. */
  address: string;
  /** Files received so far. */
  files: Buffer[];
}

/**
 * Starts a peer.
 * @param reply answer to a file; undefined leaves the request unanswered.
 * @param socketPath path of a Unix socket; default a free port.
 */
export async function startClamdServer({
  reply = (file: Buffer): string | undefined =>
    file.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK',
  socketPath,
}: {
  reply?: (file: Buffer) => string | undefined;
  socketPath?: string;
} = {}): Promise<ClamdServer> {
  const files: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let received = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (received.equals(Buffer.from('zPING\0'))) return void socket.write('PONG\0');
      const file = parseFrames(received);
      if (!file) return;
      files.push(file);
      const text = reply(file);
      if (text !== undefined) socket.end(`${text}\0`);
    });
  });
  if (socketPath) server.listen(socketPath);
  else server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    address: address && typeof address === 'object' ? `127.0.0.1:${address.port}` : `unix:${socketPath}`,
    files,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const command = 'zINSTREAM\0';

/** @returns the file; undefined until its last frame has arrived. */
function parseFrames(received: Buffer): Buffer | undefined {
  if (received.length < command.length) return undefined;
  if (received.toString('latin1', 0, command.length) !== command) throw new Error('This is not INSTREAM.');
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

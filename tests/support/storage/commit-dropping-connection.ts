/** A proxy to PostgreSQL that breaks the connection when a commit is confirmed. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

export interface CommitDroppingConnection extends AsyncDisposable {
  /** URL of the database through the proxy. */
  url: string;
  /** Drops the reply to each later commit, and its connection. */
  dropCommitReplies(): void;
}

/** @param url of the PostgreSQL database. */
export async function createCommitDroppingConnection(url: string): Promise<CommitDroppingConnection> {
  const { hostname, port } = new URL(url);
  let isDropping = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    let hasCommit = false;
    client.on('data', (bytes: Buffer) => {
      hasCommit ||= isDropping && /commit/i.test(bytes.toString('latin1'));
      upstream.write(bytes);
    });
    upstream.on('data', (bytes: Buffer) => {
      // A reply from the database means that the commit is done.
      if (hasCommit) client.destroy();
      else client.write(bytes);
    });
    const close = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', close).on('close', close);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxyUrl = new URL(url);
  proxyUrl.port = String((server.address() as AddressInfo).port);
  return {
    url: proxyUrl.href,
    dropCommitReplies: () => {
      isDropping = true;
    },
    [Symbol.asyncDispose]: async () => {
      server.close();
    },
  };
}

/** A line to a database that breaks at the worst moment. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

export interface CommitDroppingConnection extends AsyncDisposable {
  /** The database's address by way of the line. */
  url: string;
  /** From now on, the answer to a commit is lost, and the connection with it. */
  dropCommitReplies(): void;
}

/** @param url of the database. */
export async function createCommitDroppingConnection(url: string): Promise<CommitDroppingConnection> {
  const { hostname, port } = new URL(url);
  let lossy = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let losing = false;
    near.on('data', (bytes: Buffer) => {
      losing ||= lossy && /commit/i.test(bytes.toString('latin1'));
      far.write(bytes);
    });
    far.on('data', (bytes: Buffer) => {
      // The database has answered: it is committed.
      if (losing) near.destroy();
      else near.write(bytes);
    });
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const way = new URL(url);
  way.port = String((server.address() as AddressInfo).port);
  return {
    url: way.href,
    dropCommitReplies: () => {
      lossy = true;
    },
    [Symbol.asyncDispose]: async () => {
      server.close();
    },
  };
}

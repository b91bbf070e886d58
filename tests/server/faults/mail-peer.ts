/** A mail server that keeps what it is given. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  from: string;
  to: string[];
  /** As it came over the wire. */
  raw: Buffer;
}

export interface MailPeer extends AsyncDisposable {
  url: string;
  mails: Mail[];
}

/** @param delay milliseconds from the end of a mail to the word that it is taken: the moment in which to be killed. */
export async function startMailPeer(delay = 0): Promise<MailPeer> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      buffer(stream)
        .then((raw) => {
          mails.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw,
          });
          setTimeout(done, delay);
        })
        // The sender went away in the middle.
        .catch(() => undefined);
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(resolve)),
  };
}

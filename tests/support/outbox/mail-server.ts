/** Mail servers for tests: one that keeps mails, and one whose protocol the test decides. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Bytes as received, as Latin-1 text. */
  raw: string;
  parsed: Email;
  isEncrypted: boolean;
}

/** Reply that refuses a recipient or a mail; undefined accepts it. */
type SmtpReply = { code: number; text: string } | undefined;

export interface MailServer extends AsyncDisposable {
  url: string;
  mails: ReceivedMail[];
  /** Addresses of all RCPT commands, including refused ones. */
  recipients: string[];
  /** User names and passwords that the client sent. */
  logins: { user: string; password: string; isEncrypted: boolean }[];
  onRecipient: (address: string) => SmtpReply;
  onMail: (mail: ReceivedMail) => SmtpReply | Promise<SmtpReply>;
}

const toSmtpError = ({ code, text }: { code: number; text: string }): Error =>
  Object.assign(new Error(text), { responseCode: code });

interface MailServerOptions {
  /** Offers TLS with a self-signed certificate. */
  hasTls?: boolean;
  /** Offers authentication, also without TLS, and accepts every password. */
  hasAuth?: boolean;
}

export async function startMailServer({
  hasTls = false,
  hasAuth = false,
}: MailServerOptions = {}): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: [...(hasTls ? [] : ['STARTTLS']), ...(hasAuth ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, { secure }, done) => {
      const user = username ?? '';
      mailServer.logins.push({ user, password: password ?? '', isEncrypted: secure });
      done(null, { user });
    },
    closeTimeout: 50,
    // The lookup would delay each connection.
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => {
      mailServer.recipients.push(address);
      const reply = mailServer.onRecipient(address);
      done(reply && toSmtpError(reply));
    },
    onData: (stream, { envelope, secure }, done) => {
      receiveMail(buffer(stream), envelope, secure).then(
        (reply) => done(reply && toSmtpError(reply)),
        () => undefined,
      );
    },
  });
  type Envelope = { mailFrom: false | { address: string }; rcptTo: { address: string }[] };
  async function receiveMail(
    message: Promise<Buffer>,
    { mailFrom, rcptTo }: Envelope,
    isEncrypted: boolean,
  ): Promise<SmtpReply> {
    const raw = await message;
    const mail = {
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
      raw: raw.toString('latin1'),
      parsed: await PostalMime.parse(raw),
      isEncrypted,
    };
    const reply = await mailServer.onMail(mail);
    if (!reply) mailServer.mails.push(mail);
    return reply;
  }
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const mailServer: MailServer = {
    url: getServerUrl(server.server),
    mails: [],
    recipients: [],
    logins: [],
    onRecipient: () => undefined,
    onMail: () => undefined,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(resolve)),
  };
  return mailServer;
}

const getServerUrl = (server: { address(): unknown }): string =>
  `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;

export interface RawServer extends AsyncDisposable {
  url: string;
  /** Text received, per connection. */
  received: string[];
  countConnections: () => number;
}

/** Starts a TCP server whose replies the test decides. */
export async function startRawServer(
  respond: (socket: Socket, received: () => string) => void,
): Promise<RawServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    const index = received.push('') - 1;
    sockets.add(socket);
    socket.setEncoding('latin1');
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (text) => {
      received[index] = `${received[index]}${text}`;
    });
    respond(socket, () => received[index] ?? '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: getServerUrl(server),
    received,
    countConnections: () => sockets.size,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Replies like a mail server up to the DATA command. */
export function acceptEnvelope(socket: Socket, onData: () => void): void {
  let inData = false;
  socket.write('220 ready\r\n');
  socket.on('data', (text) => {
    for (const line of String(text).split('\r\n')) {
      if (inData) return;
      if (/^EHLO/i.test(line)) socket.write('250 here\r\n');
      else if (/^(?:MAIL|RCPT)/i.test(line)) socket.write('250 ok\r\n');
      else if (/^DATA/i.test(line)) {
        inData = true;
        socket.write('354 go on\r\n');
        onData();
      }
    }
  });
}

/**
 * Parses the headers of a mail without decoding them.
 * @returns unfolded values by name in lower case.
 */
export function parseHeaders({ raw }: ReceivedMail): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const line of raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n')) {
    const [, name = line, value = ''] = /^([^:]+):\s*(.*)$/s.exec(line) ?? [];
    values.set(name.toLowerCase(), [...(values.get(name.toLowerCase()) ?? []), value]);
  }
  return values;
}

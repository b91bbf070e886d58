/** A mail server that keeps what it takes, and does to each mail what a test wants. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** As it came over the wire. */
  raw: string;
  parsed: Email;
}

/** What becomes of a recipient or a mail: taken, or refused with a reply. */
type SmtpReply = { code: number; text: string } | undefined;

export interface MailServer extends AsyncDisposable {
  url: string;
  mails: ReceivedMail[];
  /** Addresses of each recipient command, refused ones too. */
  recipients: string[];
  onRecipient: (address: string) => SmtpReply;
  onMail: (mail: ReceivedMail) => SmtpReply | Promise<SmtpReply>;
}

const toSmtpError = ({ code, text }: { code: number; text: string }): Error =>
  Object.assign(new Error(text), { responseCode: code });

export async function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    // The lookup would delay each connection.
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => {
      mailServer.recipients.push(address);
      const answer = mailServer.onRecipient(address);
      done(answer && toSmtpError(answer));
    },
    onData: (stream, { envelope }, done) => {
      receiveMail(buffer(stream), envelope).then(
        (answer) => done(answer && toSmtpError(answer)),
        () => undefined,
      );
    },
  });
  type Envelope = { mailFrom: false | { address: string }; rcptTo: { address: string }[] };
  async function receiveMail(message: Promise<Buffer>, { mailFrom, rcptTo }: Envelope): Promise<SmtpReply> {
    const raw = await message;
    const mail = {
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
      raw: raw.toString('latin1'),
      parsed: await PostalMime.parse(raw),
    };
    const answer = await mailServer.onMail(mail);
    if (!answer) mailServer.mails.push(mail);
    return answer;
  }
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const mailServer: MailServer = {
    url: getServerUrl(server.server),
    mails: [],
    recipients: [],
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
  /** Whole text that clients have sent, a connection each. */
  received: string[];
  countConnections: () => number;
}

/** A server that talks as a test has it talk, not as a mail server does. */
export async function startRawServer(
  talk: (socket: Socket, heard: () => string) => void,
): Promise<RawServer> {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    const index = heard.push('') - 1;
    sockets.add(socket);
    socket.setEncoding('latin1');
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (text) => {
      heard[index] = `${heard[index]}${text}`;
    });
    talk(socket, () => heard[index] ?? '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: getServerUrl(server),
    received: heard,
    countConnections: () => sockets.size,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Says what a mail server says, up to the message itself. */
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

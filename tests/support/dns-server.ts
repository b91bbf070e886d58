/** A DNS server for tests that answers from a table. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type Answer, decode, encode } from 'dns-packet';

export interface DnsServer extends AsyncDisposable {
  /** Address and port, for `Resolver.setServers`. */
  address: string;
}

/** @param records texts of TXT records and names of MX records, by `TXT name` and `MX name`. Other names do not exist. */
export async function startDnsServer(records: Record<string, string[]>): Promise<DnsServer> {
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    const { name = '', type = '' } = question ?? {};
    const values = records[`${type} ${name}`] ?? [];
    const answers = values.map(
      (value): Answer =>
        type === 'MX'
          ? { type, name, data: { exchange: value, preference: 10 } }
          : { type: 'TXT', name, data: value },
    );
    const nameError = 3;
    socket.send(
      encode({
        type: 'response',
        ...(id !== undefined && { id }),
        flags: answers.length > 0 ? 0 : nameError,
        questions,
        answers,
      }),
      port,
      address,
    );
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    [Symbol.asyncDispose]: async () => {
      socket.close();
    },
  };
}

/** Connects to other servers, and describes in plain words why that fails. */
import net from 'node:net';
import tls from 'node:tls';
import ipaddr from 'ipaddr.js';
import { type Diagnosis, dayMs, formatDays, ok, warning } from './diagnosis.ts';

/** Returns true for addresses of this machine. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  return name === 'localhost' || (ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback');
}

const networkErrorReasons: Record<string, string> = {
  ENOTFOUND: 'the name is not known (DNS)',
  EAI_AGAIN: 'the name cannot be looked up at the moment (DNS)',
  EDNS: 'the name is not known (DNS)',
  ECONNREFUSED: 'nothing listens there',
  ENOENT: 'there is no such socket',
  ECONNRESET: 'the connection was closed',
  EHOSTUNREACH: 'there is no route to that host',
  ENETUNREACH: 'there is no route to that network',
  ETIMEDOUT: 'there was no answer in time',
  ABORT_ERR: 'there was no answer in time',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate comes from an authority that this machine does not know',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'its certificate comes from an authority that this machine does not know',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'its certificate is incomplete: the certificates of its authority are missing',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS on this port',
  EPROTO: 'it does not speak TLS on this port',
};

/** Describes a failed connection, such as "nothing listens there (ECONNREFUSED)". */
export function describeNetworkError(error: unknown): string {
  let message = String(error);
  for (let current = error; current instanceof Error; current = current.cause) {
    // The mail client replaces the code, and keeps the original one.
    const { name, code, originalCode } = current as NodeJS.ErrnoException & { originalCode?: string };
    for (const key of [originalCode, code, name === 'TimeoutError' ? 'ETIMEDOUT' : undefined]) {
      const reason = key && Object.hasOwn(networkErrorReasons, key) ? networkErrorReasons[key] : undefined;
      if (reason) return `${reason} (${key})`;
    }
    message = current.message;
  }
  // The message becomes part of a sentence.
  return message.replace(/\.$/, '');
}

export interface OpenedConnection {
  /** End of the certificate's validity, in milliseconds since 1970; undefined without TLS. */
  validUntil: number | undefined;
}

const defaultPorts: Record<string, number> = { 'http:': 80, 'https:': 443 };

/**
 * Opens a connection to the server of a URL, with TLS if the URL asks for it, and closes it without sending anything.
 * @throws errors of the connection, or of the certificate.
 */
export function openConnection(url: URL, timeoutMs: number): Promise<OpenedConnection> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port) || (defaultPorts[url.protocol] ?? 443);
  const { promise, resolve, reject } = Promise.withResolvers<OpenedConnection>();
  const isTls = url.protocol === 'https:';
  const socket = isTls
    ? tls.connect({ host, port, ...(net.isIP(host) === 0 && { servername: host }) }, () =>
        resolve({ validUntil: Date.parse((socket as tls.TLSSocket).getPeerCertificate().valid_to) }),
      )
    : net.connect({ host, port }, () => resolve({ validUntil: undefined }));
  socket.on('error', reject);
  socket.setTimeout(timeoutMs, () => reject(Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' })));
  return promise.finally(() => socket.destroy());
}

/** Certificates are usually renewed a month before they expire. */
const certificateWarningMs = 14 * dayMs;

/** Describes the validity of a certificate that was accepted. */
export function checkValidity(subject: string, validUntil: number, now: number): Diagnosis {
  const timeLeft = formatDays(validUntil - now);
  return validUntil - now < certificateWarningMs
    ? warning(
        `${subject} has a certificate that expires in ${timeLeft}.`,
        'Renew it, and find out why it was not renewed automatically.',
      )
    : ok(`${subject} has a certificate that is valid for ${timeLeft}.`);
}

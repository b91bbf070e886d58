/** Certificates for servers of tests, made by openssl. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export interface Certificate {
  key: string;
  cert: string;
}

/** Creates a self-signed certificate for localhost. */
export async function createCertificate({
  days,
  name = 'localhost',
}: {
  days: number;
  name?: string;
}): Promise<Certificate> {
  const folder = await mkdtemp(path.join(tmpdir(), 'certificate-'));
  const [keyFile, certFile] = ['key.pem', 'cert.pem'].map((file) => path.join(folder, file)) as [
    string,
    string,
  ];
  const alternatives = name === 'localhost' ? 'DNS:localhost,IP:127.0.0.1' : `DNS:${name}`;
  try {
    await promisify(execFile)('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', keyFile, '-out', certFile, '-days', String(days)],
      ...['-subj', `/CN=${name}`, '-addext', `subjectAltName=${alternatives}`],
    ]);
    return { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Encrypts and decrypts backups with AES-256-GCM in chunks, so that a large file needs little memory. Each chunk is
 * authenticated, so that no content is used before it is verified. A file is the header, the random prefix of the nonces,
 * and the chunks; the last chunk is marked, so that a truncated file is recognised.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RefusedError } from './command.ts';

const header = Buffer.from('website backup 1\n');
const chunkBytes = 1024 * 1024;
const tagBytes = 16;
/** A nonce has 12 bytes: this prefix, four for the number of the chunk, and one that marks the last chunk. */
const prefixBytes = 7;

function buildNonce(prefix: Buffer, index: number, isLast: boolean): Buffer {
  const suffix = Buffer.alloc(5);
  suffix.writeUInt32BE(index);
  suffix.writeUInt8(isLast ? 1 : 0, 4);
  return Buffer.concat([prefix, suffix]);
}

/** Returns true if a file is an encrypted backup. */
export async function isEncryptedBackup(file: string): Promise<boolean> {
  await using handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(header.length), 0, header.length, 0);
  return buffer.equals(header);
}

/** Writes the encrypted content of a file to a new file that only its owner can read. @param key base64 of 32 bytes. */
export const encryptFile = (source: string, target: string, key: string): Promise<void> =>
  writeNewFile(target, encrypt(source, Buffer.from(key, 'base64')));

/**
 * Writes the decrypted content of a file to a new file that only its owner can read.
 * @throws RefusedError if the key is another one, or the file is damaged or truncated.
 */
export const decryptFile = (source: string, target: string, key: string): Promise<void> =>
  writeNewFile(target, decrypt(source, Buffer.from(key, 'base64')));

const writeNewFile = (target: string, content: AsyncIterable<Buffer>): Promise<void> =>
  pipeline(
    Readable.from(content, { objectMode: true }),
    createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }),
  );

async function* encrypt(source: string, key: Buffer): AsyncGenerator<Buffer> {
  const prefix = randomBytes(prefixBytes);
  yield Buffer.concat([header, prefix]);
  for await (const { bytes, index, isLast } of readChunks(source, 0, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, buildNonce(prefix, index, isLast));
    cipher.setAAD(header);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

async function* decrypt(source: string, key: Buffer): AsyncGenerator<Buffer> {
  const prefix = Buffer.alloc(prefixBytes);
  {
    await using handle = await open(source);
    await handle.read(prefix, 0, prefixBytes, header.length);
  }
  const start = header.length + prefixBytes;
  for await (const { bytes, index, isLast } of readChunks(source, start, chunkBytes + tagBytes)) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, buildNonce(prefix, index, isLast), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(header);
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      yield Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
    } catch (cause) {
      throw new RefusedError(
        index === 0
          ? `${source} cannot be decrypted: BACKUP_KEY is not the key of this backup, or the file is damaged.`
          : `${source} is damaged after ${index} MB.`,
        { cause },
      );
    }
  }
}

/** Reads a file in chunks of one size; the last one may be shorter or empty. */
async function* readChunks(file: string, start: number, size: number) {
  await using handle = await open(file);
  const { size: total } = await handle.stat();
  const count = Math.max(1, Math.ceil((total - start) / size));
  for (let index = 0; index < count; index++) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size), 0, size, start + index * size);
    yield { bytes: buffer.subarray(0, bytesRead), index, isLast: index === count - 1 };
  }
}

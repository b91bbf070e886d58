/** Sends files of a build: content negotiation, conditional requests and ranges (RFC 9110). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuildFiles, OpenFile } from './build-files.ts';
import { getMediaType } from './http-rules.ts';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Returns the encodings that a client accepts, the preferred one first; Brotli before gzip if it has no preference. */
export function negotiateEncodings(header = ''): (typeof encodings)[number][] {
  const qualities = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const quality = /^\s*q\s*=\s*([\d.]+)/.exec(parameters.join(';'))?.[1];
      return [name.trim(), quality === undefined ? 1 : Number(quality)] as const;
    }),
  );
  const getQuality = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0;
  return encodings
    .filter(({ name }) => getQuality(name) > 0)
    .sort((a, b) => getQuality(b.name) - getQuality(a.name));
}

/** Checks whether a list of ETags names one. @param isWeak allows weak comparison. */
function matchesEtag(header: string, etag: string | undefined, isWeak: boolean): boolean {
  if (header.trim() === '*') return true;
  const tags = header.split(',').map((tag) => tag.trim());
  return etag !== undefined && tags.some((tag) => (isWeak ? tag.replace(/^W\//, '') : tag) === etag);
}

/** Parses a header with one range. @returns undefined for none or several, which get the whole file. */
function parseRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return { start: Math.max(0, size - Number(last)), end: Number(last) > 0 ? size - 1 : -1 };
  if (last !== '' && Number(last) < Number(first)) return undefined;
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

interface Variant {
  file: OpenFile;
  encoding: string | undefined;
}

/** Opens the variant of a file that the client prefers. */
async function openVariant(
  files: BuildFiles,
  file: string,
  acceptEncoding: string | undefined,
): Promise<Variant | undefined> {
  for (const { name, suffix } of negotiateEncodings(acceptEncoding)) {
    const variant = await files.open(file + suffix);
    if (variant) return { file: variant, encoding: name };
  }
  const identity = await files.open(file);
  return identity && { file: identity, encoding: undefined };
}

interface SendOptions {
  headers: Record<string, string>;
  /** With another status than 200, the whole file is sent, whatever the request asks. */
  status?: number;
}

/**
 * Sends a file.
 * @param file path in the build, without a leading slash.
 * @returns whether the build has the file. (Not the reply, because awaiting that waits for the end of the response.)
 * @throws BuildFileError before anything is sent, when the file is not the one of the build.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: BuildFiles,
  file: string,
  { headers, status = 200 }: SendOptions,
): Promise<boolean> {
  const variant = await openVariant(files, file, request.headers['accept-encoding']);
  if (!variant) return false;
  const { size, hash, read, close } = variant.file;
  const etag = hash === undefined ? undefined : `"${hash}"`;
  reply.code(status).headers({ ...headers, vary: 'accept-encoding' });
  const isConditional = status === 200;
  if (isConditional) {
    const ifMatch = request.headers['if-match'];
    if (ifMatch !== undefined && !matchesEtag(ifMatch, etag, false)) {
      await close();
      reply.code(412).header('cache-control', 'no-store').send();
      return true;
    }
    reply.header('accept-ranges', 'bytes');
    if (etag !== undefined) reply.header('etag', etag);
    const ifNoneMatch = request.headers['if-none-match'];
    if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, etag, true)) {
      await close();
      reply.code(304).send();
      return true;
    }
  }
  reply.header('content-type', getMediaType(file));
  if (variant.encoding !== undefined) reply.header('content-encoding', variant.encoding);

  const ifRange = request.headers['if-range'];
  const isRangeCurrent = ifRange === undefined || ifRange === etag;
  const range = isConditional && isRangeCurrent ? parseRange(request.headers.range, size) : undefined;
  if (range && (range.start >= size || range.end < range.start)) {
    await close();
    reply
      .code(416)
      .removeHeader('content-encoding')
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send('The file has no such range.');
    return true;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.header('content-length', end - start + 1);
  if (request.method === 'HEAD') {
    await close();
    reply.send();
    return true;
  }
  reply.send(read(start, end));
  return true;
}

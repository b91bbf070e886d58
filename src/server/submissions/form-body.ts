/** Parses request bodies (JSON, URL-encoded, multipart) into fields and an uploaded file. */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import formBody from '@fastify/formbody';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxCvBytes } from '#forms/schemas/cv.ts';
import { errorKeys } from '#forms/schemas/errors.ts';
import { StorageUnavailableError } from '../storage/storage-errors.ts';
import type { Attachment } from '../storage/submissions.ts';
import { ProblemError } from './problem.ts';

/** Limit of a body without a file: high enough that a far too long text can be reported at its field. */
const maxBodyBytes = 512 * 1024;
/** Limit of a body with a file. */
export const maxMultipartBytes = maxCvBytes + 2 * maxBodyBytes;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Replaces Fastify's body parsers by those for JSON and forms. */
export async function addBodyParsers(api: FastifyInstance): Promise<void> {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: maxBodyBytes },
    (_request, body, done) => {
      try {
        done(null, JSON.parse(decoder.decode(body as Buffer)));
      } catch (cause) {
        done(new ProblemError(400, 'The body is no valid JSON in UTF-8.', { cause }));
      }
    },
  );
  await api.register(formBody, { bodyLimit: maxBodyBytes });
  await api.register(multipart, {
    limits: {
      fieldNameSize: 100,
      fieldSize: maxBodyBytes,
      fields: 30,
      files: 4,
      fileSize: maxCvBytes,
      headerPairs: 50,
    },
  });
}

export interface FormBody {
  /** Fields as they were sent, not validated. */
  fields: Record<string, unknown>;
  /** The CV. The caller of `readFormBody` discards it. */
  upload?: Attachment;
}

export const createEmptyBody = (): FormBody => ({ fields: Object.create(null) });

/** Name of the field that holds the file. */
export const fileField = 'cv';

/** Receives the file of a form. */
export interface FileReceiver {
  /**
   * Decides when the file begins.
   * @param fields those before the file.
   * @returns undefined if the file is not taken; its bytes are discarded then.
   */
  accept(fields: FormBody['fields']): Promise<ReceiveFile | undefined>;
  /** Aborted with the error of the request when the file is not wanted any more. */
  signal: AbortSignal;
}

type ReceiveFile = (file: { name: string; type: string; content: Readable }) => Promise<Attachment>;

/**
 * Reads a body that Fastify has parsed, or a multipart body while it arrives.
 * @param body filled part by part, so that an error still leaves the parts before it.
 * @param receiver undefined if no file is taken.
 * @throws ProblemError 400, 413 or 415; StorageUnavailableError when the file cannot be written to disk.
 */
export async function readFormBody(
  request: FastifyRequest,
  body: FormBody,
  receiver: FileReceiver | undefined,
): Promise<void> {
  if (request.isMultipart()) return readMultipart(request, body, receiver);
  const parsed = request.body;
  if (parsed === undefined)
    throw new ProblemError(415, 'Send JSON or a form, and say which in Content-Type.');
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new ProblemError(400, 'Send one JSON object with a field for each value.');
  const { [fileField]: _, ...fields } = parsed as Record<string, unknown>;
  body.fields = fields;
}

async function readMultipart(
  request: FastifyRequest,
  body: FormBody,
  receiver: FileReceiver | undefined,
): Promise<void> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(receiver?.signal.reason);
  receiver?.signal.addEventListener('abort', abort);
  const readParts = async () => {
    for await (const part of request.parts()) await readPart(part, body, receiver);
  };
  try {
    await Promise.race([readParts(), aborted.promise]);
  } catch (error) {
    drainBody(request.raw);
    const isExpected =
      error instanceof ProblemError ||
      error instanceof StorageUnavailableError ||
      'statusCode' in (error as Error);
    throw isExpected ? error : new ProblemError(400, 'The form data cannot be read.', { cause: error });
  } finally {
    receiver?.signal.removeEventListener('abort', abort);
  }
}

async function readPart(part: Multipart, body: FormBody, receiver: FileReceiver | undefined): Promise<void> {
  if (part.type === 'field') {
    if (part.fieldnameTruncated || part.valueTruncated) throw new ProblemError(413, 'A field is too large.');
    body.fields[part.fieldname] ??= part.value;
    return;
  }
  const isWanted = part.fieldname === fileField && !body.upload;
  const receive = isWanted ? await receiver?.accept(body.fields) : undefined;
  if (!receive) part.file.resume();
  else {
    const { filename = '', mimetype: type, file: content } = part;
    body.upload = await receive({ name: filename, type, content });
    if (content.truncated)
      throw new ProblemError(413, 'The file is larger than 10 MB.', {
        fieldErrors: { [fileField]: errorKeys.fileSize },
      });
  }
}

/** Discards the rest of a body, because unread bytes would block the next request on the connection. */
function drainBody(body: IncomingMessage): void {
  let size = 0;
  body.unpipe();
  body.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxMultipartBytes) body.destroy();
  });
  body.resume();
}

/** A request's body, however it was sent, as fields and a file. */
import type { IncomingMessage } from 'node:http';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { errorKeys } from '#forms/schemas/errors.ts';
import { StorageUnavailableError } from '../storage/storage-errors.ts';
import type { Attachment } from '../storage/submissions.ts';
import { maxMultipartBytes } from './parsers.ts';
import { ProblemError } from './problem.ts';
import { receiveUpload } from './uploads.ts';

export interface FormBody {
  /** As they were sent: nothing of it has been checked. */
  fields: Record<string, unknown>;
  /** The CV. Whoever reads the body discards it. */
  upload?: Attachment;
}

/** What has come of a body before anything has. */
export const createEmptyBody = (): FormBody => ({ fields: Object.create(null) });

/** The field that holds a file. */
export const fileField = 'cv';

/**
 * Reads a body that Fastify has parsed, or a multipart one as it comes.
 * @param body filled as its parts come, so that those are known that came before an error.
 * @param folder where a file is put meanwhile; without it none is taken.
 * @throws Problem 400, 413 or 415; Unavailable when the disk does not take the file.
 */
export async function readFormBody(
  request: FastifyRequest,
  body: FormBody,
  folder: string | undefined,
): Promise<void> {
  if (request.isMultipart()) return readMultipart(request, body, folder);
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
  folder: string | undefined,
): Promise<void> {
  try {
    for await (const part of request.parts()) await readPart(part, body, folder);
  } catch (error) {
    drainBody(request.raw);
    const known =
      error instanceof ProblemError ||
      error instanceof StorageUnavailableError ||
      'statusCode' in (error as Error);
    throw known ? error : new ProblemError(400, 'The form data cannot be read.', { cause: error });
  }
}

/** Left unread, what is still coming would hold up the next request on the connection. */
function drainBody(body: IncomingMessage): void {
  let size = 0;
  body.unpipe();
  body.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxMultipartBytes) body.destroy();
  });
  body.resume();
}

async function readPart(part: Multipart, body: FormBody, folder: string | undefined): Promise<void> {
  if (part.type === 'field') {
    if (part.fieldnameTruncated || part.valueTruncated) throw new ProblemError(413, 'A field is too large.');
    body.fields[part.fieldname] ??= part.value;
  } else if (part.fieldname !== fileField || body.upload || folder === undefined) part.file.resume();
  else {
    const { filename = '', mimetype: type, file: content } = part;
    body.upload = await receiveUpload(folder, { name: filename, type, content });
    if (content.truncated)
      throw new ProblemError(413, 'The file is larger than 10 MB.', {
        fieldErrors: { [fileField]: errorKeys.fileSize },
      });
  }
}

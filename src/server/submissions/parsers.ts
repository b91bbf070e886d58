/** The kinds of bodies that the API takes, and how large they may be. */
import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { maxCvBytes } from '#forms/schemas/cv.ts';
import { ProblemError } from './problem.ts';

/** Bytes of a body without a file: a text that is many times too long can still be told so, and comes back. */
const maxBodyBytes = 512 * 1024;
/** Bytes of a body with one. */
export const maxMultipartBytes = maxCvBytes + 2 * maxBodyBytes;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Takes JSON and forms, and nothing else. */
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

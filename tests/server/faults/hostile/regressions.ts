/** Requests that once did harm: they are sent in every run. */
import { pdf } from '#tests/support/cv-files.ts';
import { type HostileRequest, wellMeant } from './request.ts';

const boundary = 'x';
const multipart = (disposition: string, end = `--${boundary}--\r\n`): HostileRequest => ({
  url: '/api/applications',
  headers: {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    accept: 'application/json',
  },
  payload: Buffer.concat([
    Buffer.from(
      Object.entries(wellMeant.applications)
        .map(
          ([name, value]) =>
            `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
        )
        .join(''),
    ),
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    pdf,
    Buffer.from(`\r\n${end}`),
  ]),
  statuses: end ? [201, 422] : [400],
});

const json = (fields: Record<string, string>): HostileRequest => ({
  url: '/api/messages',
  headers: { 'content-type': 'application/json' },
  payload: Buffer.from(JSON.stringify({ ...wellMeant.messages, ...fields })),
  statuses: [201],
});

const encodedWord = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

export const onceHarmful: readonly HostileRequest[] = [
  // PostgreSQL holds no such character.
  multipart(`name="cv"; filename*=utf-16''%00cv.pdf`),
  json({ consent: 'a\u0000b' }),
  // A file that came into being after it had been discarded.
  ...Array.from({ length: 10 }, () => multipart('name="cv"; filename="cv.pdf"', '')),
  // Decoded by whoever reads the mail.
  json({ fullName: encodedWord('Ada\r\nBcc: victim@example.org') }),
];

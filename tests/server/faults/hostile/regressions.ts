/** Requests that once caused a failure; every run sends them. */
import { pdf } from '#tests/support/server/cv-files.ts';
import { type HostileRequest, validFields } from './request.ts';

const boundary = 'x';
const buildMultipartRequest = (disposition: string, end = `--${boundary}--\r\n`): HostileRequest => ({
  url: '/api/applications',
  headers: {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    accept: 'application/json',
  },
  payload: Buffer.concat([
    Buffer.from(
      Object.entries(validFields.applications)
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

const buildJsonRequest = (fields: Record<string, string>): HostileRequest => ({
  url: '/api/messages',
  headers: { 'content-type': 'application/json' },
  payload: Buffer.from(JSON.stringify({ ...validFields.messages, ...fields })),
  statuses: [201],
});

const toEncodedWord = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

export const requestRegressions: readonly HostileRequest[] = [
  // PostgreSQL cannot store U+0000.
  buildMultipartRequest(`name="cv"; filename*=utf-16''%00cv.pdf`),
  buildJsonRequest({ consent: 'a\u0000b' }),
  // A file was created after it had been discarded.
  ...Array.from({ length: 10 }, () => buildMultipartRequest('name="cv"; filename="cv.pdf"', '')),
  // Mail programs decode the name.
  buildJsonRequest({ fullName: toEncodedWord('Ada\r\nBcc: victim@example.org') }),
];

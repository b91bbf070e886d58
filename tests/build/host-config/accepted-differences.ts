/** Differences between web servers that no visitor can notice, each with its reason. */
import type { Answer, SentRequest } from './requests.ts';

export interface Difference {
  sent: SentRequest;
  /** A header's name, `status` or `body`. */
  field: string;
  /** Answer of the site's own server. */
  expected: Answer;
  actual: Answer;
}

export interface AcceptedDifference {
  /** Default: both. */
  server?: 'nginx' | 'caddy';
  what: string;
  reason: string;
  matches(difference: Difference): boolean;
}

const getHeader = ({ headers }: Answer, name: string) => String(headers[name] ?? '');

export const acceptedDifferences: readonly AcceptedDifference[] = [
  {
    what: 'last-modified, and 304 to if-modified-since',
    reason:
      'the server has hashes of the content instead of times, which two builds can share; browsers prefer the etag, and get 304 from each server',
    matches: ({ field, sent, actual }) =>
      field === 'last-modified' ||
      (field === 'status' && sent.validator === 'last-modified' && actual.status === 304),
  },
  {
    server: 'nginx',
    what: 'no vary for files without a compressed variant',
    reason: 'such a file has one representation only',
    matches: ({ field, actual }) => field === 'vary' && getHeader(actual, 'vary') === '',
  },
  {
    server: 'nginx',
    what: 'no accept-ranges on 206, 304 and compressed answers',
    reason: 'the header is a hint, and ranges of whole files are announced and sent',
    matches: ({ field, actual }) => field === 'accept-ranges' && getHeader(actual, 'accept-ranges') === '',
  },
  {
    server: 'nginx',
    what: 'redirects have a short body',
    reason: 'browsers follow the location and do not show it',
    matches: ({ field, expected }) =>
      expected.status === 301 && ['body', 'content-length', 'content-type'].includes(field),
  },
  {
    server: 'nginx',
    what: '%00 is answered with 400',
    reason: 'nginx refuses such a path before it reads the configuration',
    matches: ({ field, sent, actual }) =>
      field === 'status' && sent.path.endsWith('%00') && actual.status === 400,
  },
  {
    server: 'nginx',
    what: 'other body, and doubled headers, on 416',
    reason: 'only programs ask for a range beyond the end, and they read the status and content-range',
    matches: ({ field, expected }) => expected.status === 416 && field !== 'content-range',
  },
  {
    server: 'caddy',
    what: 'no content-length on compressed answers',
    reason: 'Caddy sends them in chunks; the bytes are the same',
    matches: ({ field, actual }) =>
      field === 'content-length' && getHeader(actual, 'transfer-encoding') === 'chunked',
  },
  {
    server: 'caddy',
    what: 'accept-ranges on 404, and none on 304',
    reason: 'the header is a hint; the page of a 404 is always sent whole, which other requests check',
    matches: ({ field, expected }) => field === 'accept-ranges' && [304, 404].includes(expected.status),
  },
  {
    server: 'caddy',
    what: 'vary names accept-encoding twice on compressed answers',
    reason: 'Caddy adds it to these answers itself; a repeated name means the same',
    matches: ({ field, actual }) =>
      field === 'vary' && /^accept-encoding, accept-encoding$/i.test(getHeader(actual, 'vary')),
  },
  {
    server: 'caddy',
    what: 'other body and cache-control on 416',
    reason: 'only programs ask for a range beyond the end, and they read the status and content-range',
    matches: ({ field, expected }) => expected.status === 416 && field !== 'content-range',
  },
  {
    server: 'caddy',
    what: 'a range in another unit than bytes is answered with 416',
    reason: 'no browser sends one',
    matches: ({ field, sent, actual }) =>
      field === 'status' && sent.headers?.range === 'lines=1-2' && actual.status === 416,
  },
];

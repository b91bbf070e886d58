/** All kinds of hostile requests. */
import fc from 'fast-check';
import { canary } from './canaries.ts';
import { hostileJson } from './json-bodies.ts';
import { hostileMultipart } from './multipart-bodies.ts';
import { type Endpoint, type HostileRequest, hostileHeaders, oneIn, wellMeant } from './request.ts';
import { hostileForm } from './urlencoded-bodies.ts';

type Said = Pick<HostileRequest, 'payload' | 'statuses'> & { type: string };

const said = (endpoint: Endpoint): fc.Arbitrary<Said> =>
  fc.oneof(
    { weight: 5, arbitrary: hostileJson(endpoint).map((body) => ({ ...body, type: 'application/json' })) },
    {
      weight: 3,
      arbitrary: hostileForm(endpoint).map((body) => ({
        ...body,
        type: 'application/x-www-form-urlencoded',
      })),
    },
    { weight: 3, arbitrary: hostileMultipart(endpoint) },
    { weight: 1, arbitrary: mistyped(endpoint) },
  );

/** A body under a type that is not its own. */
const mistyped = (endpoint: Endpoint): fc.Arbitrary<Said> =>
  fc
    .constantFrom<[string, readonly number[]]>(
      ['application/json; charset=utf-16', [201, 400, 403, 415, 422]],
      ['application/json;', [201, 400, 403, 415, 422]],
      ['APPLICATION/JSON', [201, 403, 422]],
      ['application/json, text/plain', [201, 400, 403, 415, 422]],
      ['application/jsonx', [415]],
      ['application/problem+json', [415]],
      ['text/plain', [415]],
      ['text/xml', [415]],
      ['image/svg+xml', [415]],
      ['*/*', [415]],
      ['', [415]],
      [canary, [415]],
      [`text/${'x'.repeat(5_000)}`, [415]],
      ['application/x-www-form-urlencoded', [303, 400, 413, 415, 422]],
      ['application/x-www-form-urlencoded; charset=utf-16', [303, 400, 413, 415, 422]],
      ['__proto__', [415]],
      ['constructor/prototype', [415]],
    )
    .map(([type, statuses]) => ({
      type,
      statuses,
      payload: Buffer.from(JSON.stringify(wellMeant[endpoint])),
    }));

/** Pages that post from elsewhere. */
const foreign = fc.constantFrom(
  'null',
  'https://evil.example',
  `https://${canary}.example`,
  'file://',
  '%%%',
  'https://localhost.evil.example',
);

/** A request to one of the forms, by whoever. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc
  .constantFrom<Endpoint>('enquiries', 'messages', 'applications')
  .chain((endpoint) =>
    fc.record({
      url: fc.constant(`/api/${endpoint}`),
      body: said(endpoint),
      headers: hostileHeaders,
      origin: oneIn(20, foreign),
    }),
  )
  .map(({ url, body: { type, payload, statuses }, headers, origin }) => ({
    url,
    headers: { ...headers, 'content-type': type, ...(origin !== undefined && { origin }) },
    payload,
    statuses: origin === undefined ? [...statuses, ...byHeaders(headers)] : [403],
  }));

/** What the other headers may lead to. */
const byHeaders = (headers: Record<string, string>): number[] => [
  ...('idempotency-key' in headers ? [400, 409] : []),
  ...('content-encoding' in headers ? [400, 415] : []),
];

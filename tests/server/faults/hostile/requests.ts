/** Hostile requests of every kind. */
import fc from 'fast-check';
import { canary } from './canaries.ts';
import { jsonBody } from './json-bodies.ts';
import { multipartBody } from './multipart-bodies.ts';
import { type Endpoint, type HostileRequest, hostileHeaders, oneInTimes, validFields } from './request.ts';
import { urlencodedBody } from './urlencoded-bodies.ts';

type TypedBody = Pick<HostileRequest, 'payload' | 'statuses'> & { type: string };

const typedBody = (endpoint: Endpoint): fc.Arbitrary<TypedBody> =>
  fc.oneof(
    { weight: 5, arbitrary: jsonBody(endpoint).map((body) => ({ ...body, type: 'application/json' })) },
    {
      weight: 3,
      arbitrary: urlencodedBody(endpoint).map((body) => ({
        ...body,
        type: 'application/x-www-form-urlencoded',
      })),
    },
    { weight: 3, arbitrary: multipartBody(endpoint) },
    { weight: 1, arbitrary: wronglyTypedBody(endpoint) },
  );

/** A JSON body under a wrong content type. */
const wronglyTypedBody = (endpoint: Endpoint): fc.Arbitrary<TypedBody> =>
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
      payload: Buffer.from(JSON.stringify(validFields[endpoint])),
    }));

/** Origins of other sites. */
const foreignOrigin = fc.constantFrom(
  'null',
  'https://evil.example',
  `https://${canary}.example`,
  'file://',
  '%%%',
  'https://localhost.evil.example',
);

/** A hostile request to one of the endpoints. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc
  .constantFrom<Endpoint>('enquiries', 'messages', 'applications')
  .chain((endpoint) =>
    fc.record({
      url: fc.constant(`/api/${endpoint}`),
      body: typedBody(endpoint),
      headers: hostileHeaders,
      origin: oneInTimes(20, foreignOrigin),
    }),
  )
  .map(({ url, body: { type, payload, statuses }, headers, origin }) => ({
    url,
    headers: { ...headers, 'content-type': type, ...(origin !== undefined && { origin }) },
    payload,
    statuses: origin === undefined ? [...statuses, ...getHeaderStatuses(headers)] : [403],
  }));

/** Returns further statuses that the headers may cause. */
const getHeaderStatuses = (headers: Record<string, string>): number[] => [
  ...('idempotency-key' in headers ? [400, 409] : []),
  ...('content-encoding' in headers ? [400, 415] : []),
];

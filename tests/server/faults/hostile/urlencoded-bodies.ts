/** URL-encoded bodies that no browser sends. */
import fc from 'fast-check';
import { canary } from './canaries.ts';
import { type Endpoint, type HostileRequest, hostileFields, validFields } from './request.ts';

type Body = Pick<HostileRequest, 'payload' | 'statuses'>;

const statuses = [201, 303, 400, 403, 413, 422];

const hostileValues = (endpoint: Endpoint): fc.Arbitrary<string> =>
  hostileFields(endpoint).map((fields) => new URLSearchParams(fields).toString());

const oddEncodings = (endpoint: Endpoint): fc.Arbitrary<string> => {
  const validBody = new URLSearchParams(validFields[endpoint]).toString();
  return fc.constantFrom(
    `${validBody}&${validBody}`,
    `${validBody}&name[]=1&name[__proto__][x]=1&__proto__[x]=1`,
    `__proto__=1&constructor=${canary}&${validBody}`,
    validBody.replaceAll('&', ';'),
    validBody.replace('Ada', '%'),
    validBody.replace('Ada', '%zz%f'),
    validBody.replace('Ada', '%ff%fe'),
    validBody.replace('Ada', '%c0%af'),
    validBody.replace('Ada', '%ed%a0%80'),
    validBody.replace('Ada', 'A%00da'),
    validBody.replace('Ada', 'Ada%0d%0aBcc:%20victim%40example.org'),
    `&&&${validBody}&&=&=x&y=&z`,
    `${validBody}&${'x=1&'.repeat(2_000)}`,
    `${validBody}&${'y'.repeat(50_000)}=1`,
    `${validBody}&x=${'%41'.repeat(50_000)}`,
    '',
    '=',
    canary,
    JSON.stringify(validFields[endpoint]),
  );
};

const corrupted = (endpoint: Endpoint): fc.Arbitrary<Buffer> => {
  const validBody = Buffer.from(new URLSearchParams(validFields[endpoint]).toString());
  return fc
    .tuple(fc.nat(validBody.length - 1), fc.uint8Array({ maxLength: 8 }))
    .map(([at, bytes]) => Buffer.concat([validBody.subarray(0, at), bytes, validBody.subarray(at)]));
};

/** Bodies for one endpoint, sent as a form. */
export const urlencodedBody = (endpoint: Endpoint): fc.Arbitrary<Body> =>
  fc
    .oneof(
      { weight: 4, arbitrary: hostileValues(endpoint).map((text) => Buffer.from(text)) },
      { weight: 2, arbitrary: oddEncodings(endpoint).map((text) => Buffer.from(text)) },
      { weight: 1, arbitrary: corrupted(endpoint) },
    )
    .map((payload) => ({ payload, statuses }));

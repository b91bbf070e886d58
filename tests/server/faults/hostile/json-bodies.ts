/** Odd and invalid JSON bodies. */
import fc from 'fast-check';
import { canary } from './canaries.ts';
import { type Endpoint, type HostileRequest, hostileFields, validFields } from './request.ts';

type Body = Pick<HostileRequest, 'payload' | 'statuses'>;

/** Statuses of a body that can be parsed: accepted, invalid, too large, or in need of a proof of work. */
const parsedStatuses = [201, 403, 413, 422];

const stringify = (fields: readonly (readonly [string, unknown])[]): string =>
  `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;

const hostileValues = (endpoint: Endpoint): fc.Arbitrary<Body> =>
  hostileFields(endpoint).map((fields) => ({
    payload: Buffer.from(stringify(fields)),
    statuses: parsedStatuses,
  }));

/** Values of every JSON type in every field. */
const wrongTypes = (endpoint: Endpoint): fc.Arbitrary<Body> =>
  fc
    .tuple(
      fc.subarray(Object.keys(validFields[endpoint]), { minLength: 1 }),
      fc.array(
        fc.oneof(
          fc.jsonValue({ maxDepth: 3 }),
          fc.constantFrom(null, true, 0, -0, 1e308, [], {}, [canary], { [canary]: 1 }, { length: 5 }),
        ),
        { minLength: 8, maxLength: 8 },
      ),
    )
    .map(([fields, values]) => {
      const wrongValues = new Map(fields.map((field, index) => [field, values[index]]));
      const all = Object.entries(validFields[endpoint]).map(
        ([name, value]) => [name, wrongValues.has(name) ? wrongValues.get(name) : value] as const,
      );
      return { payload: Buffer.from(stringify(all)), statuses: parsedStatuses };
    });

/** JSON that no serializer writes. */
const oddSyntax = (endpoint: Endpoint): fc.Arbitrary<Body> => {
  const validBody = JSON.stringify(validFields[endpoint]);
  const inside = validBody.slice(1, -1);
  const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
  return fc
    .constantFrom<[string, readonly number[]]>(
      [`{${inside},${inside.replaceAll('Ada', 'Eva')}}`, parsedStatuses],
      [`{"__proto__":{"name":"${canary}"},${inside}}`, parsedStatuses],
      [`{"constructor":{"prototype":{"x":1}},${inside}}`, parsedStatuses],
      [`{${inside},"x":${deep('[', ']', 5_000)}}`, parsedStatuses],
      [`{${inside},"x":${deep('{"a":', '}', 20_000).replace('}', '1}')}}`, parsedStatuses],
      [`{${inside},"x":${'9'.repeat(400)},"y":1e999,"z":-1e-999}`, parsedStatuses],
      [`{${inside},"x":"\\ud800\\udc00\\ud800"}`, parsedStatuses],
      [inside.length ? `{${inside.replace(canary, `\\ud800${canary}\\u0000\\udfff`)}}` : '', parsedStatuses],
      [` \t\r\n${validBody}\n `, parsedStatuses],
      [`{${inside},}`, [400]],
      [`{${inside}`, [400]],
      [`${validBody}${validBody}`, [400]],
      [validBody.replaceAll('"', "'"), [400]],
      [`/* ${canary} */${validBody}`, [400]],
      [`{${inside},"x":NaN}`, [400]],
      [`{${inside},"x":"\u0007"}`, [400]],
      [`[${validBody}]`, [400]],
      [JSON.stringify(validBody), [400]],
      ['null', [400]],
      ['', [400]],
      [deep('[', ']', 60_000), [400]],
      [`)]}',\n${validBody}`, [400]],
    )
    .map(([text, statuses]) => ({ payload: Buffer.from(text), statuses }));
};

/** Other encodings than UTF-8, and invalid UTF-8. */
const encodings = (endpoint: Endpoint): fc.Arbitrary<Body> => {
  const validBody = JSON.stringify(validFields[endpoint]);
  const canaryStart = validBody.indexOf(canary);
  const withBytes = (...bytes: number[]) =>
    Buffer.concat([
      Buffer.from(validBody.slice(0, canaryStart)),
      Buffer.from(bytes),
      Buffer.from(validBody.slice(canaryStart)),
    ]);
  return fc
    .constantFrom<[Buffer, readonly number[]]>(
      [Buffer.from(`\ufeff${validBody}`), parsedStatuses],
      [Buffer.from(validBody, 'utf16le'), [400]],
      [Buffer.from(`\ufeff${validBody}`, 'utf16le'), [400]],
      [Buffer.from(validBody.replace('Ada', 'Åda'), 'latin1'), [400]],
      [withBytes(0xff), [400]],
      [withBytes(0xc0, 0xaf), [400]],
      [withBytes(0xe0, 0x80, 0xaf), [400]],
      [withBytes(0xed, 0xa0, 0x80), [400]],
      [withBytes(0xf4, 0x90, 0x80, 0x80), [400]],
      [withBytes(0xe2, 0x82), [400]],
      [withBytes(0x00), [400]],
      [withBytes(0x1f, 0x8b), [400]],
    )
    .map(([payload, statuses]) => ({ payload, statuses }));
};

/** Bytes changed at random. */
const corrupted = (endpoint: Endpoint): fc.Arbitrary<Body> => {
  const validBody = Buffer.from(JSON.stringify(validFields[endpoint]));
  return fc
    .tuple(fc.nat(validBody.length - 1), fc.uint8Array({ maxLength: 8 }), fc.nat(20))
    .map(([at, bytes, cut]) => ({
      payload: Buffer.concat([validBody.subarray(0, at), bytes, validBody.subarray(at + cut)]),
      statuses: [...parsedStatuses, 400],
    }));
};

/** Bodies for one endpoint, sent as JSON. */
export const jsonBody = (endpoint: Endpoint): fc.Arbitrary<Body> =>
  fc.oneof(
    { weight: 5, arbitrary: hostileValues(endpoint) },
    { weight: 3, arbitrary: wrongTypes(endpoint) },
    { weight: 2, arbitrary: oddSyntax(endpoint) },
    { weight: 1, arbitrary: encodings(endpoint) },
    { weight: 1, arbitrary: corrupted(endpoint) },
  );

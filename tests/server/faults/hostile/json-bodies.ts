/** JSON that is odd, and what only looks like it. */
import fc from 'fast-check';
import { canary } from './canaries.ts';
import { type Endpoint, type HostileRequest, hostileFields, wellMeant } from './request.ts';

type Body = Pick<HostileRequest, 'payload' | 'statuses'>;

/** A form that is taken, refused for its values, for its size, or asked for a proof of work. */
const readable = [201, 403, 413, 422];

const quoted = (fields: readonly (readonly [string, unknown])[]): string =>
  `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;

const texts = (endpoint: Endpoint): fc.Arbitrary<Body> =>
  hostileFields(endpoint).map((fields) => ({ payload: Buffer.from(quoted(fields)), statuses: readable }));

/** Values of every type in every field. */
const types = (endpoint: Endpoint): fc.Arbitrary<Body> =>
  fc
    .tuple(
      fc.subarray(Object.keys(wellMeant[endpoint]), { minLength: 1 }),
      fc.array(
        fc.oneof(
          fc.jsonValue({ maxDepth: 3 }),
          fc.constantFrom(null, true, 0, -0, 1e308, [], {}, [canary], { [canary]: 1 }, { length: 5 }),
        ),
        { minLength: 8, maxLength: 8 },
      ),
    )
    .map(([fields, values]) => {
      const odd = new Map(fields.map((field, index) => [field, values[index]]));
      const all = Object.entries(wellMeant[endpoint]).map(
        ([name, value]) => [name, odd.has(name) ? odd.get(name) : value] as const,
      );
      return { payload: Buffer.from(quoted(all)), statuses: readable };
    });

/** Written as no serialiser would. */
const spellings = (endpoint: Endpoint): fc.Arbitrary<Body> => {
  const whole = JSON.stringify(wellMeant[endpoint]);
  const inside = whole.slice(1, -1);
  const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
  return fc
    .constantFrom<[string, readonly number[]]>(
      [`{${inside},${inside.replaceAll('Ada', 'Eva')}}`, readable],
      [`{"__proto__":{"name":"${canary}"},${inside}}`, readable],
      [`{"constructor":{"prototype":{"x":1}},${inside}}`, readable],
      [`{${inside},"x":${deep('[', ']', 5_000)}}`, readable],
      [`{${inside},"x":${deep('{"a":', '}', 20_000).replace('}', '1}')}}`, readable],
      [`{${inside},"x":${'9'.repeat(400)},"y":1e999,"z":-1e-999}`, readable],
      [`{${inside},"x":"\\ud800\\udc00\\ud800"}`, readable],
      [inside.length ? `{${inside.replace(canary, `\\ud800${canary}\\u0000\\udfff`)}}` : '', readable],
      [` \t\r\n${whole}\n `, readable],
      [`{${inside},}`, [400]],
      [`{${inside}`, [400]],
      [`${whole}${whole}`, [400]],
      [whole.replaceAll('"', "'"), [400]],
      [`/* ${canary} */${whole}`, [400]],
      [`{${inside},"x":NaN}`, [400]],
      [`{${inside},"x":"\u0007"}`, [400]],
      [`[${whole}]`, [400]],
      [JSON.stringify(whole), [400]],
      ['null', [400]],
      ['', [400]],
      [deep('[', ']', 60_000), [400]],
      [`)]}',\n${whole}`, [400]],
    )
    .map(([text, statuses]) => ({ payload: Buffer.from(text), statuses }));
};

/** In other encodings than UTF-8, or in one that is damaged. */
const encodings = (endpoint: Endpoint): fc.Arbitrary<Body> => {
  const whole = JSON.stringify(wellMeant[endpoint]);
  const at = whole.indexOf(canary);
  const withBytes = (...bytes: number[]) =>
    Buffer.concat([Buffer.from(whole.slice(0, at)), Buffer.from(bytes), Buffer.from(whole.slice(at))]);
  return fc
    .constantFrom<[Buffer, readonly number[]]>(
      [Buffer.from(`\ufeff${whole}`), readable],
      [Buffer.from(whole, 'utf16le'), [400]],
      [Buffer.from(`\ufeff${whole}`, 'utf16le'), [400]],
      [Buffer.from(whole.replace('Ada', 'Åda'), 'latin1'), [400]],
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

/** Bytes that somebody has changed on the way. */
const damaged = (endpoint: Endpoint): fc.Arbitrary<Body> => {
  const whole = Buffer.from(JSON.stringify(wellMeant[endpoint]));
  return fc
    .tuple(fc.nat(whole.length - 1), fc.uint8Array({ maxLength: 8 }), fc.nat(20))
    .map(([at, bytes, cut]) => ({
      payload: Buffer.concat([whole.subarray(0, at), bytes, whole.subarray(at + cut)]),
      statuses: [...readable, 400],
    }));
};

/** Bodies for one endpoint that are said to be JSON. */
export const hostileJson = (endpoint: Endpoint): fc.Arbitrary<Body> =>
  fc.oneof(
    { weight: 5, arbitrary: texts(endpoint) },
    { weight: 3, arbitrary: types(endpoint) },
    { weight: 2, arbitrary: spellings(endpoint) },
    { weight: 1, arbitrary: encodings(endpoint) },
    { weight: 1, arbitrary: damaged(endpoint) },
  );

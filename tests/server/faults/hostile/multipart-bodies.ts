/** Form data with files, taken apart and put together wrongly. */
import fc from 'fast-check';
import { canary } from './canaries.ts';
import { type HostileFile, hostileFiles } from './cv-files.ts';
import { type Endpoint, type HostileRequest, hostileFields, wellMeant } from './request.ts';

type Body = Pick<HostileRequest, 'payload' | 'statuses'> & { type: string };

interface Part {
  headers: string;
  content: Buffer | string;
}

const boundary = '----formboundary7MA4YWxkTrZu0gW';
const anything = [201, 303, 400, 403, 413, 415, 422];

const escaped = (text: string) => text.replace(/\r\n|\r|\n/g, '%0D%0A').replaceAll('"', '%22');
const field = (name: string, value: string): Part => ({
  headers: `Content-Disposition: form-data; name="${escaped(name)}"`,
  content: value,
});
const file = (
  { bytes }: HostileFile,
  disposition: string,
  type = 'application/octet-stream',
  more = '',
): Part => ({
  headers: `Content-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}${more}`,
  content: bytes,
});

const assemble = (parts: readonly Part[], end = `--${boundary}--\r\n`): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ headers, content }) => [
      Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`),
      Buffer.from(content as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ]);

const fieldsOf = (endpoint: Endpoint): Part[] =>
  Object.entries(wellMeant[endpoint]).map(([name, value]) => field(name, value));
const whole = { name: 'cv.pdf', bytes: hostileFiles[0]?.bytes ?? Buffer.alloc(0) };
const wholeFile = file(whole, 'name="cv"; filename="cv.pdf"', 'application/pdf');
const type = `multipart/form-data; boundary=${boundary}`;

/** Every file there is, in an application that is right otherwise. */
const files: fc.Arbitrary<Body> = fc.constantFrom(...hostileFiles).map((cv) => ({
  type,
  payload: assemble([...fieldsOf('applications'), file(cv, `name="cv"; filename="${cv.name}"`)]),
  statuses: cv.taken === undefined ? [201, 303, 413, 415, 422] : cv.taken ? [201, 303, 403] : [413, 415, 422],
}));

/** What a file may be called. */
const names: fc.Arbitrary<Body> = fc
  .constantFrom(
    'name="cv"; filename="../../../../etc/passwd.pdf"',
    'name="cv"; filename="..\\\\..\\\\windows\\\\x.pdf"',
    'name="cv"; filename="C:\\fakepath\\cv.pdf"',
    `name="cv"; filename="${canary}%0D%0ABcc: victim@example.org.pdf"`,
    `name="cv"; filename="${canary}\\"; x=\\".pdf"`,
    `name="cv"; filename="${canary}\u0000.exe\u0000.pdf"`,
    `name="cv"; filename="${canary}\u202efdp.exe.pdf"`,
    `name="cv"; filename="${'x'.repeat(5_000)}.pdf"`,
    `name="cv"; filename="${canary}.pdf "`,
    `name="cv"; filename="=cmd|calc!A0 ${canary}.pdf"`,
    `name="cv"; filename="<b>${canary}</b>.pdf"`,
    `name="cv"; filename="CON.pdf"`,
    `name="cv"; filename=".pdf"`,
    `name="cv"; filename="cv.pdf"; filename="cv.exe"`,
    `name="cv"; filename*=UTF-8''${canary}%20%C3%A6.pdf`,
    `name="cv"; filename*=UTF-8''%ff%fe.pdf`,
    `name="cv"; filename*=utf-16''%00${canary}.pdf`,
    `name="cv"; filename*=UTF-8''..%2f..%2f${canary}.pdf`,
    `name="cv"; filename*=UTF-8''${canary}%0d%0aBcc%3a%20x.pdf`,
    `name="cv"; filename*=UTF-8''${canary}%00.pdf`,
    `name="cv"; filename*0="${canary}"; filename*1=".pdf"`,
    'name="cv"; filename=cv.pdf',
    'name=cv; filename="cv.pdf"',
    'name="cv"; filename=""',
    'name="cv"',
    'filename="cv.pdf"',
    'name=""; filename="cv.pdf"',
    'name="__proto__"; filename="cv.pdf"',
    'name="cv[]"; filename="cv.pdf"',
    'name="CV"; filename="cv.pdf"',
    `name="cv"; filename="=?utf-8?B?eC5wZGY=?="`,
    `name*=UTF-8''cv; filename="cv.pdf"`,
    ';;;',
    '',
  )
  .map((disposition) => ({
    type,
    payload: assemble([...fieldsOf('applications'), file(whole, disposition, 'application/pdf')]),
    statuses: anything,
  }));

/** How the parts come. */
const orders = (endpoint: Endpoint): fc.Arbitrary<Body> => {
  const fields = fieldsOf(endpoint);
  const end = `--${boundary}--\r\n`;
  const many = (count: number, part: Part) => Array.from({ length: count }, () => part);
  return fc
    .constantFrom<[readonly Part[], string?]>(
      [[wholeFile, ...fields]],
      [[...fields, wholeFile, ...fields]],
      [[...fields, ...many(4, wholeFile)]],
      [[...fields, ...many(1_000, wholeFile)]],
      [[...many(1_000, field(canary, 'x')), ...fields, wholeFile]],
      [[...fields, wholeFile, ...many(31, field(canary, 'x'))]],
      [[...fields, field('cv', 'no file'), wholeFile]],
      [[...fields, wholeFile, field('cv', 'no file')]],
      [[...fields, field('__proto__', 'x'), wholeFile]],
      [[...fields, field('constructor', 'x'), field('toString', 'x'), wholeFile]],
      [[...fields, field('x'.repeat(5_000), 'x'), wholeFile]],
      [[...fields, field('x', 'x'.repeat(200_000)), wholeFile]],
      [[...fields, { ...field('x', 'x'), headers: `${'X-A: b\r\n'.repeat(2_000)}X: y` }, wholeFile]],
      [[...fields, { ...wholeFile, headers: `${wholeFile.headers}\r\nX: ${'y'.repeat(100_000)}` }]],
      [fields],
      [[]],
      [[...fields, wholeFile], ''],
      [[...fields, wholeFile], `--${boundary}`],
      [[...fields, wholeFile], `--${boundary}\r\n`],
      [[...fields, wholeFile], `${end}trailing ${canary}`],
      [[...fields, wholeFile], `${end}${end}`],
    )
    .map(([parts, last]) => ({ type, payload: assemble(parts, last), statuses: anything }));
};

/** How the parts are encoded. */
const encodings = (endpoint: Endpoint): fc.Arbitrary<Body> =>
  fc
    .constantFrom('base64', 'quoted-printable', '7bit', 'binary', 'x-uuencode', canary, '')
    .chain((encoding) =>
      fc
        .constantFrom('', '\r\nContent-Type: text/plain; charset=utf-16', '\r\nContent-Type: text/html')
        .map((charset) => ({
          type,
          payload: assemble([
            ...fieldsOf(endpoint).map(({ headers, content }) => ({
              headers: `${headers}\r\nContent-Transfer-Encoding: ${encoding}${charset}`,
              content,
            })),
            file(
              whole,
              'name="cv"; filename="cv.pdf"',
              'application/pdf',
              `\r\nContent-Transfer-Encoding: ${encoding}`,
            ),
          ]),
          statuses: anything,
        })),
    );

/** What the request says of its boundary. */
const boundaries = (endpoint: Endpoint): fc.Arbitrary<Body> =>
  fc
    .constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=""',
      `multipart/form-data; boundary="${boundary}"`,
      'multipart/form-data; boundary=other',
      `multipart/form-data; boundary=${'x'.repeat(5_000)}`,
      `multipart/form-data; boundary=${boundary}; boundary=other`,
      `Multipart/Form-Data; BOUNDARY=${boundary}`,
      `multipart/form-data; charset=utf-16; boundary=${boundary}`,
      `multipart/form-data, application/json; boundary=${boundary}`,
      `multipart/form-dataz; boundary=${boundary}`,
      `multipart/mixed; boundary=${boundary}`,
      'multipart/form-data; boundary=a b',
      `multipart/form-data; boundary=${boundary}\t;;;`,
    )
    .map((named) => ({
      type: named,
      payload: assemble([...fieldsOf(endpoint), wholeFile]),
      statuses: anything,
    }));

const texts = (endpoint: Endpoint): fc.Arbitrary<Body> =>
  hostileFields(endpoint).map((fields) => ({
    type,
    payload: assemble([...fields.map(([name, value]) => field(name, value)), wholeFile]),
    statuses: anything,
  }));

/** Cut off, or with bytes that somebody has changed. */
const damaged = (endpoint: Endpoint): fc.Arbitrary<Body> => {
  const payload = assemble([...fieldsOf(endpoint), wholeFile]);
  return fc
    .tuple(fc.nat(payload.length - 1), fc.uint8Array({ maxLength: 8 }), fc.boolean())
    .map(([at, bytes, cut]) => ({
      type,
      payload: Buffer.concat([payload.subarray(0, at), bytes, cut ? Buffer.alloc(0) : payload.subarray(at)]),
      statuses: anything,
    }));
};

/** Bodies for one endpoint that are said to be form data. */
export const hostileMultipart = (endpoint: Endpoint): fc.Arbitrary<Body> =>
  fc.oneof(
    { weight: 3, arbitrary: texts(endpoint) },
    { weight: 2, arbitrary: orders(endpoint) },
    { weight: 1, arbitrary: encodings(endpoint) },
    { weight: 1, arbitrary: boundaries(endpoint) },
    { weight: 1, arbitrary: damaged(endpoint) },
    ...(endpoint === 'applications'
      ? [
          { weight: 2, arbitrary: files },
          { weight: 2, arbitrary: names },
        ]
      : []),
  );

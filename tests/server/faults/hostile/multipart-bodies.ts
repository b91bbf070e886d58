/** Multipart bodies with hostile files, names, parts and boundaries. */
import fc from 'fast-check';
import { canary } from './canaries.ts';
import { type HostileFile, hostileFiles } from './cv-files.ts';
import { type Endpoint, type HostileRequest, hostileFields, validFields } from './request.ts';

type Body = Pick<HostileRequest, 'payload' | 'statuses'> & { type: string };

interface Part {
  headers: string;
  content: Buffer | string;
}

const boundary = '----formboundary7MA4YWxkTrZu0gW';
const anyStatus = [201, 303, 400, 403, 413, 415, 422];

const escapeName = (text: string) => text.replace(/\r\n|\r|\n/g, '%0D%0A').replaceAll('"', '%22');
const buildFieldPart = (name: string, value: string): Part => ({
  headers: `Content-Disposition: form-data; name="${escapeName(name)}"`,
  content: value,
});
const buildFilePart = (
  { bytes }: HostileFile,
  disposition: string,
  type = 'application/octet-stream',
  extraHeaders = '',
): Part => ({
  headers: `Content-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}${extraHeaders}`,
  content: bytes,
});

const buildMultipart = (parts: readonly Part[], end = `--${boundary}--\r\n`): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ headers, content }) => [
      Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`),
      Buffer.from(content as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ]);

const getFieldParts = (endpoint: Endpoint): Part[] =>
  Object.entries(validFields[endpoint]).map(([name, value]) => buildFieldPart(name, value));
const validPdf = { name: 'cv.pdf', bytes: hostileFiles[0]?.bytes ?? Buffer.alloc(0) };
const validPdfPart = buildFilePart(validPdf, 'name="cv"; filename="cv.pdf"', 'application/pdf');
const type = `multipart/form-data; boundary=${boundary}`;

/** Each hostile file in an otherwise valid application. */
const hostileFileBodies: fc.Arbitrary<Body> = fc.constantFrom(...hostileFiles).map((cv) => ({
  type,
  payload: buildMultipart([
    ...getFieldParts('applications'),
    buildFilePart(cv, `name="cv"; filename="${cv.name}"`),
  ]),
  statuses:
    cv.isAccepted === undefined
      ? [201, 303, 413, 415, 422]
      : cv.isAccepted
        ? [201, 303, 403]
        : [413, 415, 422],
}));

/** Hostile file names. */
const hostileFileNames: fc.Arbitrary<Body> = fc
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
    payload: buildMultipart([
      ...getFieldParts('applications'),
      buildFilePart(validPdf, disposition, 'application/pdf'),
    ]),
    statuses: anyStatus,
  }));

/** Odd numbers, orders and sizes of parts. */
const oddParts = (endpoint: Endpoint): fc.Arbitrary<Body> => {
  const fields = getFieldParts(endpoint);
  const end = `--${boundary}--\r\n`;
  const repeatPart = (count: number, part: Part) => Array.from({ length: count }, () => part);
  return fc
    .constantFrom<[readonly Part[], string?]>(
      [[validPdfPart, ...fields]],
      [[...fields, validPdfPart, ...fields]],
      [[...fields, ...repeatPart(4, validPdfPart)]],
      [[...fields, ...repeatPart(1_000, validPdfPart)]],
      [[...repeatPart(1_000, buildFieldPart(canary, 'x')), ...fields, validPdfPart]],
      [[...fields, validPdfPart, ...repeatPart(31, buildFieldPart(canary, 'x'))]],
      [[...fields, buildFieldPart('cv', 'no file'), validPdfPart]],
      [[...fields, validPdfPart, buildFieldPart('cv', 'no file')]],
      [[...fields, buildFieldPart('__proto__', 'x'), validPdfPart]],
      [[...fields, buildFieldPart('constructor', 'x'), buildFieldPart('toString', 'x'), validPdfPart]],
      [[...fields, buildFieldPart('x'.repeat(5_000), 'x'), validPdfPart]],
      [[...fields, buildFieldPart('x', 'x'.repeat(200_000)), validPdfPart]],
      [
        [
          ...fields,
          { ...buildFieldPart('x', 'x'), headers: `${'X-A: b\r\n'.repeat(2_000)}X: y` },
          validPdfPart,
        ],
      ],
      [[...fields, { ...validPdfPart, headers: `${validPdfPart.headers}\r\nX: ${'y'.repeat(100_000)}` }]],
      [fields],
      [[]],
      [[...fields, validPdfPart], ''],
      [[...fields, validPdfPart], `--${boundary}`],
      [[...fields, validPdfPart], `--${boundary}\r\n`],
      [[...fields, validPdfPart], `${end}trailing ${canary}`],
      [[...fields, validPdfPart], `${end}${end}`],
    )
    .map(([parts, last]) => ({ type, payload: buildMultipart(parts, last), statuses: anyStatus }));
};

/** Odd transfer encodings and charsets. */
const oddEncodings = (endpoint: Endpoint): fc.Arbitrary<Body> =>
  fc
    .constantFrom('base64', 'quoted-printable', '7bit', 'binary', 'x-uuencode', canary, '')
    .chain((encoding) =>
      fc
        .constantFrom('', '\r\nContent-Type: text/plain; charset=utf-16', '\r\nContent-Type: text/html')
        .map((charset) => ({
          type,
          payload: buildMultipart([
            ...getFieldParts(endpoint).map(({ headers, content }) => ({
              headers: `${headers}\r\nContent-Transfer-Encoding: ${encoding}${charset}`,
              content,
            })),
            buildFilePart(
              validPdf,
              'name="cv"; filename="cv.pdf"',
              'application/pdf',
              `\r\nContent-Transfer-Encoding: ${encoding}`,
            ),
          ]),
          statuses: anyStatus,
        })),
    );

/** Odd declarations of the boundary. */
const oddBoundaries = (endpoint: Endpoint): fc.Arbitrary<Body> =>
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
    .map((declaredType) => ({
      type: declaredType,
      payload: buildMultipart([...getFieldParts(endpoint), validPdfPart]),
      statuses: anyStatus,
    }));

const hostileValues = (endpoint: Endpoint): fc.Arbitrary<Body> =>
  hostileFields(endpoint).map((fields) => ({
    type,
    payload: buildMultipart([...fields.map(([name, value]) => buildFieldPart(name, value)), validPdfPart]),
    statuses: anyStatus,
  }));

/** Truncated bodies, and bytes changed at random. */
const corrupted = (endpoint: Endpoint): fc.Arbitrary<Body> => {
  const payload = buildMultipart([...getFieldParts(endpoint), validPdfPart]);
  return fc
    .tuple(fc.nat(payload.length - 1), fc.uint8Array({ maxLength: 8 }), fc.boolean())
    .map(([at, bytes, cut]) => ({
      type,
      payload: Buffer.concat([payload.subarray(0, at), bytes, cut ? Buffer.alloc(0) : payload.subarray(at)]),
      statuses: anyStatus,
    }));
};

/** Bodies for one endpoint, sent as form data. */
export const multipartBody = (endpoint: Endpoint): fc.Arbitrary<Body> =>
  fc.oneof(
    { weight: 3, arbitrary: hostileValues(endpoint) },
    { weight: 2, arbitrary: oddParts(endpoint) },
    { weight: 1, arbitrary: oddEncodings(endpoint) },
    { weight: 1, arbitrary: oddBoundaries(endpoint) },
    { weight: 1, arbitrary: corrupted(endpoint) },
    ...(endpoint === 'applications'
      ? [
          { weight: 2, arbitrary: hostileFileBodies },
          { weight: 2, arbitrary: hostileFileNames },
        ]
      : []),
  );

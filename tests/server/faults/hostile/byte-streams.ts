/** Byte streams with odd or invalid HTTP, in the pieces in which they are sent. */
import fc from 'fast-check';
import { canary } from './canaries.ts';
import { validFields } from './request.ts';

export interface HostileStream {
  pieces: Buffer[];
  /** The sender waits for a response, ends its side, or resets the connection. */
  end: 'wait' | 'finish' | 'abort';
}

const body = JSON.stringify(validFields.messages);
const toChunk = (text: string, size = Buffer.byteLength(text).toString(16)) => `${size}\r\n${text}\r\n`;
const chunkedBody = `${toChunk(body)}0\r\n\r\n`;

/** The normal value in two of three cases. */
const mostly = <T>(normal: T, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(normal) }, { weight: 1, arbitrary: odd });

const hostileRequestLine = fc.constantFrom(
  'POST /api/messages HTTP/1.0',
  'POST /api/messages HTTP/2.0',
  'POST /api/messages HTTP/9',
  'POST /api/messages',
  'POST http://evil.example/api/messages HTTP/1.1',
  'POST //api/messages HTTP/1.1',
  'POST /api/../api/messages HTTP/1.1',
  'POST /api/%6dessages HTTP/1.1',
  'POST /api/messages%00 HTTP/1.1',
  `POST /api/messages?${canary}=${'x'.repeat(3_000)} HTTP/1.1`,
  `POST /${'x'.repeat(30_000)} HTTP/1.1`,
  'POST * HTTP/1.1',
  'post /api/messages HTTP/1.1',
  'BREW /api/messages HTTP/1.1',
  'CONNECT /api/messages HTTP/1.1',
  'TRACE /api/messages HTTP/1.1',
  'PRI * HTTP/2.0',
  ' POST /api/messages HTTP/1.1',
  'POST\t/api/messages\tHTTP/1.1',
  `${canary}\u0000\u0001\u0002`,
);

const hostileFraming = fc.constantFrom<[headers: string[], body: string]>(
  [[`Content-Length: ${body.length - 5}`], body],
  [[`Content-Length: ${body.length + 5}`], body],
  [[`Content-Length: ${body.length}`, `Content-Length: ${body.length}`], body],
  [[`Content-Length: ${body.length}`, 'Content-Length: 5'], body],
  [[`Content-Length: +${body.length}`], body],
  [['Content-Length: -1'], body],
  [['Content-Length: 0x10'], body],
  [['Content-Length: 99999999999999999999'], body],
  [['Content-Length: 9999999999'], body],
  [['Content-Length:'], body],
  [['Transfer-Encoding: chunked'], chunkedBody],
  [['Transfer-Encoding: chunked'], `${toChunk(body, 'ffffffffffffffff')}`],
  [['Transfer-Encoding: chunked'], `${toChunk(body, '-5')}0\r\n\r\n`],
  [
    ['Transfer-Encoding: chunked'],
    `${toChunk(body, `${body.length.toString(16)};${'x'.repeat(20_000)}`)}0\r\n\r\n`,
  ],
  [['Transfer-Encoding: chunked'], `${toChunk(body)}0\r\nX-Trailer: ${canary}\r\n\r\n`],
  [['Transfer-Encoding: chunked'], toChunk(body)],
  [['Transfer-Encoding: chunked', `Content-Length: ${body.length}`], chunkedBody],
  [['Transfer-Encoding: chunked', 'Content-Length: 5'], chunkedBody],
  [['Transfer-Encoding: identity'], body],
  [['Transfer-Encoding: gzip, chunked'], chunkedBody],
  [['Transfer-Encoding: chunked, identity'], chunkedBody],
  [['Transfer-Encoding : chunked'], chunkedBody],
  [['Transfer-Encoding: \u000bchunked'], chunkedBody],
  [['transfer-encoding: CHUNKED', 'Transfer-Encoding: x'], chunkedBody],
  [[], body],
);

const hostileHeaderLines = fc.subarray(
  [
    'Expect: 100-continue',
    `Expect: ${canary}`,
    'Connection: close',
    'Connection: keep-alive, Upgrade',
    'Upgrade: websocket',
    'Upgrade: h2c',
    'TE: trailers',
    'Host: evil.example',
    ' folded: yes',
    `X-${'y'.repeat(40_000)}: z`,
    `X-Nul: a\u0000b`,
    'X-Bare: a\rb',
    ': nameless',
    'no colon',
    `Cookie: ${canary}`,
    ...Array.from({ length: 150 }, (_, index) => `X-${index}: ${canary}`),
  ],
  { maxLength: 4 },
);

const request = fc.tuple(
  mostly('POST /api/messages HTTP/1.1', hostileRequestLine),
  mostly<[string[], string]>([[`Content-Length: ${body.length}`], body], hostileFraming),
  mostly<string[]>([], hostileHeaderLines),
  mostly('\r\n', fc.constantFrom('\n', '\r')),
);

/** One to three requests in a row. */
export const hostileStream: fc.Arbitrary<HostileStream> = fc
  .record({
    requests: fc.array(request, { minLength: 1, maxLength: 3 }),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
    length: mostly(1, fc.double({ min: 0, max: 1, noNaN: true })),
    end: fc.constantFrom<HostileStream['end']>('wait', 'finish', 'abort'),
  })
  .map(({ requests, cuts, length, end }) => {
    const bytes = Buffer.from(
      requests
        .map(([first, [headers, content], extraHeaders, newline]) =>
          [
            first,
            'Host: localhost',
            'Content-Type: application/json',
            ...headers,
            ...extraHeaders,
            '',
            content,
          ].join(newline),
        )
        .join(''),
      'latin1',
    );
    const sent = bytes.subarray(0, Math.ceil(bytes.length * length));
    const cutPositions = [
      0,
      ...cuts.map((cut) => Math.floor(cut * sent.length)).sort((a, b) => a - b),
      sent.length,
    ];
    return { end, pieces: cutPositions.slice(1).map((to, index) => sent.subarray(cutPositions[index], to)) };
  });

/** Streams that once got a wrong response; every run sends them. */
export const streamRegressions: readonly HostileStream[] = [
  { pieces: [], end: 'wait' },
  {
    pieces: [Buffer.from(`POST /api/messages HTTP/1.1\r\nHost: localhost\r\nExpect: ${canary}\r\n\r\n`)],
    end: 'wait',
  },
];

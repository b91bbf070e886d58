/** Requests that are wrong as HTTP, piece by piece as they are sent. */
import fc from 'fast-check';
import { canary } from './canaries.ts';
import { wellMeant } from './request.ts';

export interface HostileStream {
  pieces: Buffer[];
  /** How it ends: the sender waits, has said all, or is gone. */
  end: 'wait' | 'finish' | 'abort';
}

const body = JSON.stringify(wellMeant.messages);
const chunk = (text: string, size = Buffer.byteLength(text).toString(16)) => `${size}\r\n${text}\r\n`;
const chunked = `${chunk(body)}0\r\n\r\n`;

const usually = <T>(normal: T, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(normal) }, { weight: 1, arbitrary: odd });

const line = fc.constantFrom(
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

const framing = fc.constantFrom<[headers: string[], body: string]>(
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
  [['Transfer-Encoding: chunked'], chunked],
  [['Transfer-Encoding: chunked'], `${chunk(body, 'ffffffffffffffff')}`],
  [['Transfer-Encoding: chunked'], `${chunk(body, '-5')}0\r\n\r\n`],
  [
    ['Transfer-Encoding: chunked'],
    `${chunk(body, `${body.length.toString(16)};${'x'.repeat(20_000)}`)}0\r\n\r\n`,
  ],
  [['Transfer-Encoding: chunked'], `${chunk(body)}0\r\nX-Trailer: ${canary}\r\n\r\n`],
  [['Transfer-Encoding: chunked'], chunk(body)],
  [['Transfer-Encoding: chunked', `Content-Length: ${body.length}`], chunked],
  [['Transfer-Encoding: chunked', 'Content-Length: 5'], chunked],
  [['Transfer-Encoding: identity'], body],
  [['Transfer-Encoding: gzip, chunked'], chunked],
  [['Transfer-Encoding: chunked, identity'], chunked],
  [['Transfer-Encoding : chunked'], chunked],
  [['Transfer-Encoding: \u000bchunked'], chunked],
  [['transfer-encoding: CHUNKED', 'Transfer-Encoding: x'], chunked],
  [[], body],
);

const extra = fc.subarray(
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
  usually('POST /api/messages HTTP/1.1', line),
  usually<[string[], string]>([[`Content-Length: ${body.length}`], body], framing),
  usually<string[]>([], extra),
  usually('\r\n', fc.constantFrom('\n', '\r')),
);

/** One request, or some after each other. */
export const hostileStream: fc.Arbitrary<HostileStream> = fc
  .record({
    requests: fc.array(request, { minLength: 1, maxLength: 3 }),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
    length: usually(1, fc.double({ min: 0, max: 1, noNaN: true })),
    end: fc.constantFrom<HostileStream['end']>('wait', 'finish', 'abort'),
  })
  .map(({ requests, cuts, length, end }) => {
    const whole = Buffer.from(
      requests
        .map(([first, [headers, content], more, newline]) =>
          [first, 'Host: localhost', 'Content-Type: application/json', ...headers, ...more, '', content].join(
            newline,
          ),
        )
        .join(''),
      'latin1',
    );
    const sent = whole.subarray(0, Math.ceil(whole.length * length));
    const at = [0, ...cuts.map((cut) => Math.floor(cut * sent.length)).sort((a, b) => a - b), sent.length];
    return { end, pieces: at.slice(1).map((to, index) => sent.subarray(at[index], to)) };
  });

/** Streams that once had an answer of another kind: they are sent in every run. */
export const onceMisanswered: readonly HostileStream[] = [
  { pieces: [], end: 'wait' },
  {
    pieces: [Buffer.from(`POST /api/messages HTTP/1.1\r\nHost: localhost\r\nExpect: ${canary}\r\n\r\n`)],
    end: 'wait',
  },
];

/** Types and building blocks of hostile requests. */
import fc from 'fast-check';
import { canary, canaryAddress, canaryNumber } from './canaries.ts';
import { hostileText, victim } from './texts.ts';

export interface HostileRequest {
  url: string;
  headers: Record<string, string>;
  payload: Buffer;
  /** All statuses that would be right. */
  statuses: readonly number[];
}

export type Endpoint = 'enquiries' | 'messages' | 'applications';

/** Valid fields of each form, without its file. */
export const validFields: Record<Endpoint, Record<string, string>> = {
  enquiries: {
    name: `Ada ${canary}`,
    email: `${canary}@example.no`,
    mobile: `+47${canaryNumber}`,
    service: 'mobile-app',
    description: `An app that tells the tide, says ${canary}.`,
    language: 'no',
  },
  messages: {
    fullName: `Ada ${canary}`,
    email: `${canary}@example.no`,
    message: `Hello, it is me, ${canary}.`,
    language: 'en',
  },
  applications: {
    name: `Ada ${canary}`,
    email: `${canary}@example.no`,
    mobile: `+47${canaryNumber}`,
    message: `I would like to work with you, says ${canary}.`,
    language: 'en',
  },
};

const hostileEmail = fc.constantFrom(
  `${canary}@example.no\r\nBcc: ${victim}`,
  `${canary}@example.no,${victim}`,
  `${canary}@example.no, <${victim}>`,
  `"${canary}\\"@example.no"@example.no`,
  `"${canary} ${victim}"@example.no`,
  `${canary}%${victim}`,
  `${canary}!${victim}`,
  `<${canary}@example.no>`,
  `${canary}@[${canaryAddress}]`,
  `${canary}@example.no\u0000.example`,
  `${canary}ø@example.no`,
  `${canary}@blåbær.example`,
  `${canary.toUpperCase()}@EXAMPLE.NO`,
  `${canary}'--@example.no`,
  `-oQ/tmp/x${canary}@example.no`,
  `${canary}@${'a.'.repeat(150)}no`,
);

/** Fields that a form does not have, or that no visitor fills in. */
const unexpectedField = fc.constantFrom(
  'website',
  'elapsed',
  'altcha',
  'consent',
  'language',
  'cv',
  'id',
  'status',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  canary,
);

/** The value in one of `times` cases, else undefined. */
export const oneInTimes = <T>(times: number, value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

/** Valid fields of a form with hostile texts in a few of them. */
export const hostileFields = (endpoint: Endpoint): fc.Arbitrary<[string, string][]> =>
  fc
    .record({
      hostileNames: fc.subarray(
        Object.keys(validFields[endpoint]).filter((field) => field !== 'language'),
        { maxLength: 2 },
      ),
      texts: fc.array(hostileText, { minLength: 3, maxLength: 3 }),
      email: oneInTimes(4, hostileEmail),
      unexpected: oneInTimes(2, fc.tuple(unexpectedField, hostileText)),
    })
    .map(({ hostileNames, texts, email, unexpected }) => {
      const fields = new Map(Object.entries(validFields[endpoint]));
      for (const [index, field] of hostileNames.entries()) fields.set(field, texts[index] ?? '');
      if (email !== undefined) fields.set('email', email);
      return unexpected ? [...fields, unexpected] : [...fields];
    });

/** Hostile headers, without newlines, because no HTTP client can send those. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record(
    {
      accept: fc.constantFrom(
        'application/json',
        'application/problem+json',
        'text/html',
        '*/*',
        '',
        ',,;q=x',
      ),
      'accept-language': fc.constantFrom('no', 'en;q=0', '*', `${canary};q=9`, 'x'.repeat(4_000), ','),
      'idempotency-key': fc.oneof(
        { weight: 4, arbitrary: fc.uuid() },
        {
          weight: 1,
          arbitrary: fc.constantFrom('', ' ', 'a b', canary, 'ø', 'x'.repeat(255), 'x'.repeat(256), '1, 2'),
        },
      ),
      referer: fc.constantFrom(
        'http://localhost/contact',
        `//${victim}`,
        '%%%',
        `http://${canary}@example.org/%ff`,
        'x'.repeat(4_000),
      ),
      'user-agent': fc.constantFrom(canary, `() { :; }; ${canary}`, `\${jndi:ldap://${canary}}`),
      'x-forwarded-for': fc.constantFrom(canaryAddress, `${canaryAddress}, ${canary}`, "' or 1=1"),
      'x-forwarded-host': fc.constant(`${canary}.example.org`),
      'x-http-method-override': fc.constantFrom('DELETE', 'GET'),
      cookie: fc.constant(`i18next=${canary}; __proto__=1`),
      'content-encoding': fc.constantFrom('gzip', 'br', canary),
    },
    { requiredKeys: [] },
  )
  .map((headers) => Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)));

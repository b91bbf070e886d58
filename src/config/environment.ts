/** Everything that is set from outside. What each variable is for stands in the README. */
import { resolve } from 'node:path';
import { z } from 'zod';

const parseWith = <T>(test: (value: string) => boolean, read: (value: string) => T, wanted: string) =>
  z.string().refine(test, `must be ${wanted}`).transform(read);

const keep = (value: string): string => value;
const folder = z.string().transform((path) => resolve(path));

const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  parseWith(
    (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
    Number,
    max === Number.MAX_SAFE_INTEGER
      ? `a whole number, at least ${min}`
      : `a whole number from ${min} to ${max}`,
  );

const urlWithScheme = (schemes: string[], wanted: string) =>
  parseWith(
    (value) => {
      const url = /^[a-z]+:\/\/\S+$/i.test(value) ? URL.parse(value) : null;
      return url !== null && schemes.includes(url.protocol) && url.host !== '';
    },
    keep,
    wanted,
  );
const webAddress = (example: string) =>
  urlWithScheme(['http:', 'https:'], `an address that begins with http:// or https://, such as ${example}`);

/** A path, a query or a password in it would end up in every canonical link. */
const isOrigin = (value: string): boolean => {
  const url = /^https?:\/\/\S+$/i.test(value) ? URL.parse(value) : null;
  return url !== null && url.href === `${url.origin}/`;
};
const toOrigin = (value: string): string => new URL(value).origin;

const mailAddress = '[^\\s@<>,]+@[^\\s@<>,]+';
const isMailbox = (value: string): boolean =>
  new RegExp(`^(?:${mailAddress}|[^<>,@]*<${mailAddress}>)$`).test(value.trim());
const seconds = (value: string): string[] => value.split(',').map((part) => part.trim());

const host = parseWith((value) => /^[\w.:-]+$/.test(value), keep, 'a host name or an IP address');

/** Of pino. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(4173),
  HOST: host.default('127.0.0.1'),
  SITE_URL: parseWith(
    isOrigin,
    toOrigin,
    'an origin: http:// or https:// and a host, without a path, such as https://www.example.no',
  ).default('http://localhost:4173'),
  CONTENT_DIR: folder.prefault('content'),
  OUT_DIR: folder.prefault('dist'),
  CACHE_DIR: folder.prefault('.cache'),
  DATA_DIR: folder.prefault('.data'),
  DATABASE_URL: urlWithScheme(
    ['postgres:', 'postgresql:'],
    'an address that begins with postgres://, or unset for SQLite',
  ).optional(),
  SMTP_URL: urlWithScheme(['smtp:', 'smtps:'], 'an address that begins with smtp:// or smtps://').optional(),
  MAIL_FROM: parseWith(isMailbox, keep, 'a mail address, such as Web <web@example.no>').optional(),
  MAIL_TO: parseWith(
    (value) => value.split(',').every(isMailbox),
    keep,
    'a mail address, or several with commas between them',
  ).optional(),
  WEBHOOK_URL: webAddress('https://example.no/hook').optional(),
  WEBHOOK_SECRET: z.string().optional(),
  DELIVERY_SCHEDULE: parseWith(
    (value) => seconds(value).every((part) => /^\d{1,9}$/.test(part)),
    (value) => seconds(value).map(Number),
    'seconds with commas between them, such as 0,5,300',
  ).prefault('0,5,300,1800,7200,18000,36000,36000'),
  RATE_LIMIT: wholeNumber(1).default(20),
  TRUST_PROXY: wholeNumber(0, 100).default(0),
  ALARM_AFTER: wholeNumber(1, 10_000).default(60),
  RETENTION_MONTHS: wholeNumber(1, 1200).default(24),
  RETENTION_MONTHS_APPLICATIONS: wholeNumber(1, 1200).default(6),
  METRICS_HOST: host.default('127.0.0.1'),
  METRICS_PORT: wholeNumber(0, 65_535).default(9464),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  BOOKING_URL: webAddress('https://example.no/book').optional(),
  CHAT_SCRIPT_URL: webAddress('https://example.no/chat.js').optional(),
});

/** The names of all of them. */
export const environmentVariables: readonly string[] = Object.keys(variables.shape);

export interface Environment {
  port: number;
  host: string;
  /** Origin of the published site, without a trailing slash. */
  siteUrl: string;
  /** Folders, absolute. */
  contentDir: string;
  outDir: string;
  cacheDir: string;
  dataDir: string;
  /** Unset: SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  mailTo: string | undefined;
  webhookUrl: string | undefined;
  webhookSecret: string | undefined;
  /** Seconds to wait before each attempt. */
  deliverySchedule: number[];
  /** Submissions a minute from one address. */
  rateLimit: number;
  /** Number of proxies in front whose forwarded address is believed. */
  trustProxy: number;
  /** Minutes after which a delivery that is not done counts as late. */
  alarmAfter: number;
  /** Calendar months after which enquiries and messages are deleted. */
  retentionMonths: number;
  retentionMonthsApplications: number;
  metricsHost: string;
  /** 0: no metrics. */
  metricsPort: number;
  logLevel: (typeof logLevels)[number];
  bookingUrl: string | undefined;
  chatScriptUrl: string | undefined;
}

/** The message has one line for each variable that is wrong; values are left out, as some hold passwords. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads the environment.
 * @param env usually `process.env`; an empty variable counts as unset.
 * @throws EnvironmentError that names each variable with a value that cannot be used, and what is wanted.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = variables.safeParse(set);
  if (!result.success)
    throw new EnvironmentError(
      result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'),
    );
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL,
    contentDir: values.CONTENT_DIR,
    outDir: values.OUT_DIR,
    cacheDir: values.CACHE_DIR,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    webhookUrl: values.WEBHOOK_URL,
    webhookSecret: values.WEBHOOK_SECRET,
    deliverySchedule: values.DELIVERY_SCHEDULE,
    rateLimit: values.RATE_LIMIT,
    trustProxy: values.TRUST_PROXY,
    alarmAfter: values.ALARM_AFTER,
    retentionMonths: values.RETENTION_MONTHS,
    retentionMonthsApplications: values.RETENTION_MONTHS_APPLICATIONS,
    metricsHost: values.METRICS_HOST,
    metricsPort: values.METRICS_PORT,
    logLevel: values.LOG_LEVEL,
    bookingUrl: values.BOOKING_URL,
    chatScriptUrl: values.CHAT_SCRIPT_URL,
  };
}

/** Reads and validates the environment variables. Their descriptions are the reference in the README of the server. */
import { resolve } from 'node:path';
import { z } from 'zod';

/** Creates the schema of a variable. @param expected ends the error message "must be …". */
const text = <T>(isValid: (value: string) => boolean, parse: (value: string) => T, expected: string) =>
  z.string().refine(isValid, `must be ${expected}`).transform(parse);

const identity = (value: string): string => value;
const folder = z.string().transform((path) => resolve(path));

const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  text(
    (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
    Number,
    max === Number.MAX_SAFE_INTEGER
      ? `a whole number, at least ${min}`
      : `a whole number from ${min} to ${max}`,
  );

const urlWithScheme = (schemes: string[], expected: string) =>
  text(
    (value) => {
      const url = /^[a-z]+:\/\/\S+$/i.test(value) ? URL.parse(value) : null;
      return url !== null && schemes.includes(url.protocol) && url.host !== '';
    },
    identity,
    expected,
  );
const webUrl = (example: string) =>
  urlWithScheme(['http:', 'https:'], `an address that begins with http:// or https://, such as ${example}`);

/** Returns whether a value is an origin alone, because a path or password would be in every canonical link. */
const isOrigin = (value: string): boolean => {
  const url = /^https?:\/\/\S+$/i.test(value) ? URL.parse(value) : null;
  return url !== null && url.href === `${url.origin}/`;
};
const toOrigin = (value: string): string => new URL(value).origin;

const mailAddressPattern = '[^\\s@<>,]+@[^\\s@<>,]+';
const isMailbox = (value: string): boolean =>
  new RegExp(`^(?:${mailAddressPattern}|[^<>,@]*<${mailAddressPattern}>)$`).test(value.trim());
const splitList = (value: string): string[] => value.split(',').map((part) => part.trim());

const host = text((value) => /^[\w.:-]+$/.test(value), identity, 'a host name or an IP address');

/** Levels of pino. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const serveModes = ['all', 'api'] as const;

const smtpTlsModes = ['required', 'optional'] as const;

/**
 * Schemas of all variables. `description` and `usedBy` are the variable's entry in the README of the server, which
 * `npm run environment` updates; `unset` is shown there in place of a default.
 */
const variablesSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(4173).meta({ usedBy: 'server', description: 'port to listen on' }),
  HOST: host.default('127.0.0.1').meta({ usedBy: 'server', description: 'address to listen on' }),
  SITE_URL: text(
    isOrigin,
    toOrigin,
    'an origin: http:// or https:// and a host, without a path, such as https://www.example.no',
  )
    .default('http://localhost:4173')
    .meta({
      usedBy: 'both',
      description:
        'origin of the published site for canonical links, feeds and the sitemap; `https` adds the headers that need it',
    }),
  OUT_DIR: folder.prefault('dist').meta({ usedBy: 'both', description: 'folder of the build' }),
  CONTENT_DIR: folder.prefault('content').meta({ usedBy: 'build', description: 'content tree of a build' }),
  CACHE_DIR: folder.prefault('.cache').meta({
    usedBy: 'build',
    description: 'results that a build keeps for the next one; safe to delete',
  }),
  BOOKING_URL: webUrl('https://example.no/book').optional().meta({
    usedBy: 'build',
    unset: 'the contact page',
    description: 'where visitors book a meeting',
  }),
  CHAT_SCRIPT_URL: webUrl('https://example.no/chat.js')
    .optional()
    .meta({ usedBy: 'build', description: 'script of a live chat, loaded after the visitor has consented' }),
  CHAT_ORIGINS: text(
    (value) => splitList(value).every(isOrigin),
    (value) => splitList(value).map(toOrigin),
    'origins with commas between them, such as https://api.example.no,https://files.example.no',
  )
    .optional()
    .meta({
      usedBy: 'build',
      description:
        'further origins that the chat uses, separated by commas; the content security policy allows them',
    }),
  DATA_DIR: folder.prefault('.data').meta({
    usedBy: 'server',
    description: 'folder of the SQLite database and of unfinished uploads',
  }),
  DATABASE_URL: urlWithScheme(
    ['postgres:', 'postgresql:'],
    'an address that begins with postgres://, or unset for SQLite',
  )
    .optional()
    .meta({
      usedBy: 'server',
      unset: 'SQLite',
      description: '`postgres://…`, when several servers share one storage',
    }),
  SMTP_URL: urlWithScheme(['smtp:', 'smtps:'], 'an address that begins with smtp:// or smtps://')
    .optional()
    .meta({
      usedBy: 'server',
      unset: 'no mail',
      description: '`smtp://user:password@host:587` or `smtps://…`; needs `MAIL_FROM` and `MAIL_TO`',
    }),
  SMTP_TLS: z
    .enum(smtpTlsModes, { error: `must be one of ${smtpTlsModes.join(', ')}` })
    .default('required')
    .meta({
      usedBy: 'server',
      description:
        '`optional` sends mail unencrypted to a server that offers no TLS. A user name and password are never sent unencrypted, except to this machine',
    }),
  MAIL_FROM: text(isMailbox, identity, 'a mail address, such as Web <web@example.no>')
    .optional()
    .meta({ usedBy: 'server', description: 'sender of all mails' }),
  MAIL_TO: text(
    (value) => value.split(',').every(isMailbox),
    identity,
    'a mail address, or several with commas between them',
  )
    .optional()
    .meta({
      usedBy: 'server',
      description: 'recipients of submissions and alarms, separated by commas',
    }),
  WEBHOOK_URL: webUrl('https://example.no/hook').optional().meta({
    usedBy: 'server',
    unset: 'no webhook',
    description: 'where events are posted as JSON; needs `WEBHOOK_SECRET`',
  }),
  WEBHOOK_SECRET: z.string().optional().meta({
    usedBy: 'server',
    description:
      'base64, at least 24 bytes recommended, with or without `whsec_`: signs events by [Standard Webhooks](https://www.standardwebhooks.com). Two with a comma between them sign each event twice, while the receiver changes to a new one',
  }),
  DELIVERY: z.enum(['none'], { error: 'must be none, or unset' }).optional().meta({
    usedBy: 'server',
    description: '`none` starts an `https` site without mail and webhook, on purpose',
  }),
  DELIVERY_SCHEDULE: text(
    (value) => splitList(value).every((part) => /^\d{1,9}$/.test(part)),
    (value) => splitList(value).map(Number),
    'seconds with commas between them, such as 0,5,300',
  )
    .prefault('0,5,300,1800,7200,18000,36000,36000')
    .meta({ usedBy: 'server', description: 'seconds before each delivery attempt' }),
  ALARM_AFTER: wholeNumber(1, 10_000).default(60).meta({
    usedBy: 'server',
    description: 'minutes after which a pending delivery is late and an alarm reports it',
  }),
  ALARM_URL: webUrl('https://example.no/alarm').optional().meta({
    usedBy: 'server',
    description: 'where alarms are posted as JSON, besides mail and webhook',
  }),
  HEARTBEAT_URL: webUrl('https://example.no/heartbeat').optional().meta({
    usedBy: 'server',
    description: 'requested every minute while storage and deliveries work',
  }),
  RATE_LIMIT: wholeNumber(1).default(20).meta({
    usedBy: 'server',
    description:
      'submissions per minute and address; for a network five times as many, for all together thirty times as many, requests ten times as many',
  }),
  UPLOAD_QUOTA_MB: wholeNumber(1, 100_000).default(100).meta({
    usedBy: 'server',
    description: 'megabytes of CVs per hour and network; for all networks together ten times as many',
  }),
  DISK_RESERVE_MB: wholeNumber(0, 1_000_000).default(500).meta({
    usedBy: 'server',
    description:
      'megabytes of the disk of `DATA_DIR` that CVs leave free for texts; below it, CVs get 503. 0 turns the check off',
  }),
  CLAMD_ADDRESS: text(
    (value) => /^(?:unix:\/\S+|(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5})$/i.test(value),
    identity,
    'unix: and the path of a socket, such as unix:/run/clamav/clamd.ctl, or a host and a port, such as 127.0.0.1:3310',
  )
    .optional()
    .meta({
      usedBy: 'server',
      unset: 'no scan',
      description: 'clamd that scans CVs for malware: `unix:/path` or `host:port`',
    }),
  TRUST_PROXY: wholeNumber(0, 100).default(0).meta({
    usedBy: 'server',
    description: 'number of proxies in front of the server whose forwarded address is believed',
  }),
  RETENTION_MONTHS: wholeNumber(1, 1200).default(24).meta({
    usedBy: 'server',
    description: 'months after which enquiries and messages are deleted',
  }),
  RETENTION_MONTHS_APPLICATIONS: wholeNumber(1, 1200)
    .default(6)
    .meta({ usedBy: 'server', description: 'the same for applications' }),
  METRICS_HOST: host
    .default('127.0.0.1')
    .meta({ usedBy: 'server', description: 'host name or IP address of `/metrics`' }),
  METRICS_PORT: wholeNumber(0, 65_535)
    .default(9464)
    .meta({ usedBy: 'server', description: 'port of `/metrics`; 0 turns it off' }),
  DRAIN_SECONDS: wholeNumber(0, 3600).default(5).meta({
    usedBy: 'server',
    description:
      'seconds between SIGTERM and the end of listening, in which load balancers notice the 503 of `/readyz`',
  }),
  SERVE: z
    .enum(serveModes, { error: `must be one of ${serveModes.join(', ')}` })
    .default('all')
    .meta({
      usedBy: 'server',
      description: '`api` leaves pages and files to another web server or a CDN',
    }),
  BACKUP_DIR: folder.optional().meta({
    usedBy: 'server',
    unset: 'no scheduled backups',
    description:
      'folder in which the server keeps encrypted backups, on another disk if possible; needs `BACKUP_KEY`',
  }),
  BACKUP_KEY: text(
    (value) => /^[A-Za-z0-9+/]{43}=$/.test(value),
    identity,
    'the base64 of 32 random bytes, as made by: openssl rand -base64 32',
  )
    .optional()
    .meta({
      usedBy: 'server',
      description: 'base64 of 32 random bytes that encrypt backups; keep a copy away from this machine',
    }),
  BACKUP_INTERVAL_HOURS: wholeNumber(1, 720)
    .default(24)
    .meta({ usedBy: 'server', description: 'hours between scheduled backups' }),
  BACKUP_KEEP_DAYS: wholeNumber(1, 3650)
    .default(30)
    .meta({ usedBy: 'server', description: 'days after which scheduled backups are deleted' }),
  LOG_LEVEL: z
    .enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` })
    .default('info')
    .meta({
      usedBy: 'server',
      description: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`',
    }),
});

/** Names of all variables. */
export const environmentVariables: readonly string[] = Object.keys(variablesSchema.shape);

export interface VariableReference {
  name: string;
  /** Default as it would be written into the environment; undefined if the variable has none. */
  defaultValue: string | undefined;
  /** Behaviour without the variable, for those without a default. */
  unset: string | undefined;
  usedBy: 'build' | 'server' | 'both';
  description: string;
}

/** Lists the variables with their documentation, in the order of the schema. */
export const describeVariables = (): VariableReference[] =>
  Object.entries(variablesSchema.shape).map(([name, schema]) => {
    const { usedBy, description, unset } = referenceSchema.parse(schema.meta(), {
      error: () => `${name} needs a description and usedBy in its meta().`,
    });
    const { def } = schema;
    const defaultValue = 'defaultValue' in def ? String(def.defaultValue) : undefined;
    return { name, defaultValue, unset, usedBy, description };
  });

const referenceSchema = z.object({
  usedBy: z.enum(['build', 'server', 'both']),
  description: z.string().min(1),
  unset: z.string().optional(),
});

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
  smtpTls: (typeof smtpTlsModes)[number];
  mailFrom: string | undefined;
  mailTo: string | undefined;
  webhookUrl: string | undefined;
  /** One secret, or two with a comma between them. */
  webhookSecret: string | undefined;
  /** `none`: the site is meant to run without mail and webhook. */
  delivery: 'none' | undefined;
  /** Receives alarms besides mail and webhook. */
  alarmUrl: string | undefined;
  /** Requested every minute while storage and outbox work. */
  heartbeatUrl: string | undefined;
  /** Seconds to wait before each attempt. */
  deliverySchedule: number[];
  /** Submissions a minute from one address. */
  rateLimit: number;
  /** Megabytes of CVs from a network in an hour. */
  uploadQuotaMb: number;
  /** Megabytes of the disk that CVs leave free; 0 turns the check off. */
  diskReserveMb: number;
  /** `unix:/path` or `host:port`; unset: CVs are not scanned. */
  clamdAddress: string | undefined;
  /** Number of proxies whose forwarded address is trusted. */
  trustProxy: number;
  /** Minutes after which a pending delivery is overdue. */
  alarmAfter: number;
  /** Calendar months after which enquiries and messages are deleted. */
  retentionMonths: number;
  retentionMonthsApplications: number;
  metricsHost: string;
  /** 0 turns the metrics off. */
  metricsPort: number;
  /** Time from SIGTERM to the end of listening. */
  drainSeconds: number;
  /** `api`: another server or a CDN has the pages and files. */
  serve: (typeof serveModes)[number];
  /** Unset: no scheduled backups. */
  backupDir: string | undefined;
  /** Base64 of the key of backups. */
  backupKey: string | undefined;
  backupIntervalHours: number;
  backupKeepDays: number;
  logLevel: (typeof logLevels)[number];
  bookingUrl: string | undefined;
  chatScriptUrl: string | undefined;
  /** Further origins that the chat uses. */
  chatOrigins: string[];
}

/** The message has one line for each invalid variable, without its value, because some values contain passwords. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads the environment.
 * @param env usually `process.env`; an empty variable counts as unset.
 * @throws EnvironmentError that names each invalid variable and the expected value.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = variablesSchema.safeParse(nonEmpty);
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
    smtpTls: values.SMTP_TLS,
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    webhookUrl: values.WEBHOOK_URL,
    webhookSecret: values.WEBHOOK_SECRET,
    delivery: values.DELIVERY,
    alarmUrl: values.ALARM_URL,
    heartbeatUrl: values.HEARTBEAT_URL,
    deliverySchedule: values.DELIVERY_SCHEDULE,
    rateLimit: values.RATE_LIMIT,
    uploadQuotaMb: values.UPLOAD_QUOTA_MB,
    diskReserveMb: values.DISK_RESERVE_MB,
    clamdAddress: values.CLAMD_ADDRESS,
    trustProxy: values.TRUST_PROXY,
    alarmAfter: values.ALARM_AFTER,
    retentionMonths: values.RETENTION_MONTHS,
    retentionMonthsApplications: values.RETENTION_MONTHS_APPLICATIONS,
    metricsHost: values.METRICS_HOST,
    metricsPort: values.METRICS_PORT,
    drainSeconds: values.DRAIN_SECONDS,
    serve: values.SERVE,
    backupDir: values.BACKUP_DIR,
    backupKey: values.BACKUP_KEY,
    backupIntervalHours: values.BACKUP_INTERVAL_HOURS,
    backupKeepDays: values.BACKUP_KEEP_DAYS,
    logLevel: values.LOG_LEVEL,
    bookingUrl: values.BOOKING_URL,
    chatScriptUrl: values.CHAT_SCRIPT_URL,
    chatOrigins: values.CHAT_ORIGINS ?? [],
  };
}

import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from '#config/environment.ts';

const readErrorMessage = (env: NodeJS.ProcessEnv): string => {
  try {
    readEnvironment(env);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return '';
};

test('an empty environment has the documented defaults', () => {
  expect(readEnvironment({})).toEqual({
    port: 4173,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:4173',
    contentDir: resolve('content'),
    outDir: resolve('dist'),
    cacheDir: resolve('.cache'),
    dataDir: resolve('.data'),
    smtpTls: 'required',
    deliverySchedule: [0, 5, 300, 1800, 7200, 18_000, 36_000, 36_000],
    rateLimit: 20,
    drainSeconds: 5,
    serve: 'all',
    uploadQuotaMb: 100,
    diskReserveMb: 500,
    clamdAddress: undefined,
    trustProxy: 0,
    alarmAfter: 60,
    backupIntervalHours: 24,
    backupKeepDays: 30,
    retentionMonths: 24,
    retentionMonthsApplications: 6,
    metricsHost: '127.0.0.1',
    metricsPort: 9464,
    logLevel: 'info',
    chatOrigins: [],
  });
});

test('an empty variable counts as unset', () => {
  const empty = {
    PORT: '',
    SITE_URL: '',
    CONTENT_DIR: '',
    DELIVERY_SCHEDULE: '',
    SMTP_URL: '',
    BOOKING_URL: '',
  };
  expect(readEnvironment(empty)).toEqual(readEnvironment({}));
});

test('every variable reaches its field', () => {
  expect(
    readEnvironment({
      PORT: '0',
      HOST: '::1',
      SITE_URL: 'HTTPS://www.Example.no:443/',
      CONTENT_DIR: '/a/content',
      OUT_DIR: '/a/out',
      CACHE_DIR: '/a/cache',
      DATA_DIR: '/a/data',
      DATABASE_URL: 'postgres://u:p@db/site',
      SMTP_URL: 'smtps://u:p@mail.example.no:465',
      SMTP_TLS: 'optional',
      MAIL_FROM: 'Web <web@example.no>',
      MAIL_TO: 'a@example.no, B <b@example.no>',
      WEBHOOK_URL: 'https://example.no/hook',
      WEBHOOK_SECRET: ' s ',
      DELIVERY: 'none',
      ALARM_URL: 'https://example.no/alarm',
      HEARTBEAT_URL: 'https://example.no/heartbeat',
      DELIVERY_SCHEDULE: '0, 1,2',
      RATE_LIMIT: '5',
      DRAIN_SECONDS: '20',
      SERVE: 'api',
      UPLOAD_QUOTA_MB: '50',
      DISK_RESERVE_MB: '10',
      CLAMD_ADDRESS: 'unix:/run/clamav/clamd.ctl',
      TRUST_PROXY: '2',
      ALARM_AFTER: '15',
      BACKUP_DIR: '/a/backups',
      BACKUP_KEY: `${'A'.repeat(43)}=`,
      BACKUP_INTERVAL_HOURS: '12',
      BACKUP_KEEP_DAYS: '7',
      RETENTION_MONTHS: '12',
      RETENTION_MONTHS_APPLICATIONS: '3',
      METRICS_HOST: '::',
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
      BOOKING_URL: 'https://example.no/book?x=1',
      CHAT_SCRIPT_URL: 'https://example.no/chat.js',
      CHAT_ORIGINS: 'https://api.example.no, https://files.example.no/',
    }),
  ).toEqual({
    port: 0,
    host: '::1',
    siteUrl: 'https://www.example.no',
    contentDir: '/a/content',
    outDir: '/a/out',
    cacheDir: '/a/cache',
    dataDir: '/a/data',
    databaseUrl: 'postgres://u:p@db/site',
    smtpUrl: 'smtps://u:p@mail.example.no:465',
    smtpTls: 'optional',
    mailFrom: 'Web <web@example.no>',
    mailTo: 'a@example.no, B <b@example.no>',
    webhookUrl: 'https://example.no/hook',
    webhookSecret: ' s ',
    delivery: 'none',
    alarmUrl: 'https://example.no/alarm',
    heartbeatUrl: 'https://example.no/heartbeat',
    deliverySchedule: [0, 1, 2],
    rateLimit: 5,
    drainSeconds: 20,
    serve: 'api',
    uploadQuotaMb: 50,
    diskReserveMb: 10,
    clamdAddress: 'unix:/run/clamav/clamd.ctl',
    trustProxy: 2,
    alarmAfter: 15,
    backupDir: '/a/backups',
    backupKey: `${'A'.repeat(43)}=`,
    backupIntervalHours: 12,
    backupKeepDays: 7,
    retentionMonths: 12,
    retentionMonthsApplications: 3,
    metricsHost: '::',
    metricsPort: 0,
    logLevel: 'warn',
    bookingUrl: 'https://example.no/book?x=1',
    chatScriptUrl: 'https://example.no/chat.js',
    chatOrigins: ['https://api.example.no', 'https://files.example.no'],
  });
});

describe('an invalid value throws an error that names its variable', () => {
  test.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['HOST', 'http://localhost'],
    ['SITE_URL', 'www.example.no'],
    ['SITE_URL', 'https://example.no/site'],
    ['SITE_URL', 'https://example.no?x'],
    ['SITE_URL', 'https://user@example.no'],
    ['SITE_URL', 'ftp://example.no'],
    ['DATABASE_URL', 'mysql://db/site'],
    ['DATABASE_URL', 'postgres:site'],
    ['SMTP_URL', 'mail.example.no'],
    ['SMTP_URL', 'smtp:mail.example.no'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Web'],
    ['MAIL_TO', 'a@example.no,'],
    ['SMTP_TLS', 'no'],
    ['WEBHOOK_URL', 'example.no/hook'],
    ['DELIVERY', 'off'],
    ['ALARM_URL', 'mailto:us@example.no'],
    ['HEARTBEAT_URL', 'example.no'],
    ['DELIVERY_SCHEDULE', '0,,5'],
    ['DELIVERY_SCHEDULE', '0,soon'],
    ['RATE_LIMIT', '0'],
    ['TRUST_PROXY', 'true'],
    ['ALARM_AFTER', '0'],
    ['BACKUP_KEY', 'short'],
    ['BACKUP_INTERVAL_HOURS', '0'],
    ['BACKUP_KEEP_DAYS', '0'],
    ['RETENTION_MONTHS', '0'],
    ['RETENTION_MONTHS_APPLICATIONS', 'six'],
    ['METRICS_HOST', 'http://localhost'],
    ['METRICS_PORT', '65536'],
    ['LOG_LEVEL', 'loud'],
    ['BOOKING_URL', 'javascript:alert(1)'],
    ['CHAT_SCRIPT_URL', 'chat.js'],
    ['CHAT_ORIGINS', 'https://example.no/path'],
  ])('%s=%s', (name, value) => {
    expect(readErrorMessage({ [name]: value })).toMatch(new RegExp(`^${name} must be .+\\.$`));
  });
});

test('all invalid variables are named, one per line', () => {
  const lines = readErrorMessage({ PORT: 'x', RATE_LIMIT: 'x' }).split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'RATE_LIMIT']);
});

test('a password in an invalid value is not in the message', () => {
  expect(readErrorMessage({ DATABASE_URL: 'mysql://u:hunter2@db' })).not.toContain('hunter2');
});

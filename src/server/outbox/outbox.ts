/** The transactional outbox: delivers stored submissions by mail to the company and the sender, and to a webhook. */
import type { Log } from '../log.ts';
import { createOutageLog, type OutageLog } from '../storage/outage-log.ts';
import type { Store } from '../storage/store.ts';
import type { Strings } from '../strings.ts';
import { createMailRoute, createUrlRoute, createWebhookRoute } from './alarms/alarm-routes.ts';
import { createAlarmWatcher } from './alarms/alarms.ts';
import type { AlarmCondition } from './alarms/conditions.ts';
import type { AttemptOutcome } from './attempt-pool.ts';
import type { Channel } from './channels.ts';
import { type Clock, createSharedClock } from './clock.ts';
import { type OutboxEnvironment, readOutboxConfiguration } from './configuration.ts';
import { DeliveryError } from './delivery-error.ts';
import { disableWhenGone, enableWebhooks } from './disabled-webhooks.ts';
import { createHeartbeat } from './heartbeat.ts';
import { buildAcknowledgement } from './mail/acknowledgement.ts';
import { buildCompanyMail } from './mail/company-mail.ts';
import { createMailer } from './mail/mailer.ts';
import { readNotification, type SubmissionNotification } from './notification.ts';
import { defaultTimings, type Timings } from './timings.ts';
import { announceUnannounced } from './unannounced.ts';
import { buildSubmissionPayload, createWebhookClient } from './webhook.ts';
import { createWorker } from './worker.ts';

/** Makes one attempt; throws if it fails. */
type SendNotification = (notification: SubmissionNotification, signal: AbortSignal) => Promise<void>;

export interface OutboxOptions {
  store: Store;
  environment: OutboxEnvironment;
  /** UI strings with the namespaces `forms` and `mail`. */
  strings: Strings;
  log: Log;
  /** Shared with other users of the store, so that each outage is logged once. */
  outageLog?: OutageLog;
  /** Clock of this machine; returns milliseconds since 1970. */
  now?: () => number;
  /** Clock that the workers on this storage share. */
  clock?: Clock | undefined;
  /** Returns a number from 0 to 1. */
  random?: () => number;
  timings?: Timings;
  /** Conditions that alarms report. */
  conditions?: readonly AlarmCondition[];
  onAttemptEnd?: ((channel: Channel, outcome: AttemptOutcome) => void) | undefined;
}

export interface Outbox {
  /** The configured channels. */
  channels: readonly Channel[];
  /** Messages for the operator about channels that are not configured. */
  notes: readonly string[];
  start(): void;
  /** Call after a submission was stored, so that it is not left to the next poll. */
  notify(): void;
  /** Claims nothing more, waits for running attempts, and releases those that do not end in time. */
  stop(): Promise<void>;
}

/**
 * Creates the worker and the alarms of the outbox. They connect to nothing before `start`.
 * @throws EnvironmentError if a channel is configured incompletely, or its secret is invalid.
 */
export function createOutbox({
  store,
  environment,
  strings,
  log,
  outageLog = createOutageLog(log),
  now = Date.now,
  clock = createSharedClock(store.dialect, now),
  random = Math.random,
  timings = defaultTimings,
  conditions = [],
  onAttemptEnd,
}: OutboxOptions): Outbox {
  const configuration = readOutboxConfiguration(environment);
  const { channels, notes } = configuration;
  const mail = configuration.mail && {
    mailer: createMailer(configuration.mail, timings.mail),
    to: configuration.mail.to,
  };
  const webhook =
    configuration.webhook &&
    disableWhenGone(
      createWebhookClient(configuration.webhook, timings.webhook, now),
      configuration.webhook.url,
      { store, log, now },
    );

  const sendByChannel: Partial<Record<Channel, SendNotification>> = {
    ...(mail && {
      'company-mail': async (notification, signal) => {
        const refused = await mail.mailer.send(
          buildCompanyMail(notification, mail.to, strings, store),
          signal,
        );
        const { id: delivery, reference } = notification;
        if (refused > 0) log.warn({ delivery, reference, refused }, 'Addresses of MAIL_TO were refused');
      },
      acknowledgement: async (notification, signal) => {
        await mail.mailer.send(buildAcknowledgement(notification, mail.to, strings), signal);
      },
    }),
    ...(webhook && {
      webhook: (notification, signal) =>
        webhook.post(notification.id, buildSubmissionPayload(notification), signal),
    }),
  };

  /** Announces submissions of earlier runs on channels that have been configured since. */
  async function prepare(): Promise<void> {
    const isWebhookDisabled = await enableWebhooks(store, configuration.webhook?.url);
    if (isWebhookDisabled)
      log.warn(
        'The webhook is off, because it answered 410 (gone): set WEBHOOK_URL, or run the command retry',
      );
    const deliveries = await announceUnannounced(store, channels, now());
    if (deliveries > 0) log.info({ deliveries }, 'Submissions that nobody was told of are announced now');
  }

  const worker = createWorker({
    store,
    channels,
    prepare,
    deliver: async (claim, signal) => {
      const notification = await readNotification(store, claim);
      if (!notification) throw new DeliveryError('erased');
      const send = sendByChannel[claim.channel];
      if (!send) throw new DeliveryError('not configured');
      await send(notification, signal);
    },
    schedule: environment.deliverySchedule,
    timings,
    outageLog,
    log,
    clock,
    random,
    onAttemptEnd,
  });
  const alarmWatcher = createAlarmWatcher(
    {
      store,
      routes: [
        ...(mail ? [createMailRoute(mail.mailer, mail.to)] : []),
        ...(webhook ? [createWebhookRoute(webhook)] : []),
        ...(environment.alarmUrl
          ? [createUrlRoute(environment.alarmUrl, environment.siteUrl, timings.webhook)]
          : []),
      ],
      conditions,
      lateAfterMs: environment.alarmAfter * 60_000,
      isSilent: environment.delivery === 'none' && channels.length === 0,
      log,
      now,
    },
    outageLog,
    timings.alarmCheckMs,
  );
  const heartbeat =
    environment.heartbeatUrl === undefined
      ? undefined
      : createHeartbeat({
          url: environment.heartbeatUrl,
          store,
          isWorkerAlive: worker.isAlive,
          log,
          timings,
        });

  return {
    channels,
    notes,
    start: () => {
      worker.start();
      alarmWatcher.start();
      heartbeat?.start();
    },
    notify: worker.notify,
    stop: async () => {
      await Promise.all([worker.stop(), alarmWatcher.stop(), heartbeat?.stop()]);
      await webhook?.close();
    },
  };
}

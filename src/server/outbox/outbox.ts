/** Tells of what has been stored: mail to the company, an acknowledgement to the sender, a webhook. */
import type { Log } from '../log.ts';
import { type OutageLog, createOutageLog } from '../storage/outage-log.ts';
import type { Store } from '../storage/store.ts';
import type { Strings } from '../strings.ts';
import { createAlarmWatcher } from './alarms/watch.ts';
import type { Channel } from './channels.ts';
import { type Clock, createSharedClock } from './clock.ts';
import { type OutboxEnvironment, readOutboxConfiguration } from './configuration.ts';
import { DeliveryError } from './delivery-error.ts';
import { buildAcknowledgement } from './mail/acknowledgement.ts';
import { buildCompanyMail } from './mail/company-mail.ts';
import { createMailer } from './mail/mailer.ts';
import { type SubmissionNotification, readNotification } from './notification.ts';
import { defaultTimings, type Timings } from './timings.ts';
import { buildSubmissionPayload } from './webhook/payload.ts';
import { createWebhookClient } from './webhook.ts';
import { type AttemptOutcome, createWorker } from './worker.ts';

/** Makes one attempt; throws when it failed. */
type Send = (announcement: SubmissionNotification, signal: AbortSignal) => Promise<void>;

export interface OutboxOptions {
  store: Store;
  environment: OutboxEnvironment;
  /** With the namespaces `forms` and `mail`. */
  strings: Strings;
  log: Log;
  /** Shared with others who use the storage: it is said once for all of them that it is gone. */
  outageLog?: OutageLog;
  /** Clock of this machine: milliseconds since 1970. */
  now?: () => number;
  /** What workers on this storage go by. */
  clock?: Clock | undefined;
  /** From 0 to 1. */
  random?: () => number;
  timings?: Timings;
  /** Told of every attempt that ended. */
  onAttemptEnd?: ((channel: Channel, outcome: AttemptOutcome) => void) | undefined;
}

export interface Outbox {
  /** Those that are configured. */
  channels: readonly Channel[];
  /** What is not configured, in plain words. */
  notes: readonly string[];
  start(): void;
  /** Something new has been stored. */
  notify(): void;
  /** Takes no more, waits for attempts under way, and gives back those that do not end in time. */
  stop(): Promise<void>;
}

/**
 * Prepares the delivery of what is in the outbox. Nothing is connected yet.
 * @throws EnvironmentError where half of a channel is configured, or a secret that cannot be used.
 */
export function createOutbox({
  store,
  environment,
  strings,
  log,
  outageLog: outage = createOutageLog(log),
  now = Date.now,
  clock = createSharedClock(store.dialect, now),
  random = Math.random,
  timings = defaultTimings,
  onAttemptEnd: onEnd,
}: OutboxOptions): Outbox {
  const { mail, webhook, channels, notes } = readOutboxConfiguration(environment);
  const post = mail && { mailer: createMailer(mail, timings.mail), to: mail.to };
  const hook = webhook && createWebhookClient(webhook, timings.webhook, now);

  const send: Partial<Record<Channel, Send>> = {
    ...(post && {
      'company-mail': async (announcement, signal) => {
        const refused = await post.mailer.send(buildCompanyMail(announcement, post.to, strings, store), signal);
        const { id: delivery, reference } = announcement;
        if (refused > 0) log.warn({ delivery, reference, refused }, 'Addresses of MAIL_TO were refused');
      },
      acknowledgement: async (announcement, signal) => {
        await post.mailer.send(buildAcknowledgement(announcement, post.to, strings), signal);
      },
    }),
    ...(hook && {
      webhook: (announcement, signal) => hook.post(announcement.id, buildSubmissionPayload(announcement), signal),
    }),
  };

  const worker = createWorker({
    store,
    channels,
    deliver: async (claim, signal) => {
      const announcement = await readNotification(store, claim);
      if (!announcement) throw new DeliveryError('erased');
      const channel = send[claim.channel];
      if (!channel) throw new DeliveryError('not configured');
      await channel(announcement, signal);
    },
    schedule: environment.deliverySchedule,
    timings,
    outageLog: outage,
    log,
    clock,
    random,
    onAttemptEnd: onEnd,
  });
  const watch = createAlarmWatcher(
    { store, mail: post, webhook: hook, lateAfterMs: environment.alarmAfter * 60_000, log, now },
    outage,
    timings.alarmCheckMs,
  );

  return {
    channels,
    notes,
    start: () => {
      worker.start();
      watch.start();
    },
    notify: worker.notify,
    stop: async () => {
      await Promise.all([worker.stop(), watch.stop()]);
      await hook?.close();
    },
  };
}

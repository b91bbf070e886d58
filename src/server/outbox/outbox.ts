/** Tells of what has been stored: mail to the company, an acknowledgement to the sender, a webhook. */
import type { Log } from '../log.ts';
import { type Outage, watchOutage } from '../storage/outage-log.ts';
import type { Store } from '../storage/store.ts';
import type { Strings } from '../strings.ts';
import { createWatch } from './alarms/watch.ts';
import type { Channel } from './channels.ts';
import { type Clock, sharedClock } from './clock.ts';
import { type DeliveryEnvironment, readConfiguration } from './configuration.ts';
import { DeliveryFailure } from './delivery-error.ts';
import { acknowledgement } from './mail/acknowledgement.ts';
import { companyMail } from './mail/company-mail.ts';
import { createMailer } from './mail/mailer.ts';
import { type Announcement, readAnnouncement } from './notification.ts';
import { defaultTimings, type Timings } from './timings.ts';
import { receivedPayload } from './webhook/payload.ts';
import { createWebhook } from './webhook.ts';
import { type AttemptOutcome, createWorker } from './worker.ts';

/** Makes one attempt; throws when it failed. */
type Send = (announcement: Announcement, signal: AbortSignal) => Promise<void>;

export interface DeliveryOptions {
  store: Store;
  environment: DeliveryEnvironment;
  /** With the namespaces `forms` and `mail`. */
  strings: Strings;
  log: Log;
  /** Shared with others who use the storage: it is said once for all of them that it is gone. */
  outage?: Outage;
  /** Clock of this machine: milliseconds since 1970. */
  now?: () => number;
  /** What workers on this storage go by. */
  clock?: Clock | undefined;
  /** From 0 to 1. */
  random?: () => number;
  timings?: Timings;
  /** Told of every attempt that ended. */
  onEnd?: ((channel: Channel, outcome: AttemptOutcome) => void) | undefined;
}

export interface Delivery {
  /** Those that are configured. */
  channels: readonly Channel[];
  /** What is not configured, in plain words. */
  notes: readonly string[];
  start(): void;
  /** Something new has been stored. */
  wake(): void;
  /** Takes no more, waits for attempts under way, and gives back those that do not end in time. */
  stop(): Promise<void>;
}

/**
 * Prepares the delivery of what is in the outbox. Nothing is connected yet.
 * @throws EnvironmentError where half of a channel is configured, or a secret that cannot be used.
 */
export function createDelivery({
  store,
  environment,
  strings,
  log,
  outage = watchOutage(log),
  now = Date.now,
  clock = sharedClock(store.flavour, now),
  random = Math.random,
  timings = defaultTimings,
  onEnd,
}: DeliveryOptions): Delivery {
  const { mail, webhook, channels, notes } = readConfiguration(environment);
  const post = mail && { mailer: createMailer(mail, timings.mail), to: mail.to };
  const hook = webhook && createWebhook(webhook, timings.webhook, now);

  const send: Partial<Record<Channel, Send>> = {
    ...(post && {
      'company-mail': async (announcement, signal) => {
        const refused = await post.mailer.send(companyMail(announcement, post.to, strings, store), signal);
        const { id: delivery, reference } = announcement;
        if (refused > 0) log.warn({ delivery, reference, refused }, 'Addresses of MAIL_TO were refused');
      },
      acknowledgement: async (announcement, signal) => {
        await post.mailer.send(acknowledgement(announcement, post.to, strings), signal);
      },
    }),
    ...(hook && {
      webhook: (announcement, signal) => hook.post(announcement.id, receivedPayload(announcement), signal),
    }),
  };

  const worker = createWorker({
    store,
    channels,
    attempt: async (claim, signal) => {
      const announcement = await readAnnouncement(store, claim);
      if (!announcement) throw new DeliveryFailure('erased');
      const channel = send[claim.channel];
      if (!channel) throw new DeliveryFailure('not configured');
      await channel(announcement, signal);
    },
    schedule: environment.deliverySchedule,
    timings,
    outage,
    log,
    clock,
    random,
    onEnd,
  });
  const watch = createWatch(
    { store, mail: post, webhook: hook, late: environment.alarmAfter * 60_000, log, now },
    outage,
    timings.watch,
  );

  return {
    channels,
    notes,
    start: () => {
      worker.start();
      watch.start();
    },
    wake: worker.wake,
    stop: async () => {
      await Promise.all([worker.stop(), watch.stop()]);
      await hook?.close();
    },
  };
}

/** Looks again and again whether something is stuck. */
import type { Outage } from '#server/storage/outage-log.ts';
import { type AlarmOptions, raiseAlarm } from './alarms.ts';

export interface Watch {
  start(): void;
  /** An alarm that is being sent is broken off; it is sent when the server runs again. */
  stop(): Promise<void>;
}

/** @param interval milliseconds. */
export function createWatch(options: AlarmOptions, outage: Outage, interval: number): Watch {
  const end = new AbortController();
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const look = () => {
    looking ??= raiseAlarm(options, end.signal)
      // Where nothing was stuck, nothing was written.
      .then(() => options.store.check())
      .then(outage.over, outage.report)
      .finally(() => {
        looking = undefined;
      });
  };

  return {
    start: () => {
      timer ??= setInterval(look, interval);
    },
    stop: async () => {
      clearInterval(timer);
      end.abort();
      await looking;
    },
  };
}

/** Looks again and again whether something is stuck. */
import type { OutageLog } from '#server/storage/outage-log.ts';
import { type AlarmOptions, sendDueAlarm } from './alarms.ts';

export interface AlarmWatcher {
  start(): void;
  /** An alarm that is being sent is broken off; it is sent when the server runs again. */
  stop(): Promise<void>;
}

/** @param interval milliseconds. */
export function createAlarmWatcher(options: AlarmOptions, outage: OutageLog, interval: number): AlarmWatcher {
  const end = new AbortController();
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const look = () => {
    looking ??= sendDueAlarm(options, end.signal)
      // Where nothing was stuck, nothing was written.
      .then(() => options.store.check())
      .then(outage.recordSuccess, outage.recordFailure)
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

/** Says once that the storage is gone, and once that it is back. */
import type { Log } from '../log.ts';
import { Unavailable } from './storage-errors.ts';

export interface Outage {
  /** After a use of the storage that worked. */
  over(): void;
  /** After one that did not. Anything but Unavailable is a defect, and said each time. */
  report(error: unknown): void;
}

export function watchOutage(log: Log): Outage {
  let out = false;
  return {
    over: () => {
      if (out) log.info('The storage is back');
      out = false;
    },
    report: (error) => {
      if (!(error instanceof Unavailable))
        log.error({ err: error }, 'The storage was not used as it should be');
      else if (!out)
        log.warn({ err: error }, 'The storage cannot be used: submissions are turned away, deliveries wait');
      out ||= error instanceof Unavailable;
    },
  };
}

/** Says once that the storage is gone, and once that it is back. */
import type { Log } from '../log.ts';
import { StorageUnavailableError } from './storage-errors.ts';

export interface OutageLog {
  /** After a use of the storage that worked. */
  recordSuccess(): void;
  /** After one that did not. Anything but Unavailable is a defect, and said each time. */
  recordFailure(error: unknown): void;
}

export function createOutageLog(log: Log): OutageLog {
  let out = false;
  return {
    recordSuccess: () => {
      if (out) log.info('The storage is back');
      out = false;
    },
    recordFailure: (error) => {
      if (!(error instanceof StorageUnavailableError))
        log.error({ err: error }, 'The storage was not used as it should be');
      else if (!out)
        log.warn({ err: error }, 'The storage cannot be used: submissions are turned away, deliveries wait');
      out ||= error instanceof StorageUnavailableError;
    },
  };
}

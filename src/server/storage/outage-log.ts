/** Logs each outage of the storage once when it begins and once when it ends. */
import type { Log } from '../log.ts';
import { StorageUnavailableError } from './storage-errors.ts';

export interface OutageLog {
  /** Call after a use of the storage that succeeded. */
  recordSuccess(): void;
  /** Call after a use that failed. An error other than StorageUnavailableError is a bug and is logged every time. */
  recordFailure(error: unknown): void;
}

/** Creates an outage log for all users of one store. */
export function createOutageLog(log: Log): OutageLog {
  let isDown = false;
  return {
    recordSuccess: () => {
      if (isDown) log.info('The storage is available again');
      isDown = false;
    },
    recordFailure: (error) => {
      if (!(error instanceof StorageUnavailableError))
        log.error({ err: error }, 'A bug: the storage was used incorrectly');
      else if (!isDown)
        log.warn(
          { err: error },
          'The storage is unavailable: submissions are refused and deliveries wait until it is back',
        );
      isDown ||= error instanceof StorageUnavailableError;
    },
  };
}

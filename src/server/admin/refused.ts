/** What was asked for is not there, or is not done: exit code 1. */
export class RefusedError extends Error {
  override name = 'Refused';
}

/** A command line that cannot be understood: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

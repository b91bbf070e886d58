/** Runs single checks of `npm run doctor`. */
import { Resolver } from 'node:dns/promises';
import { readEnvironment } from '#config/environment.ts';
import type { Diagnosis, DoctorCheck, DoctorContext } from '#server/doctor/diagnosis.ts';

/** Runs a check with environment variables. */
export async function runCheck(
  check: DoctorCheck,
  variables: Record<string, string>,
  context: Partial<DoctorContext> = {},
): Promise<Diagnosis[]> {
  return check({
    environment: readEnvironment(variables),
    variables,
    now: Date.now,
    timeoutMs: 10_000,
    dns: new Resolver(),
    ...context,
  });
}

/** Returns each diagnosis as `status: message`. */
export const toLines = (diagnoses: readonly Diagnosis[]): string[] =>
  diagnoses.map(({ status, message }) => `${status}: ${message}`);

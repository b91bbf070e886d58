/** Results of the checks of `npm run doctor`. */
import type { Resolver } from 'node:dns/promises';
import type { Environment } from '#config/environment.ts';

export type DiagnosisStatus = 'ok' | 'warning' | 'problem' | 'skipped';

export interface Diagnosis {
  status: DiagnosisStatus;
  /** One sentence, or a few. */
  message: string;
  /** The next step of the operator. */
  advice?: string;
}

export interface DoctorContext {
  environment: Environment;
  /** The variables as they were given. */
  variables: NodeJS.ProcessEnv;
  /** Returns milliseconds since 1970. */
  now: () => number;
  /** Limit for each connection and each answer. */
  timeoutMs: number;
  dns: Resolver;
}

/** A check reads and connects. It never changes or sends anything. */
export type DoctorCheck = (context: DoctorContext) => Diagnosis[] | Promise<Diagnosis[]>;

export const ok = (message: string): Diagnosis => ({ status: 'ok', message });
export const warning = (message: string, advice: string): Diagnosis => ({
  status: 'warning',
  message,
  advice,
});
export const problem = (message: string, advice: string): Diagnosis => ({
  status: 'problem',
  message,
  advice,
});
export const skipped = (message: string): Diagnosis => ({ status: 'skipped', message });

export const dayMs = 24 * 3_600_000;

/** Formats a number of days, rounded down: `1 day`, `12 days`. */
export function formatDays(milliseconds: number): string {
  const days = Math.floor(milliseconds / dayMs);
  return days === 1 ? '1 day' : `${days} days`;
}

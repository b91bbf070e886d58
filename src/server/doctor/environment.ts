/** Checks the environment variables as a whole. */
import { distance } from 'fastest-levenshtein';
import { EnvironmentError, environmentVariables } from '#config/environment.ts';
import { readOutboxConfiguration, requireChannel } from '../outbox/configuration.ts';
import { isLoopback } from './connection.ts';
import { type Diagnosis, type DoctorCheck, ok, problem, warning } from './diagnosis.ts';

/** Shorter names are too similar to variables of other programs. */
const minTypoLength = 6;

export const checkEnvironment: DoctorCheck = ({ environment, variables }) => {
  const diagnoses: Diagnosis[] = [
    ...[requireChannel, readOutboxConfiguration].flatMap((read) => listErrors(() => read(environment))),
    ...findTypos(variables),
  ];
  if (new URL(environment.siteUrl).protocol !== 'https:')
    diagnoses.push(
      problem(
        `SITE_URL is ${environment.siteUrl}, so visitors would send personal data without encryption.`,
        'Set SITE_URL to the public address with https, for the build and for the server.',
      ),
    );
  if (environment.metricsPort !== 0 && !isLoopback(environment.metricsHost))
    diagnoses.push(
      warning(
        `Other machines can read the metrics at ${environment.metricsHost}:${environment.metricsPort}.`,
        'Set METRICS_HOST=127.0.0.1, or let a firewall admit Prometheus only.',
      ),
    );
  if (!diagnoses.some(({ status }) => status === 'problem')) {
    const { channels, notes } = readOutboxConfiguration(environment);
    if (channels.length === 0)
      diagnoses.push(
        warning(
          'Nobody is told of submissions, because neither SMTP_URL nor WEBHOOK_URL is set.',
          'Somebody has to run npm run enquiries -- list regularly.',
        ),
      );
    diagnoses.push(
      ...notes
        .filter((note) => note.startsWith('WEBHOOK_SECRET') || note.startsWith('DELIVERY'))
        .map((note) => warning(note, 'Change the variable, and restart the server.')),
    );
  }
  return diagnoses.length > 0 ? diagnoses : [ok('All variables are valid.')];
};

/** Returns a problem for each line of an EnvironmentError. */
export function listErrors(read: () => unknown): Diagnosis[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.message
      .split('\n')
      .map((line) => problem(line, 'Change the variable. The server does not start with it.'));
  }
}

/** A misspelt variable has no effect, and nothing else would report it. */
function findTypos(variables: NodeJS.ProcessEnv): Diagnosis[] {
  return Object.keys(variables).flatMap((name) => {
    if (name.length < minTypoLength || environmentVariables.includes(name)) return [];
    const similar = environmentVariables.find(
      (variable) => variable.length >= minTypoLength && distance(name, variable) <= (name.length < 8 ? 1 : 2),
    );
    return similar ? [warning(`${name} has no effect.`, `If ${similar} is meant, rename it.`)] : [];
  });
}

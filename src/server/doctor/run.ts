/** Runs the checks of `npm run doctor`, and reports their results. */
import { Resolver } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { readEnvironment } from '#config/environment.ts';
import { escapeControlCharacters } from '#terminal/control-characters.ts';
import { checkBackups } from './backups.ts';
import { checkBuild } from './build.ts';
import { checkClock } from './clock.ts';
import { checkDatabase } from './database.ts';
import { type Diagnosis, type DiagnosisStatus, type DoctorCheck, problem, skipped } from './diagnosis.ts';
import { checkEndpoints } from './endpoints.ts';
import { checkEnvironment, listErrors } from './environment.ts';
import { checkFolders } from './folders.ts';
import { checkMail } from './mail.ts';
import { checkMailDns } from './mail-dns.ts';
import { checkProxy } from './proxy.ts';
import { checkScanner } from './scanner.ts';
import { checkSecurityTxt } from './security-txt.ts';
import { checkServer } from './server.ts';

/** Checks by subject, in the order of the report. */
const checks: Record<string, DoctorCheck> = {
  environment: checkEnvironment,
  build: checkBuild,
  'security.txt': checkSecurityTxt,
  server: checkServer,
  proxy: checkProxy,
  database: checkDatabase,
  folders: checkFolders,
  backups: checkBackups,
  clock: checkClock,
  mail: checkMail,
  'mail DNS': checkMailDns,
  endpoints: checkEndpoints,
  scanner: checkScanner,
};

const usage = `Usage: npm run doctor [-- --json]

Checks the environment in which the server runs, and says what is wrong and what to do. Run it as the account of the
server, with the same variables. Nothing is changed or sent.

Exit codes: 0 fine, 1 problems, 2 cannot run.`;

const timeoutMs = 5_000;

export interface SubjectDiagnosis extends Diagnosis {
  subject: string;
}

interface DoctorOutput {
  print: (text: string) => void;
  printError: (text: string) => void;
}

/**
 * Runs all checks at once.
 * @param variables usually `process.env`.
 * @returns the exit code: 0 fine, 1 problems, 2 cannot run.
 */
export async function runDoctor(
  argv: string[],
  variables: NodeJS.ProcessEnv,
  { print, printError }: DoctorOutput,
): Promise<number> {
  let options: { json?: boolean; help?: boolean };
  try {
    options = parseArgs({
      args: argv,
      options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    printError(`${(error as Error).message}\n\n${usage}`);
    return 2;
  }
  if (options.help) {
    print(usage);
    return 0;
  }
  const diagnoses = await diagnose(variables);
  print(
    options.json ? JSON.stringify(diagnoses, null, 2) : escapeControlCharacters(formatDiagnoses(diagnoses)),
  );
  return diagnoses.some(({ status }) => status === 'problem') ? 1 : 0;
}

async function diagnose(variables: NodeJS.ProcessEnv): Promise<SubjectDiagnosis[]> {
  const environmentErrors = listErrors(() => readEnvironment(variables));
  if (environmentErrors.length > 0)
    return [
      ...environmentErrors.map((diagnosis) => ({ subject: 'environment', ...diagnosis })),
      ...Object.keys(checks)
        .filter((subject) => subject !== 'environment')
        .map((subject) => ({ subject, ...skipped('The environment has to be valid first.') })),
    ];
  const context = {
    environment: readEnvironment(variables),
    variables,
    now: Date.now,
    timeoutMs,
    dns: new Resolver({ timeout: timeoutMs / 2, tries: 2 }),
  };
  const results = await Promise.all(
    Object.entries(checks).map(async ([subject, check]) => {
      const diagnoses = await Promise.resolve()
        .then(() => check(context))
        .catch((error: Error) => [
          problem(`The check itself failed: ${error.message}.`, 'Report this to the developers of the site.'),
        ]);
      return diagnoses.map((diagnosis) => ({ subject, ...diagnosis }));
    }),
  );
  return results.flat();
}

const statuses: readonly DiagnosisStatus[] = ['problem', 'warning', 'ok', 'skipped'];

function formatDiagnoses(diagnoses: readonly SubjectDiagnosis[]): string {
  const subjectWidth = Math.max(...diagnoses.map(({ subject }) => subject.length));
  const lines = diagnoses.map(({ status, subject, message, advice }) =>
    `${status.padEnd(7)}  ${subject.padEnd(subjectWidth)}  ${message}${advice ? ` ${advice}` : ''}`
      .replaceAll('\n', ' ')
      .trimEnd(),
  );
  const counts = statuses.map((status) => {
    const count = diagnoses.filter((diagnosis) => diagnosis.status === status).length;
    return `${count} ${status === 'problem' || status === 'warning' ? status + (count === 1 ? '' : 's') : status}`;
  });
  return [...lines, '', `${counts.join(', ')}.`].join('\n');
}

/** Command-line options of `npm run check`. */
import { parseArgs } from 'node:util';

export const checkUsage = `Usage: npm run check -- [OPTION]

Checks the content and prints what is wrong. A terminal shows each finding with the lines around it; otherwise a finding is
one line: path:line:column level rule message

  --json          a JSON array for programs
  --github        annotations for GitHub Actions, and a table for the job summary
  --sarif         SARIF 2.1.0
  --no-spelling   skips the spelling check, which takes longest
  --changed REF   only files that differ from REF, uncommitted changes included, and files that these changes affect
  --external      also checks that links to other sites work: warnings only
  --help          this text

Exit code 0: no errors (there may be warnings), 1: errors, 2: the check could not run.
To have a rule explained: npm run content -- explain RULE. To apply safe fixes: npm run content -- fix.`;

export type Reporter = 'terminal' | 'lines' | 'json' | 'github' | 'sarif';

export interface CheckOptions {
  reporter: Reporter;
  /** Git revision to compare with; everything is checked without it. */
  changedSince?: string | undefined;
  checkSpelling: boolean;
  checkExternalLinks: boolean;
  showHelp: boolean;
  useColour: boolean;
}

/**
 * Parses the arguments.
 * @param stdout the terminal reporter is the default where this is a terminal, `lines` elsewhere.
 * @param env FORCE_COLOR selects the terminal reporter with colours, NO_COLOR turns colours off.
 * @throws Error with the usage where the arguments are invalid.
 */
export function parseCheckOptions(
  args: string[],
  stdout: { isTTY?: boolean },
  env: NodeJS.ProcessEnv,
): CheckOptions {
  const flag = { type: 'boolean', default: false } as const;
  let values: ReturnType<typeof parse>;
  const parse = () =>
    parseArgs({
      args,
      options: {
        json: flag,
        github: flag,
        sarif: flag,
        'no-spelling': flag,
        external: flag,
        help: flag,
        changed: { type: 'string' },
      },
    }).values;
  try {
    values = parse();
  } catch (cause) {
    throw new Error(`${(cause as Error).message.replace(/\. To specify .*$/s, '.')}\n\n${checkUsage}`);
  }
  const reporters = (['json', 'github', 'sarif'] as const).filter((name) => values[name]);
  if (reporters.length > 1) {
    const names = reporters.map((name) => `--${name}`).join(' and ');
    throw new Error(`${names} cannot be used together.\n\n${checkUsage}`);
  }
  const isForced = env.FORCE_COLOR !== undefined && !['', '0', 'false'].includes(env.FORCE_COLOR);
  const isTerminal = Boolean(stdout.isTTY) || isForced;
  return {
    reporter: reporters[0] ?? (isTerminal ? 'terminal' : 'lines'),
    changedSince: values.changed,
    checkSpelling: !values['no-spelling'],
    checkExternalLinks: values.external,
    showHelp: values.help,
    useColour: isForced || (isTerminal && !env.NO_COLOR && env.TERM !== 'dumb'),
  };
}

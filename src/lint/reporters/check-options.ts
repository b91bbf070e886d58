/** What `npm run check` is asked for. */
import { parseArgs } from 'node:util';

export const checkUsage = `Usage: npm run check -- [OPTION]

Says what is wrong in the content. On a terminal with an excerpt of each place, otherwise a line each:
path:line:column level rule message

  --json          an array for programs
  --github        annotations for GitHub Actions, and a table for the summary of the job
  --sarif         SARIF 2.1.0
  --no-spelling   without the dictionaries, which take their time
  --changed REF   only what differs from REF, uncommitted work included, and what that affects
  --external      also asks other sites whether what is linked to still stands there: warnings only
  --help          this text

Exit 0 clean or warnings only, 1 errors, 2 cannot run.
What a rule means: npm run content -- explain RULE. Safe mending: npm run content -- fix.`;

export type Mouth = 'terminal' | 'lines' | 'json' | 'github' | 'sarif';

export interface CheckOptions {
  mouth: Mouth;
  /** What to compare with; everything is checked without it. */
  changed?: string | undefined;
  spelling: boolean;
  /** Whether other sites are asked about the links that lead to them. */
  external: boolean;
  help: boolean;
  colour: boolean;
}

interface Stream {
  isTTY?: boolean;
}

/**
 * Reads the arguments and what the terminal is.
 * @param env FORCE_COLOR asks for the words of a terminal where there is none, NO_COLOR for no colours.
 * @throws Error with the usage where the arguments cannot be understood.
 */
export function readCheckOptions(args: string[], stdout: Stream, env: NodeJS.ProcessEnv): CheckOptions {
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
  const asked = (['json', 'github', 'sarif'] as const).filter((name) => values[name]);
  if (asked.length > 1)
    throw new Error(`${asked.map((name) => `--${name}`).join(' and ')} exclude each other.\n\n${checkUsage}`);
  const forced = env.FORCE_COLOR !== undefined && !['', '0', 'false'].includes(env.FORCE_COLOR);
  const terminal = Boolean(stdout.isTTY) || forced;
  return {
    mouth: asked[0] ?? (terminal ? 'terminal' : 'lines'),
    changed: values.changed,
    spelling: !values['no-spelling'],
    external: values.external,
    help: values.help,
    colour: forced || (terminal && !env.NO_COLOR && env.TERM !== 'dumb'),
  };
}

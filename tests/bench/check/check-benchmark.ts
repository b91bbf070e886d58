/** Measures a check of many documents, and compares it with the bare parse of the same files. */
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '#i18n/languages.ts';
import { createBenchContent } from './bench-content.ts';
import { type ResourceUsage, runProgram } from './run-program.ts';

const documentsPerLanguage = 1000;
const rounds = 3;

const programs = {
  check: fileURLToPath(new URL('../../../scripts/check.ts', import.meta.url)),
  bare: fileURLToPath(new URL('./bare-parse.ts', import.meta.url)),
};

const runs = ['bare', 'cold', 'coldWithSpelling', 'warm'] as const;
type Run = (typeof runs)[number];

/** Seconds of each run, and memory of all. */
const goals = { cold: 6, coldWithSpelling: 15, warm: 1, megabytes: 500 };

export interface Figures {
  documents: number;
  cores: number;
  rounds: number;
  /** Minimum of time and maximum of memory over all rounds. `ratio` is the CPU time relative to the bare parse. */
  usage: Record<Run, ResourceUsage & { ratio: number }>;
  areGoalsMet: boolean;
}

/** Runs all programs in each round, so that a machine that becomes slower or faster affects all of them. */
export async function benchCheck(): Promise<Figures> {
  await using content = await createBenchContent(documentsPerLanguage);
  const { root, contentDir } = content;
  const env = { CONTENT_DIR: contentDir, NODE_COMPILE_CACHE: path.join(root, 'compiled') };
  const runCheck = (...args: string[]) => runProgram(programs.check, args, root, env);
  const removeCache = () => rm(path.join(root, '.cache'), { recursive: true, force: true });
  const measured: Record<Run, ResourceUsage[]> = { bare: [], cold: [], coldWithSpelling: [], warm: [] };
  for (let round = 0; round < rounds; round += 1) {
    measured.bare.push(await runProgram(programs.bare, [contentDir], root, env));
    await removeCache();
    measured.cold.push(await runCheck('--no-spelling'));
    await removeCache();
    measured.coldWithSpelling.push(await runCheck());
    measured.warm.push(await runCheck());
  }
  const bare = combineRounds(measured.bare);
  const summarize = (run: Run) => {
    const usage = combineRounds(measured[run]);
    return { ...usage, ratio: round(usage.cpu / bare.cpu) };
  };
  const usage = Object.fromEntries(runs.map((run) => [run, summarize(run)])) as Figures['usage'];
  const { cold, coldWithSpelling, warm } = usage;
  return {
    documents: documentsPerLanguage * languages.length,
    cores: availableParallelism(),
    rounds,
    usage,
    areGoalsMet:
      cold.seconds <= goals.cold &&
      coldWithSpelling.seconds <= goals.coldWithSpelling &&
      warm.seconds <= goals.warm &&
      [cold, coldWithSpelling, warm].every(({ megabytes }) => megabytes <= goals.megabytes),
  };
}

const round = (value: number): number => Number(value.toFixed(2));

const combineRounds = (usages: readonly ResourceUsage[]): ResourceUsage => ({
  seconds: round(Math.min(...usages.map(({ seconds }) => seconds))),
  cpu: round(Math.min(...usages.map(({ cpu }) => cpu))),
  megabytes: Math.round(Math.max(...usages.map(({ megabytes }) => megabytes))),
});

const runNames: Record<Run, string> = {
  bare: 'bare parse',
  cold: 'cold, no spelling',
  coldWithSpelling: 'cold, with spelling',
  warm: 'warm, with spelling',
};

export function formatCheckFigures({ documents, cores, rounds, usage, areGoalsMet }: Figures): string {
  const formatRow = ([name, ...cells]: readonly (string | number)[]) =>
    `${name}`.padEnd(22) + cells.map((cell) => `${cell}`.padStart(10)).join('');
  return [
    `${documents} documents of 600 words, and the site's own. ${cores} cores, best of ${rounds} rounds.`,
    '',
    formatRow(['', 'seconds', 'CPU', 'ratio', 'memory', 'goal']),
    ...runs.map((run) => {
      const { seconds, cpu, ratio, megabytes } = usage[run];
      return formatRow([
        runNames[run],
        `${seconds} s`,
        `${cpu} s`,
        ratio,
        `${megabytes} MB`,
        run === 'bare' ? '' : `${goals[run]} s`,
      ]);
    }),
    '',
    `Goals, with at most ${goals.megabytes} MB each: ${areGoalsMet ? 'met' : 'missed'}. The bare parse is remark with MDX and GFM. Ratios are of`,
    'CPU time, which depends little on other load of the machine.',
  ].join('\n');
}

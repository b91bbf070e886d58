/** Measures a check of many documents, and compares it with the bare parse of the same files. */
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '#i18n/languages.ts';
import { confirmBenchContent, createBenchContent } from './bench-content.ts';
import { combineRounds, type ResourceUsage, round, runProgram } from './run-program.ts';

const documentsPerLanguage = 1000;
const rounds = 3;

const programs = {
  check: fileURLToPath(new URL('../../../scripts/check.ts', import.meta.url)),
  bare: fileURLToPath(new URL('./bare-parse.ts', import.meta.url)),
};

const runs = ['bare', 'cold', 'coldWithSpelling', 'warm', 'coldWithRecords', 'warmWithRecords'] as const;
type Run = (typeof runs)[number];

/** Seconds of each run, and memory of all. */
const goals = { cold: 6, coldWithSpelling: 15, warm: 1, warmWithRecords: 1.5, megabytes: 500 };
/** A check with translation records may take this many times as long as one without. */
const maxRecordRatio = 1.5;

export interface CheckFigures {
  documents: number;
  cores: number;
  rounds: number;
  /** Minimum of time and maximum of memory over all rounds. `ratio` is the CPU time relative to the bare parse. */
  costs: Record<Run, ResourceUsage & { ratio: number }>;
  goalMet: boolean;
}

/** Runs all programs in each round, so that a machine that becomes slower or faster affects all of them. */
export async function benchCheck(): Promise<CheckFigures> {
  await using content = await createBenchContent(documentsPerLanguage);
  const { root, contentDir } = content;
  const env = { CONTENT_DIR: contentDir, NODE_COMPILE_CACHE: path.join(root, 'compiled') };
  const runCheck = (...args: string[]) => runProgram(programs.check, args, root, env);
  const deleteCache = () => rm(path.join(root, '.cache'), { recursive: true, force: true });
  const usagesByRun: Record<Run, ResourceUsage[]> = {
    bare: [],
    cold: [],
    coldWithSpelling: [],
    warm: [],
    coldWithRecords: [],
    warmWithRecords: [],
  };
  for (let index = 0; index < rounds; index += 1) {
    usagesByRun.bare.push(await runProgram(programs.bare, [contentDir], root, env));
    await deleteCache();
    usagesByRun.cold.push(await runCheck('--no-spelling'));
    await deleteCache();
    usagesByRun.coldWithSpelling.push(await runCheck());
    usagesByRun.warm.push(await runCheck());
  }
  await confirmBenchContent(contentDir);
  for (let index = 0; index < rounds; index += 1) {
    await deleteCache();
    usagesByRun.coldWithRecords.push(await runCheck('--no-spelling'));
    usagesByRun.warmWithRecords.push(await runCheck('--no-spelling'));
  }
  const bare = combineRounds(usagesByRun.bare);
  const summarize = (run: Run) => {
    const usage = combineRounds(usagesByRun[run]);
    return { ...usage, ratio: round(usage.cpu / bare.cpu) };
  };
  const costs = Object.fromEntries(runs.map((run) => [run, summarize(run)])) as CheckFigures['costs'];
  const { cold, coldWithSpelling, warm, coldWithRecords, warmWithRecords } = costs;
  return {
    documents: documentsPerLanguage * languages.length,
    cores: availableParallelism(),
    rounds,
    costs,
    goalMet:
      cold.seconds <= goals.cold &&
      coldWithSpelling.seconds <= goals.coldWithSpelling &&
      warm.seconds <= goals.warm &&
      coldWithRecords.seconds <= maxRecordRatio * cold.seconds &&
      warmWithRecords.seconds <= goals.warmWithRecords &&
      [cold, coldWithSpelling, warm].every(({ megabytes }) => megabytes <= goals.megabytes),
  };
}

const runLabels: Record<Run, string> = {
  bare: 'bare parse',
  cold: 'cold, no spelling',
  coldWithSpelling: 'cold, with spelling',
  warm: 'warm, with spelling',
  coldWithRecords: 'cold, translations',
  warmWithRecords: 'warm, translations',
};

const formatGoal = (run: Run, coldSeconds: number): string => {
  if (run === 'bare') return '';
  return `${run === 'coldWithRecords' ? round(maxRecordRatio * coldSeconds) : goals[run]} s`;
};

export function formatCheckFigures({ documents, cores, rounds, costs, goalMet }: CheckFigures): string {
  const formatRow = ([name, ...cells]: readonly (string | number)[]) =>
    `${name}`.padEnd(22) + cells.map((cell) => `${cell}`.padStart(10)).join('');
  return [
    `${documents} documents of 600 words, and the site's own. ${cores} cores, best of ${rounds} rounds.`,
    '',
    formatRow(['', 'seconds', 'CPU', 'ratio', 'memory', 'goal']),
    ...runs.map((run) => {
      const { seconds, cpu, ratio, megabytes } = costs[run];
      return formatRow([
        runLabels[run],
        `${seconds} s`,
        `${cpu} s`,
        ratio,
        `${megabytes} MB`,
        formatGoal(run, costs.cold.seconds),
      ]);
    }),
    '',
    `Goals, with at most ${goals.megabytes} MB each: ${goalMet ? 'met' : 'missed'}. The bare parse is remark with MDX and GFM. Ratios are of`,
    'CPU time, which depends little on other load of the machine.',
  ].join('\n');
}

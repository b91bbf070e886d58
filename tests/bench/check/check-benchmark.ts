/** What a check of many documents takes, beside the bare parse of the same files. */
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '#i18n/languages.ts';
import { layOut } from './bench-content.ts';
import { type Cost, measured } from './run-program.ts';

const documentsEach = 1000;
const rounds = 3;

const programs = {
  check: fileURLToPath(new URL('../../../scripts/check.ts', import.meta.url)),
  bare: fileURLToPath(new URL('./bare-parse.ts', import.meta.url)),
};

const runs = ['bare', 'cold', 'coldWithSpelling', 'warm'] as const;
type Run = (typeof runs)[number];

/** Seconds, and memory of each. */
const goal = { cold: 6, coldWithSpelling: 15, warm: 1, megabytes: 500 };

export interface Figures {
  documents: number;
  cores: number;
  rounds: number;
  /** Of each the least over the rounds, of memory the most: what else the machine did is not to count. */
  costs: Record<Run, Cost & { /** Of the bare parse, by CPU time. */ ratio: number }>;
  goalMet: boolean;
}

/** Runs them by turns, so that a machine that grows slower or faster does so for all. */
export async function benchCheck(): Promise<Figures> {
  await using tree = await layOut(documentsEach);
  const env = { CONTENT_DIR: tree.contentDir, NODE_COMPILE_CACHE: path.join(tree.root, 'compiled') };
  const check = (...args: string[]) => measured(programs.check, args, tree.root, env);
  const forget = () => rm(path.join(tree.root, '.cache'), { recursive: true, force: true });
  const taken: Record<Run, Cost[]> = { bare: [], cold: [], coldWithSpelling: [], warm: [] };
  for (let round = 0; round < rounds; round += 1) {
    taken.bare.push(await measured(programs.bare, [tree.contentDir], tree.root, env));
    await forget();
    taken.cold.push(await check('--no-spelling'));
    await forget();
    taken.coldWithSpelling.push(await check());
    taken.warm.push(await check());
  }
  const bare = best(taken.bare);
  const costOf = (run: Run) => {
    const cost = best(taken[run]);
    return { ...cost, ratio: rounded(cost.cpu / bare.cpu) };
  };
  const costs = Object.fromEntries(runs.map((run) => [run, costOf(run)])) as Figures['costs'];
  const { cold, coldWithSpelling, warm } = costs;
  return {
    documents: documentsEach * languages.length,
    cores: availableParallelism(),
    rounds,
    costs,
    goalMet:
      cold.seconds <= goal.cold &&
      coldWithSpelling.seconds <= goal.coldWithSpelling &&
      warm.seconds <= goal.warm &&
      [cold, coldWithSpelling, warm].every(({ megabytes }) => megabytes <= goal.megabytes),
  };
}

const rounded = (value: number): number => Number(value.toFixed(2));

const best = (costs: readonly Cost[]): Cost => ({
  seconds: rounded(Math.min(...costs.map(({ seconds }) => seconds))),
  cpu: rounded(Math.min(...costs.map(({ cpu }) => cpu))),
  megabytes: Math.round(Math.max(...costs.map(({ megabytes }) => megabytes))),
});

const names: Record<Run, string> = {
  bare: 'bare parse',
  cold: 'cold, no spelling',
  coldWithSpelling: 'cold, with spelling',
  warm: 'warm, with spelling',
};

/** The figures for people to read. */
export function described({ documents, cores, rounds, costs, goalMet }: Figures): string {
  const row = ([name, ...cells]: readonly (string | number)[]) =>
    `${name}`.padEnd(22) + cells.map((cell) => `${cell}`.padStart(10)).join('');
  return [
    `${documents} documents of 600 words, besides the site's own. ${cores} cores, best of ${rounds} rounds.`,
    '',
    row(['', 'seconds', 'CPU', 'ratio', 'memory', 'goal']),
    ...runs.map((run) => {
      const { seconds, cpu, ratio, megabytes } = costs[run];
      return row([
        names[run],
        `${seconds} s`,
        `${cpu} s`,
        ratio,
        `${megabytes} MB`,
        run === 'bare' ? '' : `${goal[run]} s`,
      ]);
    }),
    '',
    `Goals, with at most ${goal.megabytes} MB each: ${goalMet ? 'met' : 'missed'}. The bare parse is remark with MDX and GFM; ratios are of its CPU`,
    'time: what else the machine does hardly counts in them.',
  ].join('\n');
}

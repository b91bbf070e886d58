/** What the development server takes at 2 x 1,000 documents, beside an empty application's. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '#i18n/languages.ts';
import { measured } from '#tests/bench/check/measured.ts';
import { layOut } from '#tests/bench/check/texts.ts';
import { measureEditLatency } from './edit-latency.ts';
import { type Cost, type StartedServer, startServer } from './server-process.ts';

const documentsEach = 1000;
const rounds = 5;
const edits = 10;

const programs = {
  dev: fileURLToPath(new URL('../../../scripts/dev.ts', import.meta.url)),
  check: fileURLToPath(new URL('../../../scripts/check.ts', import.meta.url)),
  empty: fileURLToPath(new URL('./empty-vite.ts', import.meta.url)),
};

/** Times that an empty application takes; milliseconds. */
const goal = { ready: 1.5, edit: 200 };

const runs = ['empty', 'cold', 'warm'] as const;
type Run = (typeof runs)[number];

interface Start {
  ready: Cost;
  page: Cost;
}

export interface DevFigures {
  documents: number;
  cores: number;
  rounds: number;
  /** Of each the least over the rounds: what else the machine did is not to count. */
  starts: Record<Run, Start & { /** Ready, beside the empty application. */ ratio: number }>;
  /** Milliseconds from the saved file to the frame that shows it. */
  edit: { edits: number; least: number; median: number; most: number };
  goalMet: boolean;
}

/** Runs them by turns, so that a machine that grows slower or faster does so for all. */
export async function benchDev(): Promise<DevFigures> {
  await using tree = await layOut(documentsEach);
  const empty = path.join(tree.root, 'empty');
  await layOutEmpty(empty);
  const env = {
    CONTENT_DIR: tree.contentDir,
    DATA_DIR: path.join(tree.root, 'data'),
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: path.join(tree.root, 'compiled'),
  };
  const startDev = () => startServer(programs.dev, [], tree.root, env);
  const startEmpty = () => startServer(programs.empty, [empty], tree.root, env);
  const forget = () => rm(path.join(tree.root, '.cache'), { recursive: true, force: true });

  // Compiled code, and the packages that Vite bundles, are as they are on every day but the first.
  for (const start of [startEmpty, startDev]) await firstPage(await start(), '/');
  const taken: Record<Run, Start[]> = { empty: [], cold: [], warm: [] };
  let times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    taken.empty.push(await firstPage(await startEmpty(), '/'));
    await forget();
    taken.cold.push(await firstPage(await startDev(), address(round)));
  }
  {
    await using server = await startDev();
    times = await measureEditLatency(
      `${server.origin}${address(0)}`,
      path.join(tree.contentDir, 'en/blog/post-0.mdx'),
      edits,
    );
  }
  // What a check finds out is the server's, too.
  await measured(programs.check, [], tree.root, env);
  for (let round = 0; round < rounds; round += 1) {
    taken.empty.push(await firstPage(await startEmpty(), '/'));
    taken.warm.push(await firstPage(await startDev(), address(round)));
  }
  const emptyBest = best(taken.empty);
  const startOf = (run: Run) => {
    const start = best(taken[run]);
    return { ...start, ratio: rounded(start.ready.seconds / emptyBest.ready.seconds) };
  };
  const starts = Object.fromEntries(runs.map((run) => [run, startOf(run)])) as DevFigures['starts'];
  const sorted = times.toSorted((a, b) => a - b);
  const [least = 0] = sorted;
  const edit = { edits, least, median: sorted[Math.floor(edits / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
  return {
    documents: documentsEach * languages.length,
    cores: availableParallelism(),
    rounds,
    starts,
    edit,
    goalMet: starts.cold.ratio < goal.ready && starts.warm.ratio < goal.ready && edit.median < goal.edit,
  };
}

const address = (at: number): string => `/blog/post-${at}`;

async function layOutEmpty(folder: string): Promise<void> {
  await mkdir(folder);
  await writeFile(path.join(folder, 'index.html'), '<script type="module" src="/main.js"></script>\n');
  await writeFile(path.join(folder, 'main.js'), "document.body.append('Hello');\n");
}

/** Asks for one page, and ends the server. */
async function firstPage(server: StartedServer, address: string): Promise<Start> {
  await using running = server;
  const response = await fetch(running.origin + address, { headers: { accept: 'text/html' } });
  await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return { ready: running.ready, page: await running.cost() };
}

const rounded = (value: number): number => Number(value.toFixed(2));

const leastOf = (costs: readonly Cost[]): Cost => ({
  seconds: rounded(Math.min(...costs.map(({ seconds }) => seconds))),
  cpu: rounded(Math.min(...costs.map(({ cpu }) => cpu))),
});

const best = (starts: readonly Start[]): Start => ({
  ready: leastOf(starts.map(({ ready }) => ready)),
  page: leastOf(starts.map(({ page }) => page)),
});

const names: Record<Run, string> = {
  empty: 'empty application',
  cold: 'this site, first start',
  warm: 'this site, later starts',
};

/** The figures for people to read. */
export function formatDevFigures({ documents, cores, rounds, starts, edit, goalMet }: DevFigures): string {
  const row = ([name, ...cells]: readonly (string | number)[]) =>
    `${name}`.padEnd(26) + cells.map((cell) => `${cell}`.padStart(14)).join('');
  return [
    `${documents} documents of 600 words, besides the site's own. ${cores} cores, best of ${rounds} rounds.`,
    '',
    row(['', 'ready', 'CPU', 'ratio', 'first page', 'CPU']),
    ...runs.map((run) => {
      const { ready, page, ratio } = starts[run];
      return row([
        names[run],
        `${ready.seconds} s`,
        `${ready.cpu} s`,
        ratio,
        `${page.seconds} s`,
        `${page.cpu} s`,
      ]);
    }),
    '',
    `An edit shows after ${edit.median} ms in the median of ${edit.edits}, ${edit.least} ms at the least, ${edit.most} ms at the most.`,
    '',
    `Goals, ready in under ${goal.ready} times the empty application's, an edit under ${goal.edit} ms: ${goalMet ? 'met' : 'missed'}. The CPU of the`,
    'first page has that of the check in it, which runs beside the pages.',
  ].join('\n');
}

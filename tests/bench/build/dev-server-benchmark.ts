/** Measures the development server with 2 x 1,000 documents, compared with an empty application. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '#i18n/languages.ts';
import { createBenchContent } from '#tests/bench/check/bench-content.ts';
import { round, runProgram } from '#tests/bench/check/run-program.ts';
import { measureEditLatency } from './edit-latency.ts';
import { type Cost, type StartedServer, startServer } from './server-process.ts';

const documentsPerLanguage = 1000;
const rounds = 5;
const edits = 10;

const programs = {
  dev: fileURLToPath(new URL('../../../scripts/dev.ts', import.meta.url)),
  check: fileURLToPath(new URL('../../../scripts/check.ts', import.meta.url)),
  empty: fileURLToPath(new URL('./empty-vite.ts', import.meta.url)),
};

/** `ready`: multiple of the time of an empty application. `edit`: milliseconds. */
const goal = { ready: 1.5, edit: 200 };

const runs = ['empty', 'cold', 'warm'] as const;
type Run = (typeof runs)[number];

interface StartCosts {
  ready: Cost;
  page: Cost;
}

export interface DevFigures {
  documents: number;
  cores: number;
  rounds: number;
  /** Minimum over the rounds, because other load must not count. */
  starts: Record<
    Run,
    StartCosts & { /** Time until ready, divided by that of the empty application. */ ratio: number }
  >;
  /** Milliseconds from the saved file to the frame that shows it. */
  edit: { edits: number; least: number; median: number; most: number };
  goalMet: boolean;
}

/** Runs all kinds of starts in turn, so that a change of the machine's speed affects all of them. */
export async function benchDev(): Promise<DevFigures> {
  await using content = await createBenchContent(documentsPerLanguage);
  const empty = path.join(content.root, 'empty');
  await createEmptyApplication(empty);
  const env = {
    CONTENT_DIR: content.contentDir,
    DATA_DIR: path.join(content.root, 'data'),
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: path.join(content.root, 'compiled'),
  };
  const startDev = () => startServer(programs.dev, [], content.root, env);
  const startEmpty = () => startServer(programs.empty, [empty], content.root, env);
  const deleteCache = () => rm(path.join(content.root, '.cache'), { recursive: true, force: true });

  // Fills the caches of compiled code and of the packages that Vite bundles.
  for (const start of [startEmpty, startDev]) await requestFirstPage(await start(), '/');
  const startsByRun: Record<Run, StartCosts[]> = { empty: [], cold: [], warm: [] };
  let times: number[] = [];
  for (let roundIndex = 0; roundIndex < rounds; roundIndex += 1) {
    startsByRun.empty.push(await requestFirstPage(await startEmpty(), '/'));
    await deleteCache();
    startsByRun.cold.push(await requestFirstPage(await startDev(), toPostPath(roundIndex)));
  }
  {
    await using server = await startDev();
    times = await measureEditLatency(
      `${server.origin}${toPostPath(0)}`,
      path.join(content.contentDir, 'en/blog/post-0.mdx'),
      edits,
    );
  }
  // The server uses the results of an earlier check.
  await runProgram(programs.check, [], content.root, env);
  for (let roundIndex = 0; roundIndex < rounds; roundIndex += 1) {
    startsByRun.empty.push(await requestFirstPage(await startEmpty(), '/'));
    startsByRun.warm.push(await requestFirstPage(await startDev(), toPostPath(roundIndex)));
  }
  const emptyCosts = getMinimumOfStarts(startsByRun.empty);
  const getStart = (run: Run) => {
    const start = getMinimumOfStarts(startsByRun[run]);
    return { ...start, ratio: round(start.ready.seconds / emptyCosts.ready.seconds) };
  };
  const starts = Object.fromEntries(runs.map((run) => [run, getStart(run)])) as DevFigures['starts'];
  const sorted = times.toSorted((a, b) => a - b);
  const [least = 0] = sorted;
  const edit = { edits, least, median: sorted[Math.floor(edits / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
  return {
    documents: documentsPerLanguage * languages.length,
    cores: availableParallelism(),
    rounds,
    starts,
    edit,
    goalMet: starts.cold.ratio < goal.ready && starts.warm.ratio < goal.ready && edit.median < goal.edit,
  };
}

const toPostPath = (index: number): string => `/blog/post-${index}`;

async function createEmptyApplication(folder: string): Promise<void> {
  await mkdir(folder);
  await writeFile(path.join(folder, 'index.html'), '<script type="module" src="/main.js"></script>\n');
  await writeFile(path.join(folder, 'main.js'), "document.body.append('Hello');\n");
}

/** Requests one page, and stops the server. */
async function requestFirstPage(server: StartedServer, pagePath: string): Promise<StartCosts> {
  await using running = server;
  const response = await fetch(running.origin + pagePath, { headers: { accept: 'text/html' } });
  await response.text();
  if (!response.ok) throw new Error(`${pagePath} answered ${response.status}.`);
  return { ready: running.ready, page: await running.getCost() };
}

const getMinimum = (costs: readonly Cost[]): Cost => ({
  seconds: round(Math.min(...costs.map(({ seconds }) => seconds))),
  cpu: round(Math.min(...costs.map(({ cpu }) => cpu))),
});

const getMinimumOfStarts = (starts: readonly StartCosts[]): StartCosts => ({
  ready: getMinimum(starts.map(({ ready }) => ready)),
  page: getMinimum(starts.map(({ page }) => page)),
});

const runLabels: Record<Run, string> = {
  empty: 'empty application',
  cold: 'this site, first start',
  warm: 'this site, later starts',
};

/** Formats the figures for people. */
export function formatDevFigures({ documents, cores, rounds, starts, edit, goalMet }: DevFigures): string {
  const formatRow = ([name, ...cells]: readonly (string | number)[]) =>
    `${name}`.padEnd(26) + cells.map((cell) => `${cell}`.padStart(14)).join('');
  return [
    `${documents} documents of 600 words, in addition to the site's own. ${cores} cores, best of ${rounds} rounds.`,
    '',
    formatRow(['', 'ready', 'CPU', 'ratio', 'first page', 'CPU']),
    ...runs.map((run) => {
      const { ready, page, ratio } = starts[run];
      return formatRow([
        runLabels[run],
        `${ready.seconds} s`,
        `${ready.cpu} s`,
        ratio,
        `${page.seconds} s`,
        `${page.cpu} s`,
      ]);
    }),
    '',
    `An edit is shown after ${edit.median} ms in the median of ${edit.edits}, ${edit.least} ms at the least, ${edit.most} ms at the most.`,
    '',
    `Goals, ready in under ${goal.ready} times that of the empty application, an edit under ${goal.edit} ms: ${goalMet ? 'met' : 'missed'}. The CPU of the`,
    'first page includes that of the check, which runs in parallel.',
  ].join('\n');
}

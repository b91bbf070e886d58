/** What a build of many posts takes: cold, with nothing to do, and after an edit; and whether an edit leads where a cold build does. */
import { rm } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedDocumentsPath, readPublishedDocuments } from '#build/site-files/published-documents.ts';
import { languages } from '#i18n/languages.ts';
import { type Cost, measured } from '#tests/bench/check/measured.ts';
import { layOut } from '#tests/bench/check/texts.ts';
import { type AstroProject, prepareAstroProject } from './astro/astro-benchmark.ts';
import { type Goal, findGoal, findAstroShare } from './goals.ts';
import { findDifferences, type OutputSize, measureOutput, readOutputTree } from './output-tree.ts';
import { appendTitleWord, appendWord, toPostFile } from './post-edits.ts';

const programs = {
  build: fileURLToPath(new URL('../../../scripts/build.ts', import.meta.url)),
  bare: fileURLToPath(new URL('./bare-compile.ts', import.meta.url)),
};

const runs = ['bare', 'cold', 'warm', 'word', 'title'] as const;
export type Run = (typeof runs)[number];

export interface BenchBuildOptions {
  /** Posts in each language, besides the site's own documents. */
  postsPerLanguage: number;
  /** How often each is run. */
  rounds: number;
  /** Whether Astro builds the same posts, by turns with us. */
  compareWithAstro: boolean;
}

export interface BesideFigures {
  name: string;
  cold: Cost;
  edit: Cost;
  /** Ours of theirs. By CPU time, too: another's load disturbs the two unequally. */
  ratios: { cold: number; edit: number; coldCpu: number; editCpu: number; megabytes: number };
  wanted: { cold?: number; edit?: number };
  extent: OutputSize;
}

export interface BuildFigures {
  posts: number;
  date: string;
  machine: string;
  rounds: number;
  /** Of each the least over the rounds, of memory the most: what else the machine did is not to count. */
  costs: Record<Run, Cost & { /** Of the bare compile, by CPU time. */ ratio: number }>;
  extent: OutputSize;
  /** Files of builds after edits, held against cold builds of the same content. */
  compared: number;
  differences: string[];
  beside: BesideFigures | undefined;
  goal: Goal | undefined;
  /** Undefined where nothing is asked. */
  goalMet: boolean | undefined;
}

/**
 * Runs them by turns, so that a machine that grows slower or faster does so for all.
 * @throws Error when a build fails, or leaves out posts.
 */
export async function benchBuild({ postsPerLanguage: each, rounds, compareWithAstro: besideAstro }: BenchBuildOptions): Promise<BuildFigures> {
  await using tree = await layOut(each);
  const patience = 120_000 + each * languages.length * 100;
  const beside = besideAstro ? await prepareAstroProject(tree.root, tree.contentDir, patience) : undefined;
  const run = (program: string, args: string[], env: Record<string, string> = {}) =>
    measured(
      program,
      args,
      tree.root,
      { ...env, NODE_COMPILE_CACHE: path.join(tree.root, 'compiled') },
      patience,
    );
  const build = ({ outDir, cacheDir }: Place) =>
    run(programs.build, [], { CONTENT_DIR: tree.contentDir, OUT_DIR: outDir, CACHE_DIR: cacheDir });
  const edited = (...post: Parameters<typeof toPostFile>) => path.join(tree.contentDir, toPostFile(...post));
  const [kept, fresh] = [placeIn(tree.root, 'kept'), placeIn(tree.root, 'fresh')];

  const taken: Record<Run, Cost[]> = { bare: [], cold: [], warm: [], word: [], title: [] };
  const theirs: { cold: Cost[]; edit: Cost[] } = { cold: [], edit: [] };
  const differences = new Set<string>();
  let compared = 0;
  let extent: OutputSize | undefined;
  for (let round = 0; round < rounds; round += 1) {
    taken.bare.push(await run(programs.bare, [tree.contentDir], { NODE_ENV: 'production' }));
    if (beside) theirs.cold.push(await beside.cold());
    await forget(kept);
    taken.cold.push(await build(kept));
    taken.warm.push(await build(kept));
    const at = (Math.floor(each / 2) + round) % each;
    await appendWord(edited('en', at));
    taken.word.push(await build(kept));
    if (beside) theirs.edit.push(await beside.edited('en', at));
    await appendTitleWord(edited('no', (each - 1 - round + each) % each));
    taken.title.push(await build(kept));
    await forget(fresh);
    taken.cold.push(await build(fresh));
    const [trees, found] = await compare(kept.outDir, fresh.outDir);
    for (const difference of found) differences.add(difference);
    compared += trees[1].size;
    extent = measureOutput(trees[1]);
  }
  if (!extent || extent.pages < each * languages.length)
    throw new Error(`Only ${extent?.pages ?? 0} pages were built of ${each * languages.length} posts.`);

  const bare = best(taken.bare);
  const costOf = (name: Run) => {
    const cost = best(taken[name]);
    return { ...cost, ratio: rounded(cost.cpu / bare.cpu) };
  };
  const costs = Object.fromEntries(runs.map((name) => [name, costOf(name)])) as BuildFigures['costs'];
  const goal = findGoal(each, Math.floor(totalmem() / 2 ** 20));
  return {
    posts: each * languages.length,
    date: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown kind'}, Node ${process.versions.node}`,
    rounds,
    costs,
    extent,
    compared,
    differences: [...differences].sort(),
    beside: beside && (await besideFigures(beside, theirs, costs, each)),
    goal,
    goalMet: goal && isMet(goal, costs),
  };
}

interface Place {
  outDir: string;
  cacheDir: string;
}

const placeIn = (root: string, name: string): Place => ({
  outDir: path.join(root, name, 'dist'),
  cacheDir: path.join(root, name, 'cache'),
});

async function forget({ outDir, cacheDir }: Place): Promise<void> {
  for (const folder of [outDir, cacheDir]) await rm(folder, { recursive: true, force: true });
}

/** Reads two builds, and tells them apart. When they were made may differ, and stands in one file. */
async function compare(one: string, other: string) {
  const [a, b] = [await readOutputTree(one), await readOutputTree(other)] as const;
  const differences = findDifferences(a, b, (file) => file.startsWith(publishedDocumentsPath));
  const [first, second] = [await readPublishedDocuments(one), await readPublishedDocuments(other)];
  if (JSON.stringify(first?.documents) !== JSON.stringify(second?.documents))
    differences.push(`! ${publishedDocumentsPath}`);
  return [[a, b], differences] as const;
}

async function besideFigures(
  { name, extent }: AstroProject,
  theirs: { cold: Cost[]; edit: Cost[] },
  { cold, word }: BuildFigures['costs'],
  each: number,
): Promise<BesideFigures> {
  const [theirCold, theirEdit] = [best(theirs.cold), best(theirs.edit)];
  return {
    name,
    cold: theirCold,
    edit: theirEdit,
    ratios: {
      cold: rounded(cold.seconds / theirCold.seconds),
      edit: rounded(word.seconds / theirEdit.seconds),
      coldCpu: rounded(cold.cpu / theirCold.cpu),
      editCpu: rounded(word.cpu / theirEdit.cpu),
      megabytes: rounded(cold.megabytes / theirCold.megabytes),
    },
    wanted: findAstroShare(each),
    extent: await extent(),
  };
}

const isMet = (goal: Goal, { cold, warm, word, title }: BuildFigures['costs']): boolean =>
  cold.seconds <= (goal.cold ?? Infinity) &&
  [word, title].every(({ seconds }) => seconds <= (goal.edit ?? Infinity)) &&
  [cold, warm, word, title].every(({ megabytes }) => megabytes <= goal.megabytes);

const rounded = (value: number): number => Number(value.toFixed(2));

const best = (costs: readonly Cost[]): Cost => ({
  seconds: rounded(Math.min(...costs.map(({ seconds }) => seconds))),
  cpu: rounded(Math.min(...costs.map(({ cpu }) => cpu))),
  megabytes: Math.round(Math.max(...costs.map(({ megabytes }) => megabytes))),
});

/**
 * Measures builds of many posts: cold, without changes, and after an edit. Compares each build after an edit with a cold
 * build of the same content.
 */
import { readFile, rm } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedDocumentsPath, readPublishedDocuments } from '#build/site-files/published-documents.ts';
import { languages } from '#i18n/languages.ts';
import { type FileIndex, fileIndexPath } from '#server/site/file-index.ts';
import { confirmBenchContent, createBenchContent } from '#tests/bench/check/bench-content.ts';
import { combineRounds, type ResourceUsage, round, runProgram } from '#tests/bench/check/run-program.ts';
import { type AstroProject, prepareAstroProject } from './astro/astro-benchmark.ts';
import { findAstroShare, findGoal, type Goal } from './goals.ts';
import { findDifferences, measureOutput, type OutputSize, readOutputTree } from './output-tree.ts';
import { appendTitleWord, appendWord, toPostFile } from './post-edits.ts';

const programs = {
  build: fileURLToPath(new URL('../../../scripts/build.ts', import.meta.url)),
  bare: fileURLToPath(new URL('./bare-compile.ts', import.meta.url)),
};

const runs = ['bare', 'cold', 'warm', 'word', 'title'] as const;
export type Run = (typeof runs)[number];

export interface BenchBuildOptions {
  /** Generated posts in each language, in addition to the site's own documents. */
  postsPerLanguage: number;
  /** Repetitions of each run. */
  rounds: number;
  /** Builds the same posts with Astro as well. */
  compareWithAstro: boolean;
}

export interface AstroFigures {
  name: string;
  cold: ResourceUsage;
  edit: ResourceUsage;
  /** Our cost divided by that of Astro. CPU time is included, because other load disturbs the two unequally. */
  ratios: { cold: number; edit: number; coldCpu: number; editCpu: number; megabytes: number };
  goals: { cold?: number; edit?: number };
  output: OutputSize;
}

export interface BuildFigures {
  posts: number;
  date: string;
  machine: string;
  rounds: number;
  /** Minimum over the rounds, because other load must not count; of memory the maximum. */
  costs: Record<Run, ResourceUsage & { /** CPU time divided by that of the bare compile. */ ratio: number }>;
  output: OutputSize;
  /** Files of builds after edits that were compared with cold builds. */
  comparedFiles: number;
  differences: string[];
  astro: AstroFigures | undefined;
  goal: Goal | undefined;
  /** Undefined when there is no goal for this size. */
  goalMet: boolean | undefined;
}

/**
 * Runs all kinds of builds in turn, so that a change of the machine's speed affects all of them.
 * @throws Error when a build fails, or lacks pages.
 */
export async function benchBuild({
  postsPerLanguage,
  rounds,
  compareWithAstro,
}: BenchBuildOptions): Promise<BuildFigures> {
  await using content = await createBenchContent(postsPerLanguage);
  // As on a site in use, where each translation is compared with its record.
  await confirmBenchContent(content.contentDir);
  const timeoutMs = 120_000 + postsPerLanguage * languages.length * 100;
  const astro = compareWithAstro
    ? await prepareAstroProject(content.root, content.contentDir, timeoutMs)
    : undefined;
  const run = (program: string, args: string[], env: Record<string, string> = {}) =>
    runProgram(
      program,
      args,
      content.root,
      { ...env, NODE_COMPILE_CACHE: path.join(content.root, 'compiled') },
      timeoutMs,
    );
  const build = ({ outDir, cacheDir }: BuildLocation) =>
    run(programs.build, [], { CONTENT_DIR: content.contentDir, OUT_DIR: outDir, CACHE_DIR: cacheDir });
  const getPost = (...post: Parameters<typeof toPostFile>) =>
    path.join(content.contentDir, toPostFile(...post));
  const [warm, cold] = [createLocation(content.root, 'warm'), createLocation(content.root, 'cold')];

  const costsByRun: Record<Run, ResourceUsage[]> = { bare: [], cold: [], warm: [], word: [], title: [] };
  const astroCosts: { cold: ResourceUsage[]; edit: ResourceUsage[] } = { cold: [], edit: [] };
  const differences = new Set<string>();
  let comparedFiles = 0;
  let output: OutputSize | undefined;
  for (let roundIndex = 0; roundIndex < rounds; roundIndex += 1) {
    costsByRun.bare.push(await run(programs.bare, [content.contentDir], { NODE_ENV: 'production' }));
    if (astro) astroCosts.cold.push(await astro.buildCold());
    await deleteBuild(warm);
    costsByRun.cold.push(await build(warm));
    costsByRun.warm.push(await build(warm));
    const index = (Math.floor(postsPerLanguage / 2) + roundIndex) % postsPerLanguage;
    await appendWord(getPost('en', index));
    costsByRun.word.push(await build(warm));
    if (astro) astroCosts.edit.push(await astro.buildAfterEdit('en', index));
    await appendTitleWord(
      getPost('no', (postsPerLanguage - 1 - roundIndex + postsPerLanguage) % postsPerLanguage),
    );
    costsByRun.title.push(await build(warm));
    await deleteBuild(cold);
    costsByRun.cold.push(await build(cold));
    const comparison = await compareBuilds(warm.outDir, cold.outDir);
    for (const difference of comparison.differences) differences.add(difference);
    comparedFiles += comparison.coldTree.size;
    output = measureOutput(comparison.coldTree);
  }
  if (!output || output.pages < postsPerLanguage * languages.length)
    throw new Error(
      `Only ${output?.pages ?? 0} pages were built of ${postsPerLanguage * languages.length} posts.`,
    );

  const bare = combineRounds(costsByRun.bare);
  const getCost = (name: Run) => {
    const cost = combineRounds(costsByRun[name]);
    return { ...cost, ratio: round(cost.cpu / bare.cpu) };
  };
  const costs = Object.fromEntries(runs.map((name) => [name, getCost(name)])) as BuildFigures['costs'];
  const goal = findGoal(postsPerLanguage, Math.floor(totalmem() / 2 ** 20));
  return {
    posts: postsPerLanguage * languages.length,
    date: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown kind'}, Node ${process.versions.node}`,
    rounds,
    costs,
    output,
    comparedFiles,
    differences: [...differences].sort(),
    astro: astro && (await toAstroFigures(astro, astroCosts, costs, postsPerLanguage)),
    goal,
    goalMet: goal && isGoalMet(goal, costs),
  };
}

interface BuildLocation {
  outDir: string;
  cacheDir: string;
}

const createLocation = (root: string, name: string): BuildLocation => ({
  outDir: path.join(root, name, 'dist'),
  cacheDir: path.join(root, name, 'cache'),
});

async function deleteBuild({ outDir, cacheDir }: BuildLocation): Promise<void> {
  for (const folder of [outDir, cacheDir]) await rm(folder, { recursive: true, force: true });
}

/** Compares a build after edits with a cold one. The time of the build may differ, in the file that states it and in its hash. */
async function compareBuilds(warmDir: string, coldDir: string) {
  const [warmTree, coldTree] = [await readOutputTree(warmDir), await readOutputTree(coldDir)];
  const containsTime = (file: string) => file.startsWith(publishedDocumentsPath);
  const differences = findDifferences(
    warmTree,
    coldTree,
    (file) => containsTime(file) || file === fileIndexPath,
  );
  const readHashes = async (dir: string) => {
    const text = await readFile(path.join(dir, fileIndexPath), 'utf8');
    const { files } = JSON.parse(text) as FileIndex;
    return JSON.stringify(Object.entries(files).filter(([file]) => !containsTime(file)));
  };
  if ((await readHashes(warmDir)) !== (await readHashes(coldDir))) differences.push(`! ${fileIndexPath}`);
  const [warm, cold] = [await readPublishedDocuments(warmDir), await readPublishedDocuments(coldDir)];
  if (JSON.stringify(warm?.documents) !== JSON.stringify(cold?.documents))
    differences.push(`! ${publishedDocumentsPath}`);
  return { coldTree, differences };
}

async function toAstroFigures(
  { name, measureOutput: measureAstroOutput }: AstroProject,
  astroCosts: { cold: ResourceUsage[]; edit: ResourceUsage[] },
  { cold, word }: BuildFigures['costs'],
  postsPerLanguage: number,
): Promise<AstroFigures> {
  const [astroCold, astroEdit] = [combineRounds(astroCosts.cold), combineRounds(astroCosts.edit)];
  return {
    name,
    cold: astroCold,
    edit: astroEdit,
    ratios: {
      cold: round(cold.seconds / astroCold.seconds),
      edit: round(word.seconds / astroEdit.seconds),
      coldCpu: round(cold.cpu / astroCold.cpu),
      editCpu: round(word.cpu / astroEdit.cpu),
      megabytes: round(cold.megabytes / astroCold.megabytes),
    },
    goals: findAstroShare(postsPerLanguage),
    output: await measureAstroOutput(),
  };
}

const isGoalMet = (goal: Goal, { cold, warm, word, title }: BuildFigures['costs']): boolean =>
  cold.seconds <= (goal.cold ?? Infinity) &&
  [word, title].every(({ seconds }) => seconds <= (goal.edit ?? Infinity)) &&
  [cold, warm, word, title].every(({ megabytes }) => megabytes <= goal.megabytes);

/** Formats the figures of builds for people. */
import type { BuildFigures, Run } from './build-benchmark.ts';
import type { OutputSize } from './output-tree.ts';

const runLabels: Record<Run, string> = {
  bare: 'bare compile',
  cold: 'cold',
  warm: 'nothing changed',
  word: 'a word in a post',
  title: 'a word in a title',
};

/** Differing files that are listed by name. */
const maxListedFiles = 20;

export function formatBuildFigures(figures: BuildFigures): string {
  const { posts, date, machine, rounds, costs, output, astro, goal, goalMet } = figures;
  const goals: Record<Run, number | undefined> = {
    bare: undefined,
    cold: goal?.cold,
    warm: undefined,
    word: goal?.edit,
    title: goal?.edit,
  };
  const ratios = astro && { cold: astro.ratios.cold, word: astro.ratios.edit };
  const rows = (Object.keys(runLabels) as Run[]).map((run) => {
    const { seconds, cpu, ratio, megabytes } = costs[run];
    const astroRatio = (run === 'cold' || run === 'word') && ratios ? `x ${ratios[run]}` : '';
    return formatRow([
      runLabels[run],
      `${seconds} s`,
      `${cpu} s`,
      `x ${ratio}`,
      `${megabytes} MB`,
      astroRatio,
      goals[run] === undefined ? '' : `${goals[run]} s`,
    ]);
  });
  return [
    `${posts} posts of 600 words with a block of code, in addition to the site's own documents. ${date},`,
    `${machine}; best of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`,
    '',
    formatRow(['', 'seconds', 'CPU', 'of bare', 'memory', astro ? 'of Astro' : '', goal ? 'goal' : '']),
    ...rows,
    ...(astro
      ? (['cold', 'edit'] as const).map((run) =>
          formatRow([
            `${astro.name}, ${run === 'cold' ? 'cold' : 'a word'}`,
            `${astro[run].seconds} s`,
            `${astro[run].cpu} s`,
            `x ${(astro[run].cpu / costs.bare.cpu).toFixed(2)}`,
            `${astro[run].megabytes} MB`,
          ]),
        )
      : []),
    '',
    `Output: ${formatOutput(output)}.`,
    ...(astro ? [`${astro.name}: ${formatOutput(astro.output)}.`, ...formatAstroRatios(astro)] : []),
    formatDifferences(figures),
    ...(goal ? [`Goals, with at most ${goal.megabytes} MB each: ${goalMet ? 'met' : 'missed'}.`] : []),
    'The bare compile is @mdx-js/mdx with GFM and ids of headings, and react-dom/server on the text alone, in one',
    'thread. "of bare" compares CPU time, which other load hardly affects.',
  ].join('\n');
}

const formatRow = ([name, ...cells]: readonly string[]): string =>
  `${name}`.padEnd(22) + cells.map((cell) => cell.padStart(10)).join('');

const formatMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const formatKilobytes = (bytes: number): string => `${(bytes / 1e3).toFixed(1)} kB`;

const formatOutput = ({
  files,
  bytes,
  pages,
  averagePageBytes,
  averageCompressedPageBytes,
}: OutputSize): string =>
  `${files} files, ${formatMegabytes(bytes)}; ${pages} pages of ${formatKilobytes(averagePageBytes)} on average${
    averageCompressedPageBytes
      ? `, ${formatKilobytes(averageCompressedPageBytes)} compressed`
      : ', none compressed'
  }`;

function formatAstroRatios({ name, goals, ratios }: NonNullable<BuildFigures['astro']>): string[] {
  const formatGoal = (share: number | undefined) => (share === undefined ? '' : ` (goal x ${share})`);
  return [
    `Of ${name}: cold x ${ratios.cold} of its time${formatGoal(goals.cold)}, x ${ratios.coldCpu} of its CPU time;`,
    `a word x ${ratios.edit}${formatGoal(goals.edit)}, x ${ratios.editCpu}; memory x ${ratios.megabytes}.`,
  ];
}

function formatDifferences({ comparedFiles, differences }: BuildFigures): string {
  if (differences.length === 0)
    return `Builds after edits equal cold builds of the same content byte for byte: ${comparedFiles} files compared.`;
  return [
    `Builds after edits differ from cold builds of the same content in ${differences.length} of ${comparedFiles} files:`,
    ...differences.slice(0, maxListedFiles).map((difference) => `  ${difference}`),
    ...(differences.length > maxListedFiles ? [`  and ${differences.length - maxListedFiles} more`] : []),
  ].join('\n');
}

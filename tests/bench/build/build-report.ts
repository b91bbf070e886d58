/** The figures of a build for people to read. */
import type { BuildFigures, Run } from './build-benchmark.ts';
import type { OutputSize } from './output-tree.ts';

const names: Record<Run, string> = {
  bare: 'bare compile',
  cold: 'cold',
  warm: 'nothing changed',
  word: 'a word in a post',
  title: 'a word in a title',
};

/** How many differing files are named. */
const named = 20;

export function formatBuildFigures(figures: BuildFigures): string {
  const { posts, date, machine, rounds, costs, extent, beside, goal, goalMet } = figures;
  const goals: Record<Run, number | undefined> = {
    bare: undefined,
    cold: goal?.cold,
    warm: undefined,
    word: goal?.edit,
    title: goal?.edit,
  };
  const ratios = beside && { cold: beside.ratios.cold, word: beside.ratios.edit };
  const own = (Object.keys(names) as Run[]).map((run) => {
    const { seconds, cpu, ratio, megabytes } = costs[run];
    const ofTheirs = (run === 'cold' || run === 'word') && ratios ? `x ${ratios[run]}` : '';
    return row([
      names[run],
      `${seconds} s`,
      `${cpu} s`,
      `x ${ratio}`,
      `${megabytes} MB`,
      ofTheirs,
      goals[run] === undefined ? '' : `${goals[run]} s`,
    ]);
  });
  return [
    `${posts} posts of 600 words with a block of code, besides the site's own documents. ${date},`,
    `${machine}; best of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`,
    '',
    row(['', 'seconds', 'CPU', 'of bare', 'memory', beside ? 'of Astro' : '', goal ? 'goal' : '']),
    ...own,
    ...(beside
      ? (['cold', 'edit'] as const).map((run) =>
          row([
            `${beside.name}, ${run === 'cold' ? 'cold' : 'a word'}`,
            `${beside[run].seconds} s`,
            `${beside[run].cpu} s`,
            `x ${(beside[run].cpu / costs.bare.cpu).toFixed(2)}`,
            `${beside[run].megabytes} MB`,
          ]),
        )
      : []),
    '',
    `Output: ${extentLine(extent)}.`,
    ...(beside ? [`${beside.name}: ${extentLine(beside.extent)}.`, ...besideLines(beside)] : []),
    sameLine(figures),
    ...(goal ? [`Goals, with at most ${goal.megabytes} MB each: ${goalMet ? 'met' : 'missed'}.`] : []),
    'The bare compile is @mdx-js/mdx with GFM and ids of headings, and react-dom/server on the text alone, in one',
    'thread; "of bare" is by CPU time, in which what else the machine does hardly counts.',
  ].join('\n');
}

const row = ([name, ...cells]: readonly string[]): string =>
  `${name}`.padEnd(22) + cells.map((cell) => cell.padStart(10)).join('');

const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const inKilobytes = (bytes: number): string => `${(bytes / 1e3).toFixed(1)} kB`;

const extentLine = ({ files, bytes, pages, bytesOfPage, bytesOfPageCompressed }: OutputSize): string =>
  `${files} files, ${inMegabytes(bytes)}; ${pages} pages of ${inKilobytes(bytesOfPage)} on average${
    bytesOfPageCompressed ? `, ${inKilobytes(bytesOfPageCompressed)} compressed` : ', none compressed'
  }`;

function besideLines({ name, wanted, ratios }: NonNullable<BuildFigures['beside']>): string[] {
  const goal = (share: number | undefined) => (share === undefined ? '' : ` (goal x ${share})`);
  return [
    `Of ${name}: cold x ${ratios.cold} of its time${goal(wanted.cold)}, x ${ratios.coldCpu} of its CPU time;`,
    `a word x ${ratios.edit}${goal(wanted.edit)}, x ${ratios.editCpu}; memory x ${ratios.megabytes}.`,
  ];
}

function sameLine({ compared, differences }: BuildFigures): string {
  if (differences.length === 0)
    return `Builds after edits are byte for byte cold builds of the same content: ${compared} files compared.`;
  return [
    `Builds after edits differ from cold builds of the same content in ${differences.length} of ${compared} files:`,
    ...differences.slice(0, named).map((difference) => `  ${difference}`),
    ...(differences.length > named ? [`  and ${differences.length - named} more`] : []),
  ].join('\n');
}

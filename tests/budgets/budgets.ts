/** Budgets for the bytes of pages, and messages for pages that exceed them. */
import { firstPacketsBytes } from '#build/output/compress.ts';
import type { PageWeight } from './page-weight.ts';

type Measure = 'html' | 'css' | 'font' | 'initialScript' | 'totalScript' | 'firstLoad';

/** Most elements of a page, and most of those that React hydrates: both decide how long a phone needs to answer a tap. */
const maxElements = { elements: 900, hydratedElements: 130 };

interface Budget {
  measure: Measure;
  maxBytes: number;
  appliesTo: (page: PageWeight) => boolean;
  description: string;
}

const isHome = ({ kind }: PageWeight) => kind === 'home';

const budgets: Budget[] = [
  {
    measure: 'initialScript',
    maxBytes: 4_000,
    appliesTo: () => true,
    description: 'script before the first interaction',
  },
  {
    measure: 'totalScript',
    maxBytes: 155_000,
    appliesTo: isHome,
    description: 'script with every feature used',
  },
  {
    measure: 'totalScript',
    maxBytes: 180_000,
    appliesTo: () => true,
    description: 'script with every feature used',
  },
  {
    measure: 'firstLoad',
    maxBytes: 34_500,
    appliesTo: ({ kind }) => kind === 'post',
    description: 'page, styles, font and script',
  },
  {
    measure: 'html',
    maxBytes: firstPacketsBytes,
    appliesTo: ({ kind }) => kind !== 'page',
    description: 'HTML, which arrives without a wait up to there',
  },
  { measure: 'css', maxBytes: 12_000, appliesTo: () => true, description: 'styles' },
  { measure: 'font', maxBytes: 13_000, appliesTo: () => true, description: 'font' },
];

/** Sizes at the last `npm run budgets -- --record`: of each chunk, and the maximum of each measure. */
export type SizeBaseline = Record<string, number>;

const getBytes = (page: PageWeight, measure: Measure): number =>
  measure === 'firstLoad' ? page.html + page.deferredCss + page.font + page.initialScript : page[measure];

/** Returns a sentence for each exceeded budget, with the chunks that have grown since the baseline. */
export function findExceededBudgets(pages: readonly PageWeight[], baseline: SizeBaseline): string[] {
  return [...findPagesWithManyElements(pages), ...findHeavyPages(pages, baseline)];
}

const findPagesWithManyElements = (pages: readonly PageWeight[]): string[] =>
  (['elements', 'hydratedElements'] as const).flatMap((measure) => {
    const [worst] = pages.toSorted((a, b) => b[measure] - a[measure]);
    if (!worst || worst[measure] <= maxElements[measure]) return [];
    const what = measure === 'elements' ? 'elements' : 'elements that React hydrates';
    return `${worst.path}: ${worst[measure]} ${what}, and the budget is ${maxElements[measure]}.`;
  });

function findHeavyPages(pages: readonly PageWeight[], baseline: SizeBaseline): string[] {
  return budgets.flatMap(({ measure, maxBytes, appliesTo, description }) => {
    const exceeding = pages.filter((page) => appliesTo(page) && getBytes(page, measure) > maxBytes);
    const [worst] = exceeding.toSorted((a, b) => getBytes(b, measure) - getBytes(a, measure));
    if (!worst) return [];
    const others = exceeding.length > 1 ? `, and ${exceeding.length - 1} more` : '';
    const grown = describeGrowth(worst, measure, baseline);
    return `${worst.path}${others}: ${formatKilobytes(getBytes(worst, measure))} of ${description}, and the budget is ${formatKilobytes(maxBytes)}.${grown}`;
  });
}

/** Returns the sizes to record. */
export function toBaseline(pages: readonly PageWeight[]): SizeBaseline {
  const baseline: SizeBaseline = {};
  const addSize = (name: string, bytes: number) => {
    baseline[name] = Math.max(baseline[name] ?? 0, bytes);
  };
  for (const page of pages) {
    for (const [name, bytes] of Object.entries(page.chunks)) addSize(`${name}.js`, bytes);
    for (const measure of ['css', 'font', 'html'] as const) addSize(measure, page[measure]);
  }
  return Object.fromEntries(Object.entries(baseline).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function describeGrowth(page: PageWeight, measure: Measure, baseline: SizeBaseline): string {
  const sizes: SizeBaseline =
    measure === 'initialScript' || measure === 'totalScript'
      ? Object.fromEntries(Object.entries(page.chunks).map(([name, bytes]) => [`${name}.js`, bytes]))
      : { css: page.css, font: page.font, html: page.html };
  const grown = Object.entries(sizes)
    .map(([name, bytes]) => ({ name, bytes, growth: bytes - (baseline[name] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .toSorted((a, b) => b.growth - a.growth)
    .map(({ name, bytes, growth }) => `${name} by ${growth} bytes to ${formatKilobytes(bytes)}`);
  return grown.length > 0 ? ` Larger than the baseline: ${grown.join(', ')}.` : '';
}

const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const formatRow = ([name, ...cells]: readonly (string | number)[]): string =>
  `${name}`.padEnd(56) + cells.map((cell) => `${cell}`.padStart(13)).join('');
const columns = ['requests', 'page', 'styles', 'font', 'initial script', 'total script'];
const measures = ['html', 'css', 'font', 'initialScript', 'totalScript'] as const;

/** Formats a table of all pages. */
export function formatPages(pages: readonly PageWeight[]): string {
  return [
    formatRow(['first load, Brotli', ...columns]),
    ...pages.map((page) =>
      formatRow([page.path, page.requests, ...measures.map((measure) => formatKilobytes(page[measure]))]),
    ),
  ].join('\n');
}

/** Formats a table of the maximum sizes of each kind of page. */
export function formatPageKinds(pages: readonly PageWeight[]): string {
  const pagesByKind = Map.groupBy(pages, ({ kind }) => kind);
  return [
    formatRow(['first load, maximum of each kind, Brotli', ...columns]),
    ...[...pagesByKind].map(([kind, kindPages]) => {
      const getMax = (getSize: (page: PageWeight) => number) => Math.max(...kindPages.map(getSize));
      return formatRow([
        `${kind} (${kindPages.length})`,
        getMax(({ requests }) => requests),
        ...measures.map((measure) => formatKilobytes(getMax((page) => page[measure]))),
      ]);
    }),
  ].join('\n');
}

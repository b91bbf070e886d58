/** What pages may weigh, and what is said of those that weigh more. */
import type { PageWeight } from './page-weight.ts';

type Measure = 'css' | 'font' | 'scriptAtFirst' | 'scriptInAll' | 'inAll';

interface Budget {
  measure: Measure;
  /** Bytes. */
  most: number;
  of: (page: PageWeight) => boolean;
  says: string;
}

const isRead = ({ kind }: PageWeight) => kind !== 'page';
const isHome = ({ path }: PageWeight) => path === '/' || path === '/no';

const budgets: Budget[] = [
  { measure: 'scriptAtFirst', most: 12_000, of: isRead, says: 'script before there is a sign of a person' },
  { measure: 'scriptAtFirst', most: 20_000, of: isHome, says: 'script before there is a sign of a person' },
  { measure: 'scriptInAll', most: 175_000, of: isHome, says: 'script when everything was used' },
  { measure: 'scriptInAll', most: 185_000, of: () => true, says: 'script when everything was used' },
  {
    measure: 'inAll',
    most: 65_000,
    of: ({ kind }) => kind === 'post',
    says: 'page, styles, font and script',
  },
  { measure: 'css', most: 14_000, of: () => true, says: 'styles' },
  { measure: 'font', most: 30_000, of: () => true, says: 'font' },
];

/** What was weighed when it was last written down: the size of each chunk, the largest body, and of each measure the most. */
export type SizeBaseline = Record<string, number>;

const weightOf = (page: PageWeight, measure: Measure): number =>
  measure === 'inAll' ? page.html + page.font + page.initialScript : page[measure];

/** @returns a sentence for each budget that is overdrawn, with what has grown since the record. */
export function findExceededBudgets(pages: readonly PageWeight[], recorded: SizeBaseline): string[] {
  return budgets.flatMap(({ measure, most, of, says }) => {
    const over = pages.filter((page) => of(page) && weightOf(page, measure) > most);
    const [worst] = over.toSorted((a, b) => weightOf(b, measure) - weightOf(a, measure));
    if (!worst) return [];
    const others = over.length > 1 ? `, and ${over.length - 1} more` : '';
    const grown = growth(worst, measure, recorded);
    return `${worst.path}${others}: ${kilobytes(weightOf(worst, measure))} of ${says}, and the budget is ${kilobytes(most)}.${grown}`;
  });
}

/** The figures to write down. */
export function toBaseline(pages: readonly PageWeight[]): SizeBaseline {
  const recorded: SizeBaseline = {};
  const note = (name: string, bytes: number) => {
    recorded[name] = Math.max(recorded[name] ?? 0, bytes);
  };
  for (const page of pages) {
    for (const [name, bytes] of Object.entries(page.chunks)) note(`${name}.js`, bytes);
    for (const measure of ['css', 'font', 'html'] as const) note(measure, page[measure]);
  }
  return Object.fromEntries(Object.entries(recorded).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function growth(page: PageWeight, measure: Measure, recorded: SizeBaseline): string {
  const now: SizeBaseline = measure.startsWith('script')
    ? Object.fromEntries(Object.entries(page.chunks).map(([name, bytes]) => [`${name}.js`, bytes]))
    : { css: page.css, font: page.font, html: page.html };
  const grown = Object.entries(now)
    .map(([name, bytes]) => ({ name, bytes, by: bytes - (recorded[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by)
    .map(({ name, bytes, by }) => `${name} by ${by} bytes to ${kilobytes(bytes)}`);
  return grown.length > 0 ? ` Grown since the record: ${grown.join(', ')}.` : '';
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const row = ([name, ...cells]: readonly (string | number)[]): string =>
  `${name}`.padEnd(56) + cells.map((cell) => `${cell}`.padStart(13)).join('');
const columns = ['requests', 'page', 'its styles', 'font', 'first script', 'all script'];
const measures = ['html', 'css', 'font', 'scriptAtFirst', 'scriptInAll'] as const;

/** Every page, for people to read. */
export function formatPages(pages: readonly PageWeight[]): string {
  return [
    row(['first load, Brotli', ...columns]),
    ...pages.map((page) =>
      row([page.path, page.requests, ...measures.map((measure) => kilobytes(page[measure]))]),
    ),
  ].join('\n');
}

/** The heaviest page of each kind, for people to read. */
export function formatPageKinds(pages: readonly PageWeight[]): string {
  const kinds = Map.groupBy(pages, (page) => (isHome(page) ? 'home' : page.kind));
  return [
    row(['first load of the heaviest of each kind, Brotli', ...columns]),
    ...[...kinds].map(([kind, of]) => {
      const most = (measure: (page: PageWeight) => number) => Math.max(...of.map(measure));
      return row([
        `${kind} (${of.length})`,
        most(({ requests }) => requests),
        ...measures.map((measure) => kilobytes(most((page) => page[measure]))),
      ]);
    }),
  ].join('\n');
}

/** `npm run bench -- NAME [--json]`: prints figures. Exit 0 done, 1 data is missing or differs, 2 cannot run. */
import { parseArgs } from 'node:util';
import { readEnvironment } from '#config/environment.ts';
import { type PeerName, peerNames } from '#tests/bench/browser/peers/peers.ts';

const usage = `Usage: npm run bench -- NAME [--json]
  alignment  precision and recall of the alignment of two languages, and of two versions, on perturbed documents
  build      time and memory of a build, cold and after edits: build [POSTS] [--rounds ROUNDS] [--beside astro];
             default: 1,000 posts in each language and 3 rounds
  check      time and memory of a check of 2 x 1,000 documents, cold and warm, compared with parsing alone
  dev        time until the development server of 2 x 1,000 documents is ready and shows an edit, compared with an empty application
  enquiries  submissions a second that are acknowledged once they are on disk, compared with SQLite's own rate
  false-alarms
             what the rules for text report in documents of other projects: false-alarms [FOLDER...]; folders with MDX or git
             directories, default: public repositories, which are cloned and deleted again
  frames     dropped frames while the home page is scrolled on a slow CPU, with motion on and off
  interact   first taps on menu, form field, carousel and language link, and a whole visit, on a slow CPU, beside other
             products with the same pages: interact [--rounds ROUNDS] [--beside NAME,...|none]; default: 7 rounds, all
  navigate   clicks on links on a slow CPU, beside other products with the same pages; options as of interact
  pages      bytes and requests of the first load of each page of the build`;

interface BenchOptions {
  name: string;
  json: boolean;
  folders: string[];
  build: { postsPerLanguage: number; rounds: number; compareWithAstro: boolean };
  browser: { peers: PeerName[]; rounds: number };
}

interface BenchResult {
  figures: unknown;
  /** The figures as text for people. */
  text: string;
  /** True if data is missing or differs from the expected data. */
  hasFailed?: boolean;
}

/** Benchmarks by name. Modules are loaded on demand, because most need neither a browser nor Vite. */
const benchmarks: Record<string, (options: BenchOptions) => Promise<BenchResult>> = {
  async alignment() {
    const { benchAlignment, formatAlignmentFigures } = await import(
      '#tests/bench/translations/alignment-benchmark.ts'
    );
    const figures = await benchAlignment();
    return { figures, text: formatAlignmentFigures(figures) };
  },
  async build({ build }) {
    const { benchBuild } = await import('#tests/bench/build/build-benchmark.ts');
    const { formatBuildFigures } = await import('#tests/bench/build/build-report.ts');
    const figures = await benchBuild(build);
    return { figures, text: formatBuildFigures(figures), hasFailed: figures.differences.length > 0 };
  },
  async check() {
    const { benchCheck, formatCheckFigures } = await import('#tests/bench/check/check-benchmark.ts');
    const figures = await benchCheck();
    return { figures, text: formatCheckFigures(figures) };
  },
  async dev() {
    const { benchDev, formatDevFigures } = await import('#tests/bench/build/dev-server-benchmark.ts');
    const figures = await benchDev();
    return { figures, text: formatDevFigures(figures) };
  },
  async enquiries() {
    const { benchEnquiries, formatEnquiryFigures } = await import('#tests/bench/enquiries/enquiries.ts');
    const figures = await benchEnquiries();
    return { figures, text: formatEnquiryFigures(figures), hasFailed: figures.missing > 0 };
  },
  async 'false-alarms'({ folders }) {
    const { countFalseAlarms, formatFalseAlarms } = await import('#tests/bench/false-alarms/false-alarms.ts');
    const figures = await countFalseAlarms(folders);
    return { figures, text: formatFalseAlarms(figures) };
  },
  async frames() {
    const { benchFrames } = await import('#tests/bench/browser/frames/frames.ts');
    const { formatFrameFigures } = await import('#tests/bench/browser/frames/report.ts');
    const figures = await benchFrames();
    return { figures, text: formatFrameFigures(figures) };
  },
  async interact({ browser }) {
    const { benchInteract } = await import('#tests/bench/browser/interact/interact.ts');
    const { formatComparedFigures } = await import('#tests/bench/browser/rounds.ts');
    const figures = await benchInteract(browser.peers, browser.rounds);
    return { figures, text: formatComparedFigures(figures) };
  },
  async navigate({ browser }) {
    const { benchNavigate } = await import('#tests/bench/browser/navigate/navigate.ts');
    const { formatComparedFigures } = await import('#tests/bench/browser/rounds.ts');
    const figures = await benchNavigate(browser.peers, browser.rounds);
    return { figures, text: formatComparedFigures(figures) };
  },
  async pages() {
    const { measurePages } = await import('#tests/budgets/page-weight.ts');
    const { formatPages } = await import('#tests/budgets/budgets.ts');
    const figures = measurePages(readEnvironment(process.env).outDir);
    return { figures, text: formatPages(figures) };
  },
};

/** Parses the arguments. Returns undefined if they are not valid. */
function parseOptions(): BenchOptions | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        rounds: { type: 'string' },
        beside: { type: 'string' },
      },
    });
    const [name = '', ...parameters] = positionals;
    const folders = name === 'false-alarms' ? parameters : [];
    const [posts = '1000', ...extraArguments] = folders.length > 0 ? [] : parameters;
    const isBrowserBenchmark = ['interact', 'navigate'].includes(name);
    const rounds = Number(values.rounds ?? (isBrowserBenchmark ? 7 : 3));
    const postsPerLanguage = Number(posts);
    const defaultPeers: readonly string[] = isBrowserBenchmark ? peerNames : [];
    const peers =
      values.beside === 'none'
        ? []
        : peerNames.filter((peer) => (values.beside?.split(',') ?? defaultPeers).includes(peer));
    const isValid =
      extraArguments.length === 0 &&
      (['build', 'false-alarms'].includes(name) || positionals.length === 1) &&
      [postsPerLanguage, rounds].every((number) => Number.isInteger(number) && number > 0) &&
      (isBrowserBenchmark || [undefined, 'astro'].includes(values.beside)) &&
      (values.beside ?? 'none').split(',').every((peer) => ['none', ...peerNames].includes(peer));
    if (!isValid) return undefined;
    return {
      name,
      json: values.json,
      folders,
      build: { postsPerLanguage, rounds, compareWithAstro: values.beside === 'astro' },
      browser: { peers, rounds },
    };
  } catch {
    return undefined;
  }
}

const options = parseOptions();
const benchmark = options && Object.hasOwn(benchmarks, options.name) ? benchmarks[options.name] : undefined;
if (options && benchmark) {
  const { figures, text, hasFailed } = await benchmark(options);
  console.log(options.json ? JSON.stringify(figures) : text);
  process.exitCode = hasFailed ? 1 : 0;
} else {
  console.error(usage);
  process.exitCode = 2;
}

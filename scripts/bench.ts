/** `npm run bench -- NAME [--json]`: prints figures. Exit 0 done, 1 something was lost or differs, 2 cannot run. */
import { parseArgs } from 'node:util';
import { readEnvironment } from '#config/environment.ts';

const usage = `Usage: npm run bench -- NAME [--json]
  build      time and memory of a build, cold and after edits: build [POSTS] [--rounds ROUNDS] [--beside astro],
             1,000 posts in each language and 3 rounds where nothing else is said
  check      time and memory of a check of 2 x 1,000 documents, cold and warm, beside their bare parse
  dev        time until the development server of 2 x 1,000 documents is ready and shows an edit, beside an empty application
  enquiries  submissions a second that are acknowledged once they are on disk, beside SQLite's own rate
  frames     dropped frames while the home page is scrolled on a slow CPU, with motion on beside motion off
  navigate   hydration, a click on a link and the way back, on a slow CPU
  pages      bytes and requests of the first load of each page of the build`;

interface Asked {
  name: string;
  json: boolean;
  build: { each: number; rounds: number; besideAstro: boolean };
}

/** What was measured, in both forms. */
interface Outcome {
  figures: unknown;
  text: string;
  /** Whether something was lost, or differs from what it must be. */
  isWrong?: boolean;
}

/** Each loads what it needs: most would wait for the browser, or for Vite, for nothing. */
const benches: Record<string, (asked: Asked) => Promise<Outcome>> = {
  async build(asked) {
    const { benchBuild } = await import('#tests/bench/build/build-benchmark.ts');
    const { formatBuildFigures: described } = await import('#tests/bench/build/build-report.ts');
    const figures = await benchBuild(asked.build);
    return { figures, text: described(figures), isWrong: figures.differences.length > 0 };
  },
  async check() {
    const { benchCheck, described } = await import('#tests/bench/check/check.ts');
    const figures = await benchCheck();
    return { figures, text: described(figures) };
  },
  async dev() {
    const { benchDev, formatDevFigures: described } = await import('#tests/bench/build/dev-server-benchmark.ts');
    const figures = await benchDev();
    return { figures, text: described(figures) };
  },
  async enquiries() {
    const { benchEnquiries, formatFigures: described } = await import('#tests/bench/enquiries/enquiries.ts');
    const figures = await benchEnquiries();
    return { figures, text: described(figures), isWrong: figures.missing > 0 };
  },
  async frames() {
    const { benchFrames } = await import('#tests/bench/browser/frames.ts');
    const { described } = await import('#tests/bench/browser/report.ts');
    const figures = await benchFrames();
    return { figures, text: described(figures) };
  },
  async navigate() {
    const { benchNavigate } = await import('#tests/bench/browser/navigate/navigate.ts');
    const { described } = await import('#tests/bench/browser/navigate/report.ts');
    const figures = await benchNavigate();
    return { figures, text: described(figures) };
  },
  async pages() {
    const { measurePages: weighPages } = await import('#tests/budgets/page-weight.ts');
    const { formatPages: describedEach } = await import('#tests/budgets/budgets.ts');
    const figures = weighPages(readEnvironment(process.env).outDir);
    return { figures, text: describedEach(figures) };
  },
};

function readArguments(): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        rounds: { type: 'string', default: '3' },
        beside: { type: 'string' },
      },
    });
    const [name = '', each = '1000', ...rest] = positionals;
    const build = {
      each: Number(each),
      rounds: Number(values.rounds),
      besideAstro: values.beside === 'astro',
    };
    const isUnderstood =
      rest.length === 0 &&
      (name === 'build' || positionals.length === 1) &&
      [build.each, build.rounds].every((number) => Number.isInteger(number) && number > 0) &&
      [undefined, 'astro'].includes(values.beside);
    return isUnderstood ? { name, json: values.json, build } : undefined;
  } catch {
    return undefined;
  }
}

const asked = readArguments();
const bench = asked && Object.hasOwn(benches, asked.name) ? benches[asked.name] : undefined;
if (asked && bench) {
  const { figures, text, isWrong } = await bench(asked);
  console.log(asked.json ? JSON.stringify(figures) : text);
  process.exitCode = isWrong ? 1 : 0;
} else {
  console.error(usage);
  process.exitCode = 2;
}

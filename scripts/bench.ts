/** `npm run bench -- NAME [--json]`: prints figures. Exit 0 done, 1 something was lost, 2 cannot run. */
import { parseArgs } from 'node:util';
import { readEnvironment } from '../src/server/env.ts';
import { benchFrames } from '../tests/browser/bench/frames.ts';
import { benchNavigate } from '../tests/browser/bench/navigate/navigate.ts';
import { described as describedNavigate } from '../tests/browser/bench/navigate/report.ts';
import { described as describedFrames } from '../tests/browser/bench/report.ts';
import { describedEach } from '../tests/budgets/budgets.ts';
import { weighPages } from '../tests/budgets/weigh.ts';
import { benchCheck, described as describedCheck } from '../tests/pipeline/bench/check.ts';
import { benchDev, described as describedDev } from '../tests/publish/bench/dev.ts';
import { benchEnquiries, described } from '../tests/server/faults/bench/enquiries.ts';

const usage = `Usage: npm run bench -- NAME [--json]
  check      time and memory of a check of 2 x 1,000 documents, cold and warm, beside their bare parse
  dev        time until the development server of 2 x 1,000 documents is ready and shows an edit, beside an empty application
  enquiries  submissions a second that are acknowledged once they are on disk, beside SQLite's own rate
  frames     dropped frames while the home page is scrolled on a slow CPU, with motion on beside motion off
  navigate   hydration, a click on a link and the way back, on a slow CPU
  pages      bytes and requests of the first load of each page of the build`;

function readArguments(): { name: string | undefined; json: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    });
    return positionals.length === 1 ? { name: positionals[0], json: values.json ?? false } : undefined;
  } catch {
    return undefined;
  }
}

const asked = readArguments();
if (asked?.name === 'enquiries') {
  const figures = await benchEnquiries();
  console.log(asked.json ? JSON.stringify(figures) : described(figures));
  process.exitCode = figures.missing > 0 ? 1 : 0;
} else if (asked?.name === 'frames') {
  const figures = await benchFrames();
  console.log(asked.json ? JSON.stringify(figures) : describedFrames(figures));
} else if (asked?.name === 'navigate') {
  const figures = await benchNavigate();
  console.log(asked.json ? JSON.stringify(figures) : describedNavigate(figures));
} else if (asked?.name === 'check') {
  const figures = await benchCheck();
  console.log(asked.json ? JSON.stringify(figures) : describedCheck(figures));
} else if (asked?.name === 'pages') {
  const pages = weighPages(readEnvironment(process.env).outDir);
  console.log(asked.json ? JSON.stringify(pages) : describedEach(pages));
} else if (asked?.name === 'dev') {
  const figures = await benchDev();
  console.log(asked.json ? JSON.stringify(figures) : describedDev(figures));
} else {
  console.error(usage);
  process.exitCode = 2;
}

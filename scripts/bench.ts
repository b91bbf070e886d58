/** `npm run bench -- NAME [--json]`: prints figures. Exit 0 done, 1 something was lost, 2 cannot run. */
import { parseArgs } from 'node:util';
import { benchEnquiries, described } from '../tests/server/faults/bench/enquiries.ts';

const usage = `Usage: npm run bench -- NAME [--json]
  enquiries  submissions a second that are acknowledged once they are on disk, beside SQLite's own rate`;

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
} else {
  console.error(usage);
  process.exitCode = 2;
}

/** `npm run build`: content to `dist`. Exit 0 built, 1 the content does not pass the check, 2 cannot run. */
import { reportBuild } from '../src/publish/report-build.ts';
import { readEnvironment } from '../src/server/env.ts';

try {
  process.exitCode = (await reportBuild(readEnvironment(process.env))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

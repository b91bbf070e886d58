/** `npm start`: builds the site and serves it. */
import { reportBuild } from '../src/publish/report-build.ts';
import { readEnvironment } from '../src/server/env.ts';
import { serve } from '../src/server/main.ts';

try {
  const environment = readEnvironment(process.env);
  if (await reportBuild(environment)) await serve(environment);
  else process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

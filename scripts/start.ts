/** `npm start`: builds the site and serves it. */
import { runBuild } from '#build/run-build.ts';
import { readEnvironment } from '#config/environment.ts';
import { serve } from '#server/main.ts';

try {
  const environment = readEnvironment(process.env);
  if (await runBuild(environment)) await serve(environment);
  else process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

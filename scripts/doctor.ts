/** `npm run doctor [-- --json]`: checks the production environment. Exit 0 fine, 1 problems, 2 cannot run. */
import { runDoctor } from '#server/doctor/run.ts';
import { exitOnBrokenPipe } from '#terminal/broken-pipe.ts';

exitOnBrokenPipe(process.stdout);

try {
  process.exitCode = await runDoctor(process.argv.slice(2), process.env, {
    print: console.log,
    printError: console.error,
  });
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}

/** `npm run soak`: runs the fault tests and the build tests in full length. Exit 0 when all pass, 1 when not. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const bin = path.resolve('node_modules/.bin');
const outDir = path.resolve('.cache/soak/dist');

function run(program: string, args: string[], env: Record<string, string>): boolean {
  const fullEnv = { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  return spawnSync(path.join(bin, program), args, { stdio: 'inherit', env: fullEnv }).status === 0;
}

console.log(
  'Runs hostile requests, killed processes, storage faults and large builds in full. This takes about 20 minutes.',
);
const start = performance.now();
// Test files run one after the other, because an overloaded machine would cause failures of its own.
const args = ['run', 'tests/server/faults', 'tests/build', '--reporter=verbose', '--no-file-parallelism'];
const hasPassed =
  run('node', ['scripts/build.ts'], { OUT_DIR: outDir }) &&
  run('vitest', args, { SOAK: '1', SITE_BUILD: outDir });
const minutes = Math.round((performance.now() - start) / 60_000);
console.log(hasPassed ? `Passed in ${minutes} minutes.` : `Failed after ${minutes} minutes.`);
process.exitCode = hasPassed ? 0 : 1;

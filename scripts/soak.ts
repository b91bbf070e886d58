/** `npm run soak`: the tests of faults in full length. Exit 0 when nothing was lost, 1 when something was. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const bin = path.resolve('node_modules/.bin');
const build = path.resolve('.cache/soak/dist');

function run(program: string, args: string[], env: Record<string, string>): boolean {
  const all = { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  return spawnSync(path.join(bin, program), args, { stdio: 'inherit', env: all }).status === 0;
}

console.log(
  'Hostile requests, kills, and faults of the storage, in full. This takes about a quarter of an hour.',
);
const start = performance.now();
// One file after the other: what is measured are faults of the server's, not of a machine that is overloaded.
const args = ['run', 'tests/server/faults', '--reporter=verbose', '--no-file-parallelism'];
const sound =
  run('node', ['scripts/build.ts'], { OUT_DIR: build }) &&
  run('vitest', args, { SOAK: '1', SITE_BUILD: build });
const minutes = Math.round((performance.now() - start) / 60_000);
console.log(sound ? `Nothing was lost in ${minutes} minutes.` : `Failed after ${minutes} minutes.`);
process.exitCode = sound ? 0 : 1;

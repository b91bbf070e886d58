/** `npm test`: every check, in the order in which a mistake is found soonest. Exit 0 when all pass. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { environmentVariables } from '#config/environment.ts';

/** The browser tests and the judges look at this build, not at one that somebody is serving. */
const outDir = path.resolve('.cache/test/dist');
const bin = path.resolve('node_modules/.bin');

const checks: { name: string; command: string[] }[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'content', command: ['node', 'scripts/check.ts'] },
  { name: 'types', command: ['tsc', '--project', '.'] },
  { name: 'unused code and dependencies', command: ['knip'] },
  // Before the tests that build: they take up its pictures and its bundle, each of which takes seconds to make.
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'unit and server', command: ['vitest', 'run'] },
  { name: 'byte budgets', command: ['node', 'scripts/budgets.ts'] },
  { name: 'browser', command: ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'] },
];

/** What a developer's shell sets for the site must not decide whether its tests pass. */
const clean = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !environmentVariables.includes(name)),
);

const failed = checks.filter(({ name, command: [program = '', ...args] }) => {
  console.log(`\n— ${name}`);
  const env = { ...clean, OUT_DIR: outDir, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  return spawnSync(path.join(bin, program), args, { stdio: 'inherit', env }).status !== 0;
});

console.log(failed.length ? `\nFailed: ${failed.map(({ name }) => name).join(', ')}` : '');
console.log(`checks: ${checks.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length ? 1 : 0;

/**
 * `npm test`: runs every check, the quickest first. With the name of a check it runs that one alone, and passes further
 * arguments to its tool: `npm run test:unit -- tests/lint/findings.test.ts`. Exit 0 all pass, 1 one fails, 2 unknown name.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { environmentVariables } from '#config/environment.ts';

interface Check {
  /** Name on the command line. */
  name: string;
  title: string;
  /** Program of `node_modules/.bin`, and its arguments. */
  command: [program: string, ...args: string[]];
  /** True if the check reads the site that the check `build` builds. */
  readsBuild?: boolean;
}

/** The build that the tests read. It is not `dist`, because a server may be serving that at the same time. */
const outDir = path.resolve('.cache/test/dist');
const bin = path.resolve('node_modules/.bin');

const checks: Check[] = [
  { name: 'lint', title: 'Format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'unused', title: 'Unused code and dependencies', command: ['knip'] },
  { name: 'content', title: 'Content', command: ['node', 'scripts/check.ts'] },
  { name: 'typecheck', title: 'Types', command: ['tsc', '--project', '.'] },
  // The build comes before the tests that build, because they reuse its images and its bundle.
  { name: 'build', title: 'Build', command: ['node', 'scripts/build.ts'] },
  { name: 'unit', title: 'Unit tests', command: ['vitest', 'run', '--project', 'unit'] },
  {
    name: 'server',
    title: 'Server and build tests',
    command: ['vitest', 'run', '--project', 'server', '--project', 'build'],
  },
  { name: 'budgets', title: 'Byte budgets', command: ['node', 'scripts/budgets.ts'], readsBuild: true },
  {
    name: 'browser',
    title: 'Browser tests',
    command: ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'],
    readsBuild: true,
  },
];

const [name, ...args] = process.argv.slice(2);
const selected = checks.filter((check) => name === undefined || check.name === name);
if (selected.length === 0) {
  console.error(`Unknown check "${name}". Checks: ${checks.map((check) => check.name).join(', ')}.`);
  process.exit(2);
}

const results = selected.map((check) => {
  console.log(`\n— ${check.title}`);
  return { check, ...run(check) };
});

if (name === undefined) {
  console.log();
  for (const { check, hasPassed, seconds } of results)
    console.log(`${hasPassed ? 'passed' : 'FAILED'}  ${`${seconds} s`.padStart(6)}  ${check.title}`);
}
const failed = results.filter(({ hasPassed }) => !hasPassed);
if (failed.length) console.log(`Failed: ${failed.map(({ check }) => check.title).join(', ')}`);
console.log(`checks: ${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length ? 1 : 0;

function run({ command: [program, ...checkArgs], readsBuild }: Check): {
  hasPassed: boolean;
  seconds: number;
} {
  const start = performance.now();
  // A check that runs alone brings the build up to date first, which takes a second when nothing has changed.
  const isBuilt = name === undefined || !readsBuild || execute('node', ['scripts/build.ts']);
  const hasPassed = isBuilt && execute(program, [...checkArgs, ...args]);
  return { hasPassed, seconds: Math.round((performance.now() - start) / 1000) };
}

function execute(program: string, programArgs: string[]): boolean {
  // Variables that a developer's shell sets for the site must not decide whether its tests pass.
  const cleanEnv = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !environmentVariables.includes(key)),
  );
  const env = { ...cleanEnv, OUT_DIR: outDir, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  return spawnSync(path.join(bin, program), programArgs, { stdio: 'inherit', env }).status === 0;
}

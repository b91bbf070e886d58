/** Installs the packages of another product, which a benchmark compares ours with. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Installs the packages of a template, unless they are installed already.
 * @param product name for messages.
 * @param templateDir folder with the `package.json`.
 * @param installDir folder that gets `node_modules`. It may be deleted at any time.
 * @throws Error when npm cannot install them.
 */
export async function installPackages(
  product: string,
  templateDir: string,
  installDir: string,
): Promise<void> {
  const packageJson = await readFile(path.join(templateDir, 'package.json'), 'utf8');
  const installedPackageJson = await readFile(path.join(installDir, 'node_modules/.installed'), 'utf8').catch(
    () => '',
  );
  if (installedPackageJson === packageJson) return;
  console.error(`Installing ${product} ...`);
  await mkdir(installDir, { recursive: true });
  await cp(path.join(templateDir, 'package.json'), path.join(installDir, 'package.json'));
  const args = ['install', `--prefix=${installDir}`, '--no-package-lock', '--no-audit', '--no-fund'];
  const npm = spawn('npm', [...args, '--ignore-scripts', '--loglevel=error'], {
    cwd: installDir,
    stdio: ['ignore', 2, 2],
  });
  const [code] = await once(npm, 'exit');
  if (code !== 0) throw new Error(`npm could not install ${product}.`);
  // Last, so that an interrupted installation is repeated.
  await cp(path.join(installDir, 'package.json'), path.join(installDir, 'node_modules/.installed'));
}

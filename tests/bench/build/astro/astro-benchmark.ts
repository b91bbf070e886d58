/** The same posts built by Astro, in the same measurement: what it takes on this machine, not what somebody says it takes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postsPerPage } from '#content/manifest.ts';
import type { Language } from '#i18n/languages.ts';
import { type OutputSize, measureOutput, readOutputTree } from '#tests/bench/build/output-tree.ts';
import { appendWord, toPostFile } from '#tests/bench/build/post-edits.ts';
import { type Cost, measured } from '#tests/bench/check/measured.ts';

const template = fileURLToPath(new URL('./project', import.meta.url));
/** Kept between measurements; safe to delete. */
const home = path.resolve('.cache/beside/astro');

export interface AstroProject {
  name: string;
  /** With neither a build nor a cache from before. */
  cold: () => Promise<Cost>;
  /** After one word more in a post. */
  edited: (language: Language, at: number) => Promise<Cost>;
  extent: () => Promise<OutputSize>;
}

/**
 * Installs Astro where that is not done, and lays out a project with the posts of a content tree: their frontmatter,
 * MDX, GFM, code colours, lists of all, of categories and of tags, feeds and sitemap; no pictures, no React, and nothing compressed.
 * @param root a folder that goes with the measurement.
 * @param patience milliseconds after which a build is given up.
 * @throws Error when npm cannot install it.
 */
export async function prepareAstroProject(root: string, contentDir: string, patience: number): Promise<AstroProject> {
  await install();
  const project = path.join(root, 'astro');
  await cp(template, project, { recursive: true });
  await symlink(path.join(home, 'node_modules'), path.join(project, 'node_modules'));
  await cp(contentDir, path.join(project, 'posts'), { recursive: true });
  const program = path.join(home, 'node_modules/astro/bin/astro.mjs');
  const build = () =>
    measured(
      program,
      ['build', '--silent'],
      project,
      {
        ASTRO_TELEMETRY_DISABLED: '1',
        NODE_COMPILE_CACHE: path.join(root, 'compiled'),
        POSTS_ON_PAGE: `${postsPerPage}`,
      },
      patience,
    );
  const made = ['dist', '.astro', '.astro-cache'].map((name) => path.join(project, name));
  const { version } = JSON.parse(
    await readFile(path.join(home, 'node_modules/astro/package.json'), 'utf8'),
  ) as { version: string };
  return {
    name: `Astro ${version}`,
    async cold() {
      for (const folder of made) await rm(folder, { recursive: true, force: true });
      return build();
    },
    async edited(language, at) {
      await appendWord(path.join(project, 'posts', toPostFile(language, at)));
      return build();
    },
    extent: async () => measureOutput(await readOutputTree(path.join(project, 'dist'))),
  };
}

/** Installs what the template names, unless that is what is there. */
async function install(): Promise<void> {
  const wanted = await readFile(path.join(template, 'package.json'), 'utf8');
  const isThere = await readFile(path.join(home, 'node_modules/.installed'), 'utf8').catch(() => '');
  if (isThere === wanted) return;
  console.error('Installing Astro ...');
  await mkdir(home, { recursive: true });
  await cp(path.join(template, 'package.json'), path.join(home, 'package.json'));
  const args = ['install', `--prefix=${home}`, '--no-package-lock', '--no-audit', '--no-fund'];
  const npm = spawn('npm', [...args, '--ignore-scripts', '--loglevel=error'], {
    cwd: home,
    stdio: ['ignore', 2, 2],
  });
  const [code] = await once(npm, 'exit');
  if (code !== 0) throw new Error('npm could not install Astro.');
  // Last: an install that was stopped is begun again.
  await cp(path.join(home, 'package.json'), path.join(home, 'node_modules/.installed'));
}

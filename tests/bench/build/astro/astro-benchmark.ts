/** Builds the same posts with Astro, measured in the same way on the same machine. */
import { cp, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { componentSpecs } from '#content/author-components.ts';
import { postsPerPage } from '#content/manifest.ts';
import type { Language } from '#i18n/languages.ts';
import { measureOutput, type OutputSize, readOutputTree } from '#tests/bench/build/output-tree.ts';
import { appendWord, toPostFile } from '#tests/bench/build/post-edits.ts';
import { type ResourceUsage, runProgram } from '#tests/bench/check/run-program.ts';
import { installPackages } from '#tests/bench/install-packages.ts';

const templateDir = fileURLToPath(new URL('./project', import.meta.url));
/** Folder of the installed packages; may be deleted at any time. */
const installDir = path.resolve('.cache/bench/astro');

export interface AstroProject {
  name: string;
  /** Builds without an earlier build or cache. */
  buildCold: () => Promise<ResourceUsage>;
  /** Builds after a word was added to a post. */
  buildAfterEdit: (language: Language, index: number) => Promise<ResourceUsage>;
  measureOutput: () => Promise<OutputSize>;
}

/**
 * Installs Astro if it is missing, and creates a project with the posts of a content tree. The project has their
 * frontmatter, MDX, GFM, syntax highlighting, lists of posts, categories and tags, feeds, a sitemap, a check of all links, and
 * compressed files; it has no images, no React, and none of the site's other pages.
 * @param root temporary folder of the benchmark.
 * @param timeoutMs limit of one build.
 * @throws Error when npm cannot install Astro.
 */
export async function prepareAstroProject(
  root: string,
  contentDir: string,
  timeoutMs: number,
): Promise<AstroProject> {
  await installPackages('Astro', templateDir, installDir);
  const project = path.join(root, 'astro');
  await cp(templateDir, project, { recursive: true });
  await symlink(path.join(installDir, 'node_modules'), path.join(project, 'node_modules'));
  await cp(contentDir, path.join(project, 'posts'), { recursive: true });
  const program = path.join(installDir, 'node_modules/astro/bin/astro.mjs');
  const build = () =>
    runProgram(
      program,
      ['build', '--silent'],
      project,
      {
        ASTRO_TELEMETRY_DISABLED: '1',
        AUTHOR_COMPONENTS: Object.keys(componentSpecs).join(','),
        NODE_COMPILE_CACHE: path.join(root, 'compiled'),
        POSTS_PER_PAGE: `${postsPerPage}`,
      },
      timeoutMs,
    );
  const generatedFolders = ['dist', '.astro', '.astro-cache'].map((name) => path.join(project, name));
  const { version } = JSON.parse(
    await readFile(path.join(installDir, 'node_modules/astro/package.json'), 'utf8'),
  ) as { version: string };
  return {
    name: `Astro ${version}`,
    async buildCold() {
      for (const folder of generatedFolders) await rm(folder, { recursive: true, force: true });
      return build();
    },
    async buildAfterEdit(language, index) {
      await appendWord(path.join(project, 'posts', toPostFile(language, index)));
      return build();
    },
    measureOutput: async () => measureOutput(await readOutputTree(path.join(project, 'dist'))),
  };
}

/** The content of the main branch, which visitors read. Branches start from it, so it decides what has been published. */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { gitEnvironment } from './changed-files.ts';

export interface MainBranch {
  /** Files of the content folder, relative to it. */
  files: ReadonlySet<string>;
  /** Returns the text of a file; undefined if the main branch does not have it. */
  getText: (file: string) => string | undefined;
}

/** Names of the main branch: that of the server first, because a local one may be behind. */
const mainBranchNames = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

const maxOutputBytes = 256 * 1024 * 1024;

/** Creates a function that opens the main branch at its first call. */
export function createMainBranchOpener(root: string): () => MainBranch | undefined {
  let opened: { main: MainBranch | undefined } | undefined;
  return () => {
    opened ??= { main: openMainBranch(root) };
    return opened.main;
  };
}

/**
 * Opens the commit of the main branch that the current branch started from.
 * @param root the content folder.
 * @returns undefined if the folder is not in a git repository, or the repository has no main branch.
 */
function openMainBranch(root: string): MainBranch | undefined {
  if (!hasRepository(realpathSync(root))) return undefined;
  const repository = git(root, ['rev-parse', '--show-toplevel'])?.trimEnd();
  if (repository === undefined) return undefined;
  const base = findBase(root);
  if (base === undefined) return undefined;
  const folder = path.relative(realpathSync(repository), realpathSync(root)).split(path.sep).join('/');
  const prefix = folder === '' ? '' : `${folder}/`;
  const list = git(repository, ['ls-tree', '-r', '-z', '--name-only', base, '--', folder || '.']);
  if (list === undefined) return undefined;
  const files = new Set(
    list.split('\0').flatMap((file) => (file.startsWith(prefix) ? file.slice(prefix.length) : [])),
  );
  const texts = new Map<string, string | undefined>();
  return {
    files,
    getText(file) {
      if (!files.has(file)) return undefined;
      if (!texts.has(file)) texts.set(file, git(repository, ['show', `${base}:${prefix}${file}`]));
      return texts.get(file);
    },
  };
}

/** True if the folder or one above it has a `.git`. Starting git to learn that there is none takes as long as a check. */
function hasRepository(folder: string): boolean {
  const parent = path.dirname(folder);
  return existsSync(path.join(folder, '.git')) || (parent !== folder && hasRepository(parent));
}

function findBase(root: string): string | undefined {
  for (const name of mainBranchNames) {
    const commit = git(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])?.trim();
    // A shallow clone may have no commit in common with its main branch.
    if (commit) return git(root, ['merge-base', 'HEAD', commit])?.trim() || commit;
  }
  return undefined;
}

function git(cwd: string, args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd,
    env: gitEnvironment(),
    encoding: 'utf8',
    maxBuffer: maxOutputBytes,
  });
  return status === 0 ? stdout : undefined;
}

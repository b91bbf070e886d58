/** Which files of the content a branch touches, as git knows it. */
import { execFile } from 'node:child_process';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A hook of git sets them for its own repository, with paths from another folder. */
const ofHooks = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR'];

/**
 * Files of a folder that differ from where the branch left `ref`: committed since, uncommitted, and untracked.
 * A file that was renamed counts under both names.
 * @param folder the content folder; paths are relative to it, with `/`.
 * @throws Error with a sentence for whoever gave the ref, where git cannot say.
 */
export async function touchedSince(ref: string, folder: string): Promise<Set<string>> {
  const root = await realpath(folder).catch(() => {
    throw new Error(`There is no content folder at ${folder}.`);
  });
  if (!(await stat(root)).isDirectory()) throw new Error(`${folder} is a file, and no content folder.`);
  const top = (await git(root, ['rev-parse', '--show-toplevel'])).trimEnd();
  const prefix = path.relative(await realpath(top), root);
  const known = await git(root, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  ]).catch(() => '');
  const commit = known.trim();
  if (commit === '')
    throw new Error(
      `There is no commit "${ref}" in this repository. Name a branch, a tag or a commit: --changed origin/main. What only the server has comes with git fetch.`,
    );
  await git(root, ['merge-base', commit, 'HEAD']).catch(() => {
    throw new Error(
      `This branch and "${ref}" have no commit in common here. In a shallow clone the history comes with git fetch --unshallow.`,
    );
  });
  const names = ['--name-only', '-z', '--no-renames', '--no-ext-diff'];
  const lists = await Promise.all([
    git(top, ['diff', ...names, `${commit}...HEAD`]),
    git(top, ['diff', ...names, 'HEAD']),
    git(top, ['ls-files', '-z', '--others', '--exclude-standard']),
  ]);
  const files = lists.flatMap((list) => list.split('\0')).filter(Boolean);
  return new Set(
    files.flatMap((file) => {
      const relative = path.posix.relative(prefix.split(path.sep).join('/'), file);
      return relative.startsWith('../') || relative === '' ? [] : relative;
    }),
  );
}

async function git(cwd: string, args: string[]): Promise<string> {
  const env = Object.fromEntries(
    Object.entries({ ...process.env, LC_ALL: 'C' }).filter(([name]) => !ofHooks.includes(name)),
  );
  try {
    return (await run('git', args, { cwd, env, maxBuffer: 256 * 1024 * 1024 })).stdout;
  } catch (cause) {
    const { code, stderr = '' } = cause as NodeJS.ErrnoException & { stderr?: string };
    if (code === 'ENOENT') throw new Error('--changed asks git, which is not installed here.');
    if (stderr.includes('not a git repository'))
      throw new Error(`--changed asks git, but ${cwd} is in no git repository.`);
    throw new Error(`git could not say what has changed: ${stderr.split('\n')[0]}`);
  }
}

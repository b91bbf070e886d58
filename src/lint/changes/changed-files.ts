/** The content files that a branch changes, according to git. */
import { execFile } from 'node:child_process';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pMap from 'p-map';
import { normalizeText } from '#pipeline/read/decode.ts';

const runFile = promisify(execFile);

/** Variables that git sets for its hooks. They would redirect our git commands to another repository or folder. */
const gitHookVariables = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR'];

/**
 * Lists the files that differ from the merge base with `ref`: committed, uncommitted and untracked changes. A renamed file
 * is listed under both names.
 * @param folder the content folder.
 * @returns paths relative to the folder, with `/`.
 * @throws Error with a message for the user where git cannot compare.
 */
export async function getChangedFiles(ref: string, folder: string): Promise<Set<string>> {
  const { commit, repository, prefix } = await resolveRef(ref, folder);
  const options = ['--name-only', '-z', '--no-renames', '--no-ext-diff'];
  const lists = await Promise.all([
    git(repository, ['diff', ...options, `${commit}...HEAD`]),
    git(repository, ['diff', ...options, 'HEAD']),
    git(repository, ['ls-files', '-z', '--others', '--exclude-standard']),
  ]);
  const files = lists.flatMap((list) => list.split('\0')).filter(Boolean);
  return new Set(
    files.flatMap((file) => {
      const relative = path.posix.relative(prefix.split(path.sep).join('/'), file);
      return relative.startsWith('../') || relative === '' ? [] : relative;
    }),
  );
}

/**
 * Reads files as they were at the merge base with `ref`.
 * @param files relative to the folder, with `/`.
 * @returns normalized texts by file. Files that did not exist have no entry.
 * @throws Error with a message for the user where git cannot compare.
 */
export async function readFilesAtMergeBase(
  ref: string,
  folder: string,
  files: readonly string[],
): Promise<Map<string, string>> {
  const { root, commit } = await resolveRef(ref, folder);
  const base = (await git(root, ['merge-base', commit, 'HEAD'])).trim();
  const texts = await pMap(
    files,
    async (file): Promise<[string, string][]> => {
      const text = await git(root, ['show', `${base}:./${file}`]).catch(() => undefined);
      return text === undefined ? [] : [[file, normalizeText(text)]];
    },
    { concurrency: 8 },
  );
  return new Map(texts.flat());
}

/** Finds the repository of a folder and the commit of a ref. @throws Error with a message for the user. */
async function resolveRef(
  ref: string,
  folder: string,
): Promise<{ root: string; commit: string; repository: string; prefix: string }> {
  const root = await realpath(folder).catch(() => {
    throw new Error(`There is no content folder at ${folder}.`);
  });
  if (!(await stat(root)).isDirectory()) throw new Error(`${folder} is a file, not a content folder.`);
  const repository = (await git(root, ['rev-parse', '--show-toplevel'])).trimEnd();
  const prefix = path.relative(await realpath(repository), root);
  const output = await git(root, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  ]).catch(() => '');
  const commit = output.trim();
  if (commit === '')
    throw new Error(
      `There is no commit "${ref}" in this repository. Name a branch, a tag or a commit, such as --changed origin/main. If it exists only on the server, run git fetch first.`,
    );
  await git(root, ['merge-base', commit, 'HEAD']).catch(() => {
    throw new Error(
      `This branch and "${ref}" have no commit in common here. In a shallow clone, run git fetch --unshallow first.`,
    );
  });
  return { root, commit, repository, prefix };
}

/** Returns the environment for a git command: messages in English, and without the variables of git's hooks. */
export const gitEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries({ ...process.env, LC_ALL: 'C' }).filter(([name]) => !gitHookVariables.includes(name)),
  );

async function git(cwd: string, args: string[]): Promise<string> {
  const env = gitEnvironment();
  try {
    return (await runFile('git', args, { cwd, env, maxBuffer: 256 * 1024 * 1024 })).stdout;
  } catch (cause) {
    const { code, stderr = '' } = cause as NodeJS.ErrnoException & { stderr?: string };
    if (code === 'ENOENT') throw new Error('--changed needs git, which is not installed.');
    if (stderr.includes('not a git repository'))
      throw new Error(`--changed needs git, but ${cwd} is not in a git repository.`);
    throw new Error(`git could not list the changed files: ${stderr.split('\n')[0]}`);
  }
}

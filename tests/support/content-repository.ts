/** Git repositories with a content folder, for tests of what a branch changes. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createScenario } from './scenario.ts';

export interface ContentRepository extends AsyncDisposable {
  /** Folder of the repository. */
  top: string;
  /** The content folder, `site/content`. */
  root: string;
  git: (...args: string[]) => string;
  write: (file: string, text: string) => void;
  remove: (file: string) => void;
  /** Commits everything. */
  commit: (message: string) => void;
}

/** Creates a repository with the content of the scenario `clean`. Nothing is committed yet. The branch is `main`. */
export async function createContentRepository(): Promise<ContentRepository> {
  const top = await mkdtemp(path.join(tmpdir(), 'repository-'));
  const root = path.join(top, 'site/content');
  const git = (...args: string[]) => {
    const { status, stderr, stdout } = spawnSync('git', args, {
      cwd: top,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        HOME: top,
        GIT_AUTHOR_NAME: 'A',
        GIT_AUTHOR_EMAIL: 'a@example.no',
        GIT_COMMITTER_NAME: 'A',
        GIT_COMMITTER_EMAIL: 'a@example.no',
      },
    });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  await using content = await createScenario('clean');
  await cp(content.root, root, { recursive: true });
  git('init', '--quiet', '--initial-branch', 'main');
  return {
    top,
    root,
    git,
    write(file, text) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    },
    remove: (file) => rmSync(path.join(root, file)),
    commit(message) {
      git('add', '--all');
      git('commit', '--quiet', '--message', message);
    },
    [Symbol.asyncDispose]: () => rm(top, { recursive: true, force: true }),
  };
}

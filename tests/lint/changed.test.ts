/** `npm run check -- --changed REF`, against a real repository. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createAffectedFileFilter } from '#lint/changes/affected-files.ts';
import { getChangedFiles } from '#lint/changes/changed-files.ts';
import { checkContent } from '#lint/check-content.ts';
import { cleanEnvironment } from '#tests/support/clean-environment.ts';
import { createScenario } from '#tests/support/scenario.ts';

const body = (title: string, text: string, more = '') =>
  `---\ntitle: ${title}\ndescription: What this page is about, in a sentence.\n${more}---\n\n${text}\n`;
const post = 'date: 2026-10-01\ncategories: [quality]\ntags: [testing]\n';

/** A repository whose branch `main` holds a content tree in `site/content`, with the branch `work` checked out. */
async function repository() {
  const top = await mkdtemp(path.join(tmpdir(), 'changed-'));
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
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  const commit = (message: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
  {
    await using content = await createScenario('clean');
    await cp(content.root, root, { recursive: true });
  }
  for (const language of ['en', 'no'] as const) {
    const prefix = language === 'no' ? '/no' : '';
    await write(`${language}/pages/linking.mdx`, body('Linking', `[team](${prefix}/Team#who)`));
    await write(`${language}/pages/moved.mdx`, body('Moved', `[team](${prefix}/people)`));
    await write(`${language}/pages/alone.mdx`, body('Alone', '![A dot](/assets/dot.svg)'));
    await write(`${language}/pages/listing.mdx`, body('Listing', `[list](${prefix}/blog/tag/testing)`));
    await write(`${language}/blog/naming.mdx`, body('Naming', 'Text.', `${post}related: [first]\n`));
  }
  await write('redirects.yaml', '/people: /team\n/no/people: /no/team\n');
  git('init', '--quiet', '--initial-branch', 'main');
  commit('main');
  git('checkout', '--quiet', '-b', 'work');
  const touched = async (ref = 'main') => [...(await getChangedFiles(ref, root))].sort();
  const affected = async () => {
    const content = await checkContent(root);
    const counts = createAffectedFileFilter(await getChangedFiles('main', root), content);
    return [
      ...content.documents.keys(),
      'redirects.yaml',
      'taxonomy.yaml',
      'en/ui/shell.json',
      'no/ui/shell.json',
    ]
      .filter(counts)
      .sort();
  };
  return {
    root,
    top,
    git,
    write,
    commit,
    touched,
    affected,
    [Symbol.asyncDispose]: () => rm(top, { recursive: true, force: true }),
  };
}

describe('a branch touches', () => {
  test('what it committed, what is not committed yet, staged or not, and new files', async () => {
    await using here = await repository();
    await here.write('en/pages/team.mdx', body('Team', 'Committed.'));
    here.commit('work');
    await here.write('en/pages/home.mdx', body('Home', 'Not staged.', 'layout: home\n'));
    await here.write('no/pages/home.mdx', body('Hjem', 'Staged.', 'layout: home\n'));
    here.git('add', 'site/content/no/pages/home.mdx');
    await here.write('en/pages/blå side.mdx', body('New', 'Untracked.'));
    await writeFile(path.join(here.top, 'README.md'), 'Not of the content.');
    expect(await here.touched()).toEqual([
      'en/pages/blå side.mdx',
      'en/pages/home.mdx',
      'en/pages/team.mdx',
      'no/pages/home.mdx',
    ]);
  });

  test('a file that is gone, and one that is renamed under both names', async () => {
    await using here = await repository();
    await rm(path.join(here.root, 'en/pages/alone.mdx'));
    await rename(path.join(here.root, 'en/pages/team.mdx'), path.join(here.root, 'en/pages/people.mdx'));
    here.commit('work');
    expect(await here.touched()).toEqual(['en/pages/alone.mdx', 'en/pages/people.mdx', 'en/pages/team.mdx']);
  });

  test('nothing of what the other branch did since', async () => {
    await using here = await repository();
    here.git('checkout', '--quiet', 'main');
    await here.write('en/pages/team.mdx', body('Team', 'Changed on main.'));
    here.commit('meanwhile');
    here.git('checkout', '--quiet', 'work');
    expect(await here.touched()).toEqual([]);
  });
});

describe('what a change affects:', () => {
  test('nothing, where nothing is touched', async () => {
    await using here = await repository();
    expect(await here.affected()).toEqual([]);
  });

  test('of a document, its counterpart and what links to it, spelled otherwise or by a redirect', async () => {
    await using here = await repository();
    await here.write('en/pages/team.mdx', body('Team', '## Who we were'));
    expect(await here.affected()).toEqual(
      [
        'en/pages/linking.mdx',
        'en/pages/moved.mdx',
        'en/pages/team.mdx',
        'en/blog/second.mdx',
        'no/pages/team.mdx',
        'redirects.yaml',
        'taxonomy.yaml',
      ].sort(),
    );
  });

  test('the page with the anchor that it links to: one of two headings may be meant', async () => {
    await using here = await repository();
    await here.write('en/pages/alone.mdx', body('Alone', '[the second](/moved#twice-1)'));
    expect(await here.affected()).toContain('en/pages/moved.mdx');
    await here.write('en/pages/alone.mdx', body('Alone', '[the page](/moved)'));
    expect(await here.affected()).not.toContain('en/pages/moved.mdx');
  });

  test('the same where the document is gone', async () => {
    await using here = await repository();
    await rm(path.join(here.root, 'en/pages/team.mdx'));
    expect(await here.affected()).toEqual(
      expect.arrayContaining(['en/pages/linking.mdx', 'en/pages/moved.mdx', 'no/pages/team.mdx']),
    );
  });

  test('of a post, those that name it as related, and links to lists', async () => {
    await using here = await repository();
    await here.write('en/blog/first.mdx', body('First', 'Text.', `${post}draft: true\n`));
    const affected = await here.affected();
    expect(affected).toEqual(expect.arrayContaining(['en/blog/naming.mdx', 'en/pages/listing.mdx']));
    expect(affected).not.toContain('no/blog/naming.mdx');
    expect(affected).not.toContain('en/pages/alone.mdx');
  });

  test('of a picture, the documents that show it', async () => {
    await using here = await repository();
    await rm(path.join(here.root, 'assets/dot.svg'));
    const affected = await here.affected();
    expect(affected).toEqual(expect.arrayContaining(['en/pages/alone.mdx', 'no/pages/alone.mdx']));
    expect(affected).not.toContain('en/pages/team.mdx');
  });

  test('of the taxonomy, all posts and links to lists', async () => {
    await using here = await repository();
    await here.write('taxonomy.yaml', `${await readFile(path.join(here.root, 'taxonomy.yaml'), 'utf8')}\n`);
    const affected = await here.affected();
    expect(affected).toEqual(
      expect.arrayContaining([
        'en/blog/first.mdx',
        'no/blog/naming.mdx',
        'en/pages/listing.mdx',
        'taxonomy.yaml',
      ]),
    );
    expect(affected).not.toContain('en/pages/team.mdx');
  });

  test('of the redirects, every document', async () => {
    await using here = await repository();
    await here.write('redirects.yaml', '/no/people: /no/team\n');
    expect(await here.affected()).toEqual(expect.arrayContaining(['en/pages/moved.mdx', 'redirects.yaml']));
  });

  test('of UI strings, the same namespace in every language', async () => {
    await using here = await repository();
    await here.write('en/ui/shell.json', '{}');
    expect(await here.affected()).toEqual(['en/ui/shell.json', 'no/ui/shell.json']);
  });

  test('of a list that documents share, everything', async () => {
    await using here = await repository();
    await here.write('words/en.txt', 'mesh\n');
    expect((await here.affected()).length).toBeGreaterThan(15);
  });
});

// Each check is a process of its own, which on a busy machine takes seconds to start.
describe('npm run check -- --changed', { timeout: 60_000 }, () => {
  const check = (contentDir: string, ref: string) =>
    spawnSync(process.execPath, ['scripts/check.ts', `--changed=${ref}`], {
      env: { ...cleanEnvironment, CONTENT_DIR: contentDir },
      encoding: 'utf8',
    });

  test('is silent of what was wrong before, and says what the branch breaks elsewhere', async () => {
    await using here = await repository();
    // The links of the pages above have been wrong all the time.
    expect(check(here.root, 'main')).toMatchObject({ status: 0, stdout: '' });
    await here.write('en/pages/alone.mdx', body('Alone', '[nowhere](/nowhere)'));
    const { status, stdout, stderr } = check(here.root, 'main');
    expect(status).toBe(1);
    expect(stdout).toContain('en/pages/alone.mdx:6:11 error links/dead');
    expect(stdout).not.toContain('linking.mdx');
    expect(stderr).toContain('limited to what differs from main');
  });

  test('exits 2 with a sentence where git cannot say', async () => {
    await using here = await repository();
    for (const ref of ['no-such-branch', '--output=x', '']) {
      const { status, stdout, stderr } = check(here.root, ref);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/^There is no commit/);
    }
    await using elsewhere = await createScenario('clean');
    expect(check(elsewhere.root, 'main')).toMatchObject({ status: 2, stdout: '' });
    expect(check(elsewhere.root, 'main').stderr).toContain('is in no git repository');
  });

  test('says so where the branches have nothing in common', async () => {
    await using here = await repository();
    here.git('checkout', '--quiet', '--orphan', 'other');
    here.commit('other');
    const { status, stderr } = check(here.root, 'main');
    expect(status).toBe(2);
    expect(stderr).toContain('no commit in common');
  });

  test('works within a hook of git, which names its repository by a path of its own', async () => {
    await using here = await repository();
    await here.write('en/pages/alone.mdx', body('Alone', '[nowhere](/nowhere)'));
    process.env.GIT_DIR = '.git';
    try {
      expect(await here.touched()).toEqual(['en/pages/alone.mdx']);
    } finally {
      delete process.env.GIT_DIR;
    }
  });
});

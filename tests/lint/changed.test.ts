/** Tests of `npm run check -- --changed REF` against a real git repository. */
import { spawnSync } from 'node:child_process';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createAffectedFileFilter } from '#lint/changes/affected-files.ts';
import { getChangedFiles } from '#lint/changes/changed-files.ts';
import { checkContent } from '#lint/check-content.ts';
import { cleanEnvironment } from '#tests/support/clean-environment.ts';
import { createContentRepository } from '#tests/support/content-repository.ts';
import { createScenario } from '#tests/support/scenario.ts';

const createPage = (title: string, text: string, extraFields = '') =>
  `---\ntitle: ${title}\ndescription: What this page is about, in a sentence.\n${extraFields}---\n\n${text}\n`;
const postFields = 'date: 2026-10-01\ncategories: [quality]\ntags: [testing]\n';

/** Creates a repository with a content tree in `site/content` on `main`, and checks out the branch `work`. */
async function createRepository() {
  const repository = await createContentRepository();
  const { root, git, commit } = repository;
  const write = async (file: string, text: string) => repository.write(file, text);
  for (const language of ['en', 'no'] as const) {
    const prefix = language === 'no' ? '/no' : '';
    await write(`${language}/pages/linking.mdx`, createPage('Linking', `[team](${prefix}/Team#who)`));
    await write(`${language}/pages/moved.mdx`, createPage('Moved', `[team](${prefix}/people)`));
    await write(`${language}/pages/alone.mdx`, createPage('Alone', '![A dot](/assets/dot.svg)'));
    await write(`${language}/pages/listing.mdx`, createPage('Listing', `[list](${prefix}/blog/tag/testing)`));
    await write(
      `${language}/blog/naming.mdx`,
      createPage('Naming', 'Text.', `${postFields}related: [first]\n`),
    );
  }
  await write('redirects.yaml', '/people: /team\n/no/people: /no/team\n');
  commit('main');
  git('checkout', '--quiet', '-b', 'work');
  const listChangedFiles = async (ref = 'main') => [...(await getChangedFiles(ref, root))].sort();
  const listAffectedFiles = async () => {
    const content = await checkContent(root);
    const isAffected = createAffectedFileFilter(await getChangedFiles('main', root), content);
    return [
      ...content.documents.keys(),
      'redirects.yaml',
      'taxonomy.yaml',
      'en/ui/shell.json',
      'no/ui/shell.json',
    ]
      .filter(isAffected)
      .sort();
  };
  return { ...repository, write, listChangedFiles, listAffectedFiles };
}

describe('the changed files of a branch', () => {
  test('include committed, staged, unstaged and untracked changes', async () => {
    await using repository = await createRepository();
    await repository.write('en/pages/team.mdx', createPage('Team', 'Committed.'));
    repository.commit('work');
    await repository.write('en/pages/home.mdx', createPage('Home', 'Not staged.', 'layout: home\n'));
    await repository.write('no/pages/home.mdx', createPage('Hjem', 'Staged.', 'layout: home\n'));
    repository.git('add', 'site/content/no/pages/home.mdx');
    await repository.write('en/pages/blå side.mdx', createPage('New', 'Untracked.'));
    await writeFile(path.join(repository.top, 'README.md'), 'Outside of the content folder.');
    expect(await repository.listChangedFiles()).toEqual([
      'en/pages/blå side.mdx',
      'en/pages/home.mdx',
      'en/pages/team.mdx',
      'no/pages/home.mdx',
    ]);
  });

  test('include removed files, and renamed files under both names', async () => {
    await using repository = await createRepository();
    await rm(path.join(repository.root, 'en/pages/alone.mdx'));
    await rename(
      path.join(repository.root, 'en/pages/team.mdx'),
      path.join(repository.root, 'en/pages/people.mdx'),
    );
    repository.commit('work');
    expect(await repository.listChangedFiles()).toEqual([
      'en/pages/alone.mdx',
      'en/pages/people.mdx',
      'en/pages/team.mdx',
    ]);
  });

  test('exclude later changes on the other branch', async () => {
    await using repository = await createRepository();
    repository.git('checkout', '--quiet', 'main');
    await repository.write('en/pages/team.mdx', createPage('Team', 'Changed on main.'));
    repository.commit('meanwhile');
    repository.git('checkout', '--quiet', 'work');
    expect(await repository.listChangedFiles()).toEqual([]);
  });
});

describe('a change affects', () => {
  test('nothing if there are no changes', async () => {
    await using repository = await createRepository();
    expect(await repository.listAffectedFiles()).toEqual([]);
  });

  test('the translation of a document, and documents that link to it in another case or through a redirect', async () => {
    await using repository = await createRepository();
    await repository.write('en/pages/team.mdx', createPage('Team', '## Who we were'));
    expect(await repository.listAffectedFiles()).toEqual(
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

  test('the page with the anchor that a document links to, because two headings can have the same anchor', async () => {
    await using repository = await createRepository();
    await repository.write('en/pages/alone.mdx', createPage('Alone', '[the second](/moved#twice-1)'));
    expect(await repository.listAffectedFiles()).toContain('en/pages/moved.mdx');
    await repository.write('en/pages/alone.mdx', createPage('Alone', '[the page](/moved)'));
    expect(await repository.listAffectedFiles()).not.toContain('en/pages/moved.mdx');
  });

  test('the same documents if the document was removed', async () => {
    await using repository = await createRepository();
    await rm(path.join(repository.root, 'en/pages/team.mdx'));
    expect(await repository.listAffectedFiles()).toEqual(
      expect.arrayContaining(['en/pages/linking.mdx', 'en/pages/moved.mdx', 'no/pages/team.mdx']),
    );
  });

  test('posts that name a post as related, and documents that link to lists of posts', async () => {
    await using repository = await createRepository();
    await repository.write('en/blog/first.mdx', createPage('First', 'Text.', `${postFields}draft: true\n`));
    const affected = await repository.listAffectedFiles();
    expect(affected).toEqual(expect.arrayContaining(['en/blog/naming.mdx', 'en/pages/listing.mdx']));
    expect(affected).not.toContain('no/blog/naming.mdx');
    expect(affected).not.toContain('en/pages/alone.mdx');
  });

  test('the documents that show an image', async () => {
    await using repository = await createRepository();
    await rm(path.join(repository.root, 'assets/dot.svg'));
    const affected = await repository.listAffectedFiles();
    expect(affected).toEqual(expect.arrayContaining(['en/pages/alone.mdx', 'no/pages/alone.mdx']));
    expect(affected).not.toContain('en/pages/team.mdx');
  });

  test('all posts and links to lists if the taxonomy changes', async () => {
    await using repository = await createRepository();
    await repository.write(
      'taxonomy.yaml',
      `${await readFile(path.join(repository.root, 'taxonomy.yaml'), 'utf8')}\n`,
    );
    const affected = await repository.listAffectedFiles();
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

  test('every document if the redirects change', async () => {
    await using repository = await createRepository();
    await repository.write('redirects.yaml', '/no/people: /no/team\n');
    expect(await repository.listAffectedFiles()).toEqual(
      expect.arrayContaining(['en/pages/moved.mdx', 'redirects.yaml']),
    );
  });

  test('the same namespace of UI strings in every language', async () => {
    await using repository = await createRepository();
    await repository.write('en/ui/shell.json', '{}');
    expect(await repository.listAffectedFiles()).toEqual(['en/ui/shell.json', 'no/ui/shell.json']);
  });

  test('everything if a shared word list changes', async () => {
    await using repository = await createRepository();
    await repository.write('words/en.txt', 'mesh\n');
    expect((await repository.listAffectedFiles()).length).toBeGreaterThan(15);
  });
});

// Starting a process for each check takes seconds on a busy machine.
describe('npm run check -- --changed', { timeout: 60_000 }, () => {
  const check = (contentDir: string, ref: string) =>
    spawnSync(process.execPath, ['scripts/check.ts', `--changed=${ref}`], {
      env: { ...cleanEnvironment, CONTENT_DIR: contentDir },
      encoding: 'utf8',
    });

  test('reports only errors that the branch causes, in other files, too', async () => {
    await using repository = await createRepository();
    // The links of the pages above are wrong on main, too.
    expect(check(repository.root, 'main')).toMatchObject({ status: 0, stdout: '' });
    await repository.write('en/pages/alone.mdx', createPage('Alone', '[nowhere](/nowhere)'));
    const { status, stdout, stderr } = check(repository.root, 'main');
    expect(status).toBe(1);
    expect(stdout).toContain('en/pages/alone.mdx:6:11 error links/dead');
    expect(stdout).not.toContain('linking.mdx');
    expect(stderr).toContain('limited to what differs from main');
  });

  test('exits with 2 and a message if git cannot compare', async () => {
    await using repository = await createRepository();
    for (const ref of ['no-such-branch', '--output=x', '']) {
      const { status, stdout, stderr } = check(repository.root, ref);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(/^There is no commit/);
    }
    await using contentWithoutGit = await createScenario('clean');
    expect(check(contentWithoutGit.root, 'main')).toMatchObject({ status: 2, stdout: '' });
    expect(check(contentWithoutGit.root, 'main').stderr).toContain('is not in a git repository');
  });

  test('exits with 2 and a message if the branches have no common commit', async () => {
    await using repository = await createRepository();
    repository.git('checkout', '--quiet', '--orphan', 'other');
    repository.commit('other');
    const { status, stderr } = check(repository.root, 'main');
    expect(status).toBe(2);
    expect(stderr).toContain('no commit in common');
  });

  test('works in a git hook, where GIT_DIR is a path from another folder', async () => {
    await using repository = await createRepository();
    await repository.write('en/pages/alone.mdx', createPage('Alone', '[nowhere](/nowhere)'));
    process.env.GIT_DIR = '.git';
    try {
      expect(await repository.listChangedFiles()).toEqual(['en/pages/alone.mdx']);
    } finally {
      delete process.env.GIT_DIR;
    }
  });
});

/** The comment on a pull request, written through a server on loopback that answers like GitHub's API. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  commentOnCheck,
  commentOnPreview,
  findChangedPages,
  readPullRequest,
} from '#authoring/pull-request/comment.ts';
import { formatComment, parseSections, writeSections } from '#authoring/pull-request/sticky-comment.ts';
import {
  createSuggestions,
  formatSuggestion,
  getCommentableLines,
} from '#authoring/pull-request/suggestions.ts';
import {
  findChangedTranslations,
  formatTranslationsSection,
} from '#authoring/pull-request/translations-section.ts';
import { formatWordDiff } from '#authoring/pull-request/word-diff.ts';
import { confirm } from '#authoring/translations/confirm.ts';
import { getChangedFiles } from '#lint/changes/changed-files.ts';
import { checkContent } from '#lint/check-content.ts';
import { createContentRepository } from '#tests/support/content-repository.ts';
import { getSharedCache } from '#tests/support/scenario.ts';

interface StoredComment {
  id: number;
  body: string;
  user: { type: string };
  path?: string;
  line?: number;
}

/** Starts a server with the part of GitHub's API that comments use. Comments that it creates are those of a bot. */
async function startGitHub(files: { filename: string; patch?: string }[] = []) {
  const comments: StoredComment[] = [];
  const reviewComments: StoredComment[] = [];
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    requests.push(`${request.method} ${pathname}`);
    const answer = (status: number, value: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(value));
    };
    if (request.headers.authorization !== 'Bearer token') return answer(401, { message: 'Bad credentials' });
    const page = (all: unknown[]) => {
      const size = Number(searchParams.get('per_page'));
      const from = (Number(searchParams.get('page')) - 1) * size;
      return answer(200, all.slice(from, from + size));
    };
    const repository = '/repos/fjellkode/website';
    switch (`${request.method} ${pathname}`) {
      case `GET ${repository}/issues/7/comments`:
        return page(comments);
      case `POST ${repository}/issues/7/comments`:
        comments.push({ id: comments.length + 1, body: body.body, user: { type: 'Bot' } });
        return answer(201, comments.at(-1));
      case `GET ${repository}/pulls/7/files`:
        return page(files);
      case `GET ${repository}/pulls/7/comments`:
        return page(reviewComments);
      case `POST ${repository}/pulls/7/reviews`:
        for (const comment of body.comments)
          reviewComments.push({ ...comment, id: reviewComments.length + 1, user: { type: 'Bot' } });
        return answer(200, { id: 1 });
    }
    const id = Number(/^PATCH .*\/issues\/comments\/(\d+)$/.exec(`${request.method} ${pathname}`)?.[1]);
    const comment = comments.find((candidate) => candidate.id === id);
    if (!comment) return answer(404, { message: 'Not Found' });
    comment.body = body.body;
    return answer(200, comment);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    apiUrl: `http://127.0.0.1:${port}`,
    comments,
    reviewComments,
    requests,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const eventPath = path.resolve('tests/fixtures/github/pull-request-event.json');
const createDocument = (body: string, title = 'Team') =>
  `---\ntitle: ${title}\ndescription: What this page is about, in a sentence.\n---\n\n${body}\n`;

/** Creates a branch that corrects a page, adds one, and makes mistakes in both. */
async function createPullRequest() {
  const repository = await createContentRepository();
  const { write, git, commit } = repository;
  write('en/pages/team.mdx', createDocument('## Who we are\n\nWe are ten testers and developers.'));
  commit('main');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  git('checkout', '--quiet', '-b', 'work');
  write(
    'en/pages/team.mdx',
    createDocument('## Who we are\n\nWe are twelve testers and developers, see [the home page](/Team).'),
  );
  for (const language of ['en', 'no'])
    write(
      `${language}/pages/office.mdx`,
      createDocument('In <5 minutes from the station.', `Office ${language}`),
    );
  commit('work');
  const patch = (file: string) =>
    git('diff', 'origin/main', '--', `site/content/${file}`).replace(/^[\s\S]*?(?=@@)/, '');
  const files = ['en/pages/team.mdx', 'en/pages/office.mdx', 'no/pages/office.mdx'].map((file) => ({
    filename: `site/content/${file}`,
    patch: patch(file),
  }));
  return { ...repository, files };
}

describe('the comment on the check', () => {
  test('lists the changed pages, shows the changes word by word, and suggests fixes beside the lines', async () => {
    await using repository = await createPullRequest();
    await using github = await startGitHub(repository.files);
    const { root, top } = repository;
    const run = async () => {
      const pullRequest = await readPullRequest({
        GITHUB_EVENT_PATH: eventPath,
        GITHUB_API_URL: github.apiUrl,
        GITHUB_TOKEN: 'token',
        GITHUB_WORKSPACE: top,
        PREVIEW_URL: 'https://{number}.preview.example.no/',
      });
      const content = await checkContent(root, { cache: getSharedCache() });
      const pages = await findChangedPages(root, content, `origin/${pullRequest.baseBranch}`);
      const changedFiles = await getChangedFiles('main', root);
      await commentOnCheck(pullRequest, root, content, {
        pages,
        translations: await findChangedTranslations(root, changedFiles, content),
        summary: '## Content check\n\n3 documents: 2 errors.',
      });
    };
    await run();
    expect(github.comments).toHaveLength(1);
    const [{ body } = { body: '' }] = github.comments;
    expect(body).toContain('3 documents: 2 errors.');
    expect(body).toContain('| [Team (/team)](https://7.preview.example.no/team) | changed |');
    expect(body).toContain('| [Office en (/office)](https://7.preview.example.no/office) | new |');
    expect(body).toContain('We are <del>ten</del><ins>twelve</ins> testers');
    expect(github.reviewComments.map(({ path: file, line }) => `${file}:${line}`)).toEqual([
      'site/content/en/pages/team.mdx:8',
      'site/content/en/pages/office.mdx:6',
      'site/content/no/pages/office.mdx:6',
    ]);
    expect(github.reviewComments[1]?.body).toContain('```suggestion\nIn \\<5 minutes from the station.\n```');

    // A second push updates the comment, and repeats no suggestion.
    const posts = github.requests.filter((request) => request.startsWith('POST')).length;
    await run();
    expect(github.comments).toHaveLength(1);
    expect(github.requests.filter((request) => request.startsWith('POST'))).toHaveLength(posts);
  });

  test('reports what GitHub answers when it refuses a request', async () => {
    await using github = await startGitHub();
    const pullRequest = await readPullRequest({
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_API_URL: github.apiUrl,
      GITHUB_TOKEN: 'wrong',
    });
    await expect(commentOnPreview(pullRequest, [], undefined)).rejects.toThrow(/401 .*Bad credentials/);
  });

  test('names the variables that are missing outside of a workflow', async () => {
    await expect(readPullRequest({})).rejects.toThrow('GITHUB_EVENT_PATH is missing');
  });
});

describe('the comment on the preview', () => {
  const run = async (
    github: Awaited<ReturnType<typeof startGitHub>>,
    root: string,
    folder: string,
    PREVIEW_URL?: string,
  ) => {
    const pullRequest = await readPullRequest({
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_API_URL: github.apiUrl,
      GITHUB_TOKEN: 'token',
      GITHUB_RUN_ID: '123',
      PREVIEW_URL,
    });
    const content = await checkContent(root, { cache: getSharedCache() });
    await commentOnPreview(pullRequest, await findChangedPages(root, content, 'origin/main'), folder);
  };
  const writePictures = (folder: string) => {
    for (const file of [
      'before/team/en-light-360.png',
      'after/team/en-light-360.png',
      'after/office/no-light-1440.png',
    ]) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), '');
    }
  };

  test('shows pictures before and after where a host is configured, and keeps the other sections', async () => {
    await using repository = await createPullRequest();
    await using github = await startGitHub();
    const folder = path.join(repository.top, 'pictures');
    writePictures(folder);
    github.comments.push({
      id: 9,
      body: formatComment(new Map([['check', 'The check.']])),
      user: { type: 'Bot' },
    });
    await run(github, repository.root, folder, 'https://preview.example.no/{number}');
    expect(github.comments).toHaveLength(1);
    const body = github.comments[0]?.body ?? '';
    expect(body).toContain('The check.');
    expect(body).toMatch(
      /\| 360 \| <img src="https:\/\/preview\.example\.no\/7\/pictures\/before\/team\/en-light-360\.png"/,
    );
    expect(body).toMatch(
      /\| 1440 \| none \| <img src="https:\/\/preview\.example\.no\/7\/pictures\/after\/office\/no-light-1440\.png"/,
    );
  });

  test('gives one command where no host is configured, and writes the pictures side by side', async () => {
    await using repository = await createPullRequest();
    await using github = await startGitHub();
    const folder = path.join(repository.top, 'pictures');
    writePictures(folder);
    await run(github, repository.root, folder);
    expect(github.comments[0]?.body).toContain(
      '`gh run download 123 --name preview-7 --dir dist && npm run serve`',
    );
    expect(github.comments[0]?.body).toContain('the artifact pictures-7');
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain(
      'src="before/team/en-light-360.png"',
    );
  });
});

test('npm run review -- paths prints the paths of the changed pages', { timeout: 60_000 }, async () => {
  await using repository = await createPullRequest();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/review.ts', 'paths'], {
    env: {
      ...process.env,
      CONTENT_DIR: repository.root,
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_TOKEN: 'token',
    },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.trim().split('\n')).toEqual(['/office', '/team', '/no/office']);
});

describe('the sticky comment', () => {
  test('keeps the sections of other jobs, in their order', () => {
    const body = formatComment(
      new Map([
        ['preview', 'P'],
        ['check', 'C'],
      ]),
    );
    expect([...parseSections(body)]).toEqual([
      ['check', 'C'],
      ['preview', 'P'],
    ]);
  });

  test('is written again if another job has overwritten it meanwhile', async () => {
    const comment = { id: 1, body: formatComment(new Map([['check', 'C']])), user: { type: 'Bot' } };
    let isOverwritten = false;
    await writeSections(
      {
        listComments: async () => [{ ...comment }],
        createComment: () => expect.fail('There is a comment.'),
        async updateComment(_id, body) {
          comment.body = isOverwritten ? body : formatComment(new Map([['check', 'New']]));
          isOverwritten = true;
        },
      },
      new Map([['preview', 'P']]),
    );
    expect([...parseSections(comment.body)]).toEqual([
      ['check', 'New'],
      ['preview', 'P'],
    ]);
  });

  test('leaves out the last sections where it would become too long', () => {
    const body = formatComment(
      new Map([
        ['check', 'C'],
        ['pages', 'x'.repeat(70_000)],
        ['preview', 'P'],
      ]),
    );
    expect([...parseSections(body).keys()]).toEqual(['check', 'preview']);
  });
});

test('the word diff escapes what GitHub would read as Markdown, HTML or a mention', () => {
  const diff = formatWordDiff('One *two*.\nSame.', 'One <b>three</b> @kari #12.\nSame.');
  expect(diff).toMatch(/^<p>One <del>/);
  expect(diff).not.toMatch(/@kari|#12\b(?!;)|<b>|\*two/);
});

describe('suggestions', () => {
  const createFinding = (line: number, from: number, to: number, text: string) => ({
    file: 'a.mdx',
    line,
    column: 1,
    level: 'error' as const,
    rule: 'a/b',
    message: '',
    fix: { title: 'Do.', edits: [{ from, to, text }] },
  });
  test('replace the lines of the fixes, and repeat the line after an insertion', () => {
    const [replaced, inserted] = createSuggestions('a.mdx', 'one\ntwo\nthree\n', [
      createFinding(1, 0, 3, 'ONE'),
      createFinding(3, 8, 8, '\n'),
    ]);
    expect(replaced).toMatchObject({ startLine: 1, line: 1, replacement: ['ONE'] });
    expect(inserted).toMatchObject({ startLine: 3, line: 3, replacement: ['', 'three'] });
  });
  test('are fenced with more backticks than their lines have', () => {
    const text = formatSuggestion({ file: 'a', startLine: 1, line: 1, replacement: ['````js'], fixes: [] });
    expect(text).toContain('`````suggestion\n````js\n`````');
  });
  test('are on lines that the patch shows', () => {
    expect([...getCommentableLines('@@ -1,2 +1,3 @@\n same\n-old\n+new\n+more\n@@ -9 +10 @@\n+x')]).toEqual([
      1, 2, 3, 10,
    ]);
  });
});

describe('the section about translations', () => {
  const page = (...paragraphs: string[]) =>
    ['---\ntitle: Crew\ndescription: A page.\nunlinked: true\n---', ...paragraphs, ''].join('\n\n');

  test('shows the change of each block beside what the other language says, in both directions', async () => {
    await using repository = await createContentRepository();
    const { root, git, write, commit } = repository;
    write('en/pages/crew.mdx', page('We test apps.', 'A day costs 4,900 kroner.', 'We are in Oslo.', 'Old.'));
    write(
      'no/pages/crew.mdx',
      page('Vi tester apper.', 'En dag koster 4 900 kroner.', 'Vi er i Oslo.', 'Gammel.'),
    );
    await confirm(root, 'pages/crew', { acceptUncertain: true });
    commit('First');
    git('checkout', '-q', '-b', 'work');
    const format = async () => {
      const content = await checkContent(root, { cache: getSharedCache() });
      const changedFiles = await getChangedFiles('main', root);
      return formatTranslationsSection(await findChangedTranslations(root, changedFiles, content));
    };
    expect(await format()).toBe('');
    write(
      'en/pages/crew.mdx',
      page('We test all apps.', 'A day costs 4,900 kroner.', 'We are in Bergen.', 'Old.'),
    );
    write(
      'no/pages/crew.mdx',
      page('Vi tester apper.', 'En dag koster 5 100 kroner.', 'Vi er i Bergen.', 'Gammel.'),
    );
    commit('Second');
    const rows = (await format()).split('\n').filter((line) => line.startsWith('| '));
    expect(rows[2]).toBe(
      '| pages/crew | English: 1 block behind, Norwegian: 1 block behind: `npm run content -- sync pages/crew` |',
    );
    expect(rows.slice(5)).toEqual([
      '| paragraph<br>Norwegian is behind | We test <ins>all </ins>apps. | Vi tester apper. |',
      '| paragraph<br>English is behind<br>The amount differs: English has "4,900 kroner", Norwegian has "5 100 kroner". | A day costs 4,900 kroner. | En dag koster <del>4</del><ins>5</ins> <del>900</del><ins>100</ins> kroner. |',
      '| paragraph | We are in <del>Oslo</del><ins>Bergen</ins>. | Vi er i <del>Oslo</del><ins>Bergen</ins>. |',
    ]);
    await confirm(root, 'pages/crew', { acceptFacts: true, why: 'agreed' });
    // Confirmed blocks are still shown to the reviewer.
    expect((await format()).split('\n')[4]).toBe('| pages/crew | in step |');
    expect(await format()).toContain('We test <ins>all </ins>apps. | Vi tester apper.');
  });
});

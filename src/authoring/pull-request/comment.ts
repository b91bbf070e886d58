/** Comments on a pull request: what changes for visitors and in the other language, what the check has found. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { splitLanguage } from '#i18n/languages.ts';
import { getChangedFiles } from '#lint/changes/changed-files.ts';
import { createMainBranchOpener } from '#lint/changes/main-branch.ts';
import type { CheckedContent } from '#lint/check-content.ts';
import { toRelativePath } from '#lint/reporters/text.ts';
import { decodeUtf8, normalizeText } from '#pipeline/read/decode.ts';
import { type ChangedPage, listChangedPages } from './changed-pages.ts';
import {
  formatPagesSection,
  formatPicturesPage,
  formatPreviewSection,
  getPictureFolder,
  type Picture,
} from './format-sections.ts';
import { createGitHubClient, type GitHubClient, type ReviewComment } from './github-client.ts';
import { type SectionName, writeSections } from './sticky-comment.ts';
import { createSuggestions, formatSuggestion, getCommentableLines } from './suggestions.ts';
import { type ChangedTranslation, formatTranslationsSection } from './translations-section.ts';

/** The part of the event `pull_request` that the comment needs. */
const eventSchema = z.object({
  pull_request: z.object({
    number: z.number(),
    head: z.object({ sha: z.string(), repo: z.object({ full_name: z.string() }).nullable() }),
    base: z.object({ ref: z.string() }),
  }),
  repository: z.object({ full_name: z.string() }),
});

/** Variables that GitHub sets for every step, and those of the workflow. */
const environmentSchema = z.object({
  GITHUB_EVENT_PATH: z.string(),
  GITHUB_API_URL: z.url().default('https://api.github.com'),
  GITHUB_SERVER_URL: z.url().default('https://github.com'),
  GITHUB_RUN_ID: z.string().default(''),
  /** Folder of the checked out repository. */
  GITHUB_WORKSPACE: z.string().default('.'),
  GITHUB_TOKEN: z.string(),
  /** Address of the preview, with {number} in place of the number of the pull request. */
  PREVIEW_URL: z.string().optional(),
});

export interface PullRequest {
  number: number;
  headCommit: string;
  /** The branch that the pull request is to be merged into. */
  baseBranch: string;
  repository: string;
  /** True if the branch is in another repository. GitHub gives the workflow no permission to comment then. */
  isFork: boolean;
  client: GitHubClient;
  previewUrl: string | undefined;
  /** Folder of the repository, which GitHub's paths are relative to. */
  workspace: string;
  runId: string;
  runUrl: string;
}

/** Reads the pull request that a workflow runs for. @throws Error with the missing variable. */
export async function readPullRequest(env: NodeJS.ProcessEnv): Promise<PullRequest> {
  const variables = environmentSchema.safeParse(env);
  if (!variables.success)
    throw new Error(
      `This command runs in a workflow of GitHub. ${variables.error.issues.map(({ path: [name] }) => `${String(name)} is missing or not valid.`).join(' ')}`,
    );
  const {
    GITHUB_EVENT_PATH,
    GITHUB_API_URL,
    GITHUB_SERVER_URL,
    GITHUB_RUN_ID,
    GITHUB_TOKEN,
    GITHUB_WORKSPACE,
    PREVIEW_URL,
  } = variables.data;
  const event = eventSchema.parse(JSON.parse(await readFile(GITHUB_EVENT_PATH, 'utf8')));
  const { number, head, base } = event.pull_request;
  const repository = event.repository.full_name;
  return {
    number,
    headCommit: head.sha,
    baseBranch: base.ref,
    repository,
    isFork: head.repo?.full_name !== repository,
    client: createGitHubClient({
      apiUrl: GITHUB_API_URL,
      token: GITHUB_TOKEN,
      repository,
      pullRequest: number,
    }),
    previewUrl: PREVIEW_URL
      ? PREVIEW_URL.replaceAll('{number}', String(number)).replace(/\/+$/, '')
      : undefined,
    workspace: path.resolve(GITHUB_WORKSPACE),
    runId: GITHUB_RUN_ID,
    runUrl: `${GITHUB_SERVER_URL}/${repository}/actions/runs/${GITHUB_RUN_ID}`,
  };
}

/** Lists the pages that the branch changes. @param root the content folder. */
export async function findChangedPages(
  root: string,
  content: CheckedContent,
  base: string,
): Promise<ChangedPage[]> {
  return listChangedPages(await getChangedFiles(base, root), content, createMainBranchOpener(root)());
}

/** Parts of the check's comment. */
export interface CheckComment {
  pages: readonly ChangedPage[];
  translations: readonly ChangedTranslation[];
  summary: string;
}

/**
 * Comment of the check: its summary, the changed pages, the state of the translations, and the fixes as suggestions beside
 * their lines.
 */
export async function commentOnCheck(
  pullRequest: PullRequest,
  root: string,
  content: CheckedContent,
  { pages, translations, summary }: CheckComment,
): Promise<void> {
  const sections = new Map<SectionName, string>([
    ['check', summary],
    ['pages', formatPagesSection(pages, pullRequest.previewUrl)],
    ['translations', formatTranslationsSection(translations)],
  ]);
  await writeSections(pullRequest.client, sections);
  await suggestFixes(pullRequest, root, content);
}

/** Suggestions of one review. More would bury the pull request. */
const maxSuggestions = 20;

async function suggestFixes(
  { client, headCommit, workspace }: PullRequest,
  root: string,
  { findings }: CheckedContent,
): Promise<void> {
  const fixable = Map.groupBy(
    findings.filter(({ fix }) => fix),
    ({ file }) => file,
  );
  if (fixable.size === 0) return;
  const comments: ReviewComment[] = [];
  for (const { filename, patch } of await client.listFiles()) {
    const file = toRelativePath(root, path.join(workspace, filename)) ?? '';
    const bytes =
      fixable.has(file) && patch !== undefined ? await readFile(path.join(root, file)) : undefined;
    const text = bytes && decodeUtf8(bytes);
    if (text === undefined || patch === undefined) continue;
    const commentable = getCommentableLines(patch);
    for (const suggestion of createSuggestions(file, normalizeText(text), fixable.get(file) ?? [])) {
      const { startLine, line } = suggestion;
      const lines = Array.from({ length: line - startLine + 1 }, (_, index) => startLine + index);
      if (!lines.every((candidate) => commentable.has(candidate))) continue;
      comments.push({
        path: filename,
        ...(startLine < line && { start_line: startLine, start_side: 'RIGHT' as const }),
        line,
        side: 'RIGHT',
        body: withMarker(filename, formatSuggestion(suggestion)),
      });
    }
  }
  const existing = (await client.listReviewComments()).map(({ body }) => body ?? '');
  // A push runs the check again; what was suggested before is still in the pull request.
  const added = comments.filter(({ body }) => !existing.some((other) => other.includes(getMarker(body))));
  if (added.length > 0) await client.createReview(headCommit, added.slice(0, maxSuggestions));
}

const withMarker = (file: string, body: string): string => {
  const id = createHash('sha256').update(`${file}\n${body}`).digest('hex').slice(0, 16);
  return `${body}\n\n<!-- fix ${id} -->`;
};
const getMarker = (body: string): string => /<!-- fix \w+ -->$/.exec(body)?.[0] ?? body;

/**
 * Comment of the preview: where it is, and pictures of the changed pages. Writes `index.html` with the pictures.
 * @param folder has the screenshots in `before` and `after`.
 */
export async function commentOnPreview(
  pullRequest: PullRequest,
  pages: readonly ChangedPage[],
  folder: string | undefined,
): Promise<void> {
  const pictures = folder === undefined ? [] : findPictures(folder, pages);
  if (folder !== undefined && pictures.length > 0)
    await writeFile(path.join(folder, 'index.html'), formatPicturesPage(pictures));
  const { previewUrl, runUrl, runId, number } = pullRequest;
  const text = formatPreviewSection(pages, pictures, { previewUrl, runUrl, runId, pullRequest: number });
  await writeSections(pullRequest.client, new Map([['preview', text]]));
}

/** Widths of the pictures, in pixels: a phone and a computer. */
export const pictureWidths: readonly number[] = [360, 1440];

function findPictures(folder: string, pages: readonly ChangedPage[]): Picture[] {
  return pages.flatMap((page) =>
    pictureWidths.flatMap((width) => {
      const { language } = splitLanguage(page.path);
      const find = (state: 'before' | 'after') => {
        const file = `${state}/${getPictureFolder(page.path)}/${language}-light-${width}.png`;
        return existsSync(path.join(folder, file)) ? file : undefined;
      };
      const [before, after] = [find('before'), find('after')];
      return before || after ? [{ path: page.path, width, before, after }] : [];
    }),
  );
}

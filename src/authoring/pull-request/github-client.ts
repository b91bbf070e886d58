/** The part of GitHub's REST API that comments on a pull request need. */
import { z } from 'zod';

const commentsSchema = z.array(
  z.object({ id: z.number(), body: z.string().nullish(), user: z.object({ type: z.string() }).nullish() }),
);
const filesSchema = z.array(z.object({ filename: z.string(), patch: z.string().optional() }));

export type Comment = z.output<typeof commentsSchema>[number];
export type PullRequestFile = z.output<typeof filesSchema>[number];

export interface ReviewComment {
  path: string;
  start_line?: number;
  start_side?: 'RIGHT';
  line: number;
  side: 'RIGHT';
  body: string;
}

export interface GitHubClient {
  listComments: () => Promise<Comment[]>;
  createComment: (body: string) => Promise<void>;
  updateComment: (id: number, body: string) => Promise<void>;
  /** Comments beside the lines. */
  listReviewComments: () => Promise<Comment[]>;
  createReview: (commit: string, comments: readonly ReviewComment[]) => Promise<void>;
  listFiles: () => Promise<PullRequestFile[]>;
}

export interface GitHubOptions {
  /** `GITHUB_API_URL`: another one for GitHub Enterprise. */
  apiUrl: string;
  token: string;
  /** `owner/name`. */
  repository: string;
  pullRequest: number;
}

/** GitHub's largest page. */
const pageSize = 100;
const timeoutMs = 30_000;

export function createGitHubClient({ apiUrl, token, repository, pullRequest }: GitHubOptions): GitHubClient {
  const issue = `/repos/${repository}/issues/${pullRequest}`;
  const pull = `/repos/${repository}/pulls/${pullRequest}`;

  async function request(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(apiUrl.replace(/\/$/, '') + path, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'x-github-api-version': '2022-11-28',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) {
      const text = await response.text().catch(() => '');
      throw new Error(`GitHub answered ${response.status} to ${method} ${path}: ${text.slice(0, 300)}`);
    }
    return response.json();
  }

  async function list<Schema extends z.ZodArray>(path: string, schema: Schema): Promise<z.output<Schema>> {
    const all: unknown[] = [];
    for (let page = 1; ; page++) {
      const items = schema.parse(await request('GET', `${path}?per_page=${pageSize}&page=${page}`));
      all.push(...items);
      if (items.length < pageSize) return all as z.output<Schema>;
    }
  }

  return {
    listComments: () => list(`${issue}/comments`, commentsSchema),
    createComment: async (body) => void (await request('POST', `${issue}/comments`, { body })),
    updateComment: async (id, body) =>
      void (await request('PATCH', `/repos/${repository}/issues/comments/${id}`, { body })),
    listReviewComments: () => list(`${pull}/comments`, commentsSchema),
    createReview: async (commit, comments) =>
      void (await request('POST', `${pull}/reviews`, { commit_id: commit, event: 'COMMENT', comments })),
    listFiles: () => list(`${pull}/files`, filesSchema),
  };
}

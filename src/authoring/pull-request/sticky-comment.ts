/** The one comment of the pull request that is kept up to date. Each job of the workflows writes a section of it. */
import type { Comment, GitHubClient } from './github-client.ts';

/** Sections of the comment, in their order. A section that no job has written is absent. */
export const sectionNames = ['check', 'pages', 'translations', 'preview'] as const;
export type SectionName = (typeof sectionNames)[number];

const marker = '<!-- content-check -->';
/** GitHub accepts at most 65,536 characters. */
const maxCharacters = 65_000;

const getStart = (name: SectionName) => `<!-- section ${name} -->`;
const getEnd = (name: SectionName) => `<!-- end of ${name} -->`;

/** Returns the sections of a comment. */
export function parseSections(body: string): Map<SectionName, string> {
  return new Map(
    sectionNames.flatMap((name) => {
      const start = body.indexOf(getStart(name));
      const end = body.indexOf(getEnd(name), start);
      return start === -1 || end === -1
        ? []
        : [[name, body.slice(start + getStart(name).length, end).trim()] as const];
    }),
  );
}

/** Formats a comment. Sections that would make it too long are left out, from the last one. */
export function formatComment(sections: ReadonlyMap<SectionName, string>): string {
  let body = marker;
  for (const name of sectionNames) {
    const text = sections.get(name)?.trim();
    if (!text) continue;
    const section = `\n${getStart(name)}\n\n${text}\n\n${getEnd(name)}`;
    if (body.length + section.length <= maxCharacters) body += section;
  }
  return body;
}

/** Attempts to write a section that another job overwrites at the same time. */
const maxAttempts = 3;

/** Writes sections of the comment, and keeps the others. Creates the comment if there is none. */
export async function writeSections(
  client: Pick<GitHubClient, 'createComment' | 'listComments' | 'updateComment'>,
  written: ReadonlyMap<SectionName, string>,
): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const existing = findComment(await client.listComments());
    const body = formatComment(new Map([...parseSections(existing?.body ?? ''), ...written]));
    if (!existing) await client.createComment(body);
    else if (existing.body !== body) await client.updateComment(existing.id, body);
    else return;
  }
}

/** Finds the comment of the workflow. People may quote it, so only those of programs count. */
const findComment = (comments: readonly Comment[]): Comment | undefined =>
  comments.find(({ user, body }) => user?.type === 'Bot' && body?.startsWith(marker));

/** A content tree of any size: the site's own, with posts of ordinary length added in both languages. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Language, languages } from '#i18n/languages.ts';

const words =
  'test write read build page list plan team light form code work word line part time file note draft idea'.split(
    ' ',
  );

/** Words that depend on nothing but the seed, so that two runs build the same. */
function prose(seed: number, length: number): string {
  let state = seed * 2654435761;
  return Array.from({ length }, () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return words[state % words.length];
  }).join(' ');
}

function post(language: Language, at: number): string {
  const day = new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10);
  const prefix = language === 'no' ? '/no' : '';
  return [
    '---',
    `title: Post ${at} ${prose(at, 4)}`,
    `description: ${prose(at + 1, 14)}`,
    `date: ${day}`,
    'categories: [quality]',
    'tags: [accessibility]',
    '---',
    '',
    `${prose(at, 60)} [contact](${prefix}/contact).`,
    ...[1, 2, 3].flatMap((section) => [
      '',
      `## Part ${section} of ${at}`,
      '',
      prose(at + section, 90),
      '',
      `- ${prose(at, 6)}`,
      `- ${prose(at, 7)}`,
    ]),
    '',
  ].join('\n');
}

/**
 * Lays out the corpus in a folder that goes with `await using`.
 * @param posts how many posts are added, over both languages.
 */
export async function createCorpus(posts: number): Promise<AsyncDisposable & { root: string; contentDir: string }> {
  const root = await mkdtemp(path.join(tmpdir(), 'corpus-'));
  const contentDir = path.join(root, 'content');
  await cp('content', contentDir, { recursive: true });
  for (let at = 0; at < posts / languages.length; at += 1)
    for (const language of languages)
      await writeFile(path.join(contentDir, language, 'blog', `post-${at}.mdx`), post(language, at));
  return { root, contentDir, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}

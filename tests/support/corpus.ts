/** Creates content of any size: the site's own, with generated posts of ordinary length in both languages. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Language, languages } from '#i18n/languages.ts';

const words =
  'test write read build page list plan team light form code work word line part time file note draft idea'.split(
    ' ',
  );

/** Generates words that depend only on the seed, so that two runs build the same. */
function generateWords(seed: number, count: number): string {
  let state = seed * 2654435761;
  return Array.from({ length: count }, () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return words[state % words.length];
  }).join(' ');
}

function createPost(language: Language, index: number): string {
  const day = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
  const prefix = language === 'no' ? '/no' : '';
  return [
    '---',
    `title: Post ${index} ${generateWords(index, 4)}`,
    `description: ${generateWords(index + 1, 14)}`,
    `date: ${day}`,
    'categories: [quality]',
    'tags: [accessibility]',
    '---',
    '',
    `${generateWords(index, 60)} [contact](${prefix}/contact).`,
    ...[1, 2, 3].flatMap((section) => [
      '',
      `## Part ${section} of ${index}`,
      '',
      generateWords(index + section, 90),
      '',
      `- ${generateWords(index, 6)}`,
      `- ${generateWords(index, 7)}`,
    ]),
    '',
  ].join('\n');
}

/**
 * Creates the corpus in a temporary folder. Disposing deletes it.
 * @param posts number of added posts, over both languages.
 */
export async function createCorpus(
  posts: number,
): Promise<AsyncDisposable & { root: string; contentDir: string }> {
  const root = await mkdtemp(path.join(tmpdir(), 'corpus-'));
  const contentDir = path.join(root, 'content');
  await cp('content', contentDir, { recursive: true });
  for (let index = 0; index < posts / languages.length; index += 1)
    for (const language of languages)
      await writeFile(
        path.join(contentDir, language, 'blog', `post-${index}.mdx`),
        createPost(language, index),
      );
  return { root, contentDir, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}

/** Creates content of a given size: the site's own, and generated posts of ordinary length with all common Markdown. */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Language, languages } from '#i18n/languages.ts';
import { loadContent } from '#pipeline/load-content.ts';
import { readContentFolder } from '#pipeline/read/content-folder.ts';
import { compareLanguages } from '#translations/compare-languages.ts';
import { formatRecord } from '#translations/record/record-file.ts';
import { listUnits } from '#translations/translation-units.ts';
import { confirmPairs } from '#translations/update-record.ts';

/**
 * Memory file system of Linux. Others are disturbed by earlier builds: ext4 looks for free inodes for seconds after
 * thousands of files were deleted.
 */
const memoryFolder = '/dev/shm';

/** Words of a post, with its lists and headings. */
const wordsPerPost = 600;
/** Matches blocks other than plain paragraphs: headings, lists, tables, tags, code, links and images. */
const markupStart = /^(?:[#|\-<>`[{!*\d]|import |export )|[<{[`_*]/;

/** Posts are spread over this many days from 2018, so that no date is in the future. */
const days = 2500;

/** Creates a different code block for each post, so that the highlighter cannot reuse a result. */
const createCode = (index: number) => [
  '```ts',
  `/** The state of service ${index}, with at most ${(index % 5) + 1} attempts. */`,
  `export async function fetchState${index}(url: URL, maxAttempts = ${(index % 5) + 1}): Promise<State> {`,
  '  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {',
  `    const response = await fetch(url, { signal: AbortSignal.timeout(${1000 + index}) });`,
  '    if (response.ok) return (await response.json()) as State;',
  '  }',
  `  throw new Error('Service ${index} did not respond.');`,
  '}',
  '```',
];

/** Creates markup that is slow to parse, as often as in the site's own documents: tables in 2 of 5, URLs in 1 of 8. */
const createSlowMarkup = (index: number) => [
  ...(index % 5 < 2 ? ['| Part | Days |\n| --- | ---: |\n| Test | 4 |\n| Repair | 2 |'] : []),
  ...(index % 8 === 0 ? [`Write to post-${index}@example.no, or see https://example.no/${index}.`] : []),
];

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Returns the plain paragraphs of the site's own documents, because spelling takes longer for random words. */
async function readParagraphs(contentDir: string, language: Language): Promise<string[]> {
  const { documents } = await readContentFolder(contentDir);
  return documents
    .filter((source) => source.language === language)
    .flatMap(({ text }) => text.replace(/^---[\s\S]*?\n---\n/, '').split(/\n{2,}/))
    .map((block) => block.trim())
    .filter((block) => !markupStart.test(block) && countWords(block) > 8);
}

function createPost(language: Language, postIndex: number, paragraphs: readonly string[]): string {
  const day = new Date(Date.UTC(2018, 0, 1 + (postIndex % days))).toISOString().slice(0, 10);
  const prefix = language === 'no' ? '/no' : '';
  const getParagraph = (index: number) => paragraphs[(postIndex * 7 + index) % paragraphs.length] ?? '';
  const blocks: string[] = [];
  for (let words = 0, index = 0; words < wordsPerPost; index += 1) {
    const block = [
      ...(index % 3 === 0
        ? [`## ${index / 3 + 1}. ${getParagraph(index).split(' ').slice(0, 4).join(' ')}`]
        : []),
      getParagraph(index),
      ...(index % 5 === 1 ? [`- [${postIndex}](${prefix}/contact)\n- **${postIndex}**, *${index}*`] : []),
      ...(index === 2 ? [`<Callout tone="info">\n\n${getParagraph(index + 1)}\n\n</Callout>`] : []),
      ...(index === 3 ? [createCode(postIndex).join('\n')] : []),
      ...(index === 4 ? createSlowMarkup(postIndex) : []),
    ];
    blocks.push(...block);
    words += countWords(block.join(' '));
  }
  const frontmatter = [
    `title: "${postIndex}"`,
    `description: ${JSON.stringify(
      getParagraph(0)
        .replaceAll('&nbsp;', ' ')
        .slice(0, 60)
        .replace(/\s+\S*$/, ''),
    )}`,
    `date: ${day}`,
    'categories: [quality]',
    'tags: [accessibility]',
  ];
  return ['---', ...frontmatter, '---', '', blocks.join('\n\n'), ''].join('\n');
}

/**
 * Creates the content in a temporary folder, in memory where that is possible. Disposing deletes it.
 * @param postsPerLanguage generated posts.
 */
export async function createBenchContent(
  postsPerLanguage: number,
): Promise<AsyncDisposable & { root: string; contentDir: string }> {
  const folder = await mkdtempDisposable(
    path.join(existsSync(memoryFolder) ? memoryFolder : tmpdir(), 'content-bench-'),
  );
  const contentDir = path.join(folder.path, 'content');
  await cp('content', contentDir, { recursive: true });
  for (const language of languages) {
    const paragraphs = await readParagraphs('content', language);
    for (let index = 0; index < postsPerLanguage; index += 1)
      await writeFile(
        path.join(contentDir, language, 'blog', `post-${index}.mdx`),
        createPost(language, index, paragraphs),
      );
  }
  return { root: folder.path, contentDir, [Symbol.asyncDispose]: folder.remove };
}

/** Writes a translation record for everything, as if somebody had confirmed it. */
export async function confirmBenchContent(contentDir: string): Promise<void> {
  const { documents } = await loadContent(contentDir);
  for (const unit of await listUnits(contentDir, documents)) {
    const pairs = compareLanguages([], await unit.readBlocks());
    const file = path.join(contentDir, unit.recordFile);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, formatRecord(confirmPairs(pairs, () => true, [], 'benchmark')));
  }
}

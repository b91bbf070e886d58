/** A content tree of a size: the site's own, with posts of ordinary length and every ordinary mark added in both languages. */
import { cp, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Language, languages } from '#i18n/languages.ts';
import { readContentFolder } from '#pipeline/read/content-folder.ts';

/** Words of a document, its lists and headings included. */
const length = 600;
/** What is more than a plain paragraph: headings, lists, tables, tags, code, links and pictures. */
const marked = /^(?:[#|\-<>`[{!*\d]|import |export )|[<{[`_*]/;

/** How many days the posts are spread over, so that none is dated in the future. */
const days = 2500;

/** No two alike: what is coloured once must not serve all. */
const codeOf = (at: number) => [
  '```ts',
  `/** The state of service ${at}, asked for ${(at % 5) + 1} times at most. */`,
  `export async function stateOf${at}(address: URL, tries = ${(at % 5) + 1}): Promise<State> {`,
  '  for (let attempt = 0; attempt < tries; attempt += 1) {',
  `    const answer = await fetch(address, { signal: AbortSignal.timeout(${1000 + at}) });`,
  '    if (answer.ok) return (await answer.json()) as State;',
  '  }',
  `  throw new Error('Service ${at} gave no answer.');`,
  '}',
  '```',
];

/** What makes a document dearer to parse: of the site's own, two of five have a table, and one of eight an address. */
const rare = (at: number) => [
  ...(at % 5 < 2 ? ['| Part | Days |\n| --- | ---: |\n| Test | 4 |\n| Repair | 2 |'] : []),
  ...(at % 8 === 0 ? [`Write to post-${at}@example.no, or see https://example.no/${at}.`] : []),
];

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The plain paragraphs of the site's own documents: real words, in the proportions that writers use them. */
async function paragraphsOf(contentDir: string, language: Language): Promise<string[]> {
  const { documents } = await readContentFolder(contentDir);
  return documents
    .filter((source) => source.language === language)
    .flatMap(({ text }) => text.replace(/^---[\s\S]*?\n---\n/, '').split(/\n{2,}/))
    .map((block) => block.trim())
    .filter((block) => !marked.test(block) && countWords(block) > 8);
}

function post(language: Language, at: number, paragraphs: readonly string[]): string {
  const day = new Date(Date.UTC(2018, 0, 1 + (at % days))).toISOString().slice(0, 10);
  const prefix = language === 'no' ? '/no' : '';
  const paragraph = (index: number) => paragraphs[(at * 7 + index) % paragraphs.length] ?? '';
  const blocks: string[] = [];
  for (let words = 0, index = 0; words < length; index += 1) {
    const block = [
      ...(index % 3 === 0
        ? [`## ${index / 3 + 1}. ${paragraph(index).split(' ').slice(0, 4).join(' ')}`]
        : []),
      paragraph(index),
      ...(index % 5 === 1 ? [`- [${at}](${prefix}/contact)\n- **${at}**, *${index}*`] : []),
      ...(index === 2 ? [`<Callout tone="info">\n\n${paragraph(index + 1)}\n\n</Callout>`] : []),
      ...(index === 3 ? [codeOf(at).join('\n')] : []),
      ...(index === 4 ? rare(at) : []),
    ];
    blocks.push(...block);
    words += countWords(block.join(' '));
  }
  const frontmatter = [
    `title: "${at}"`,
    `description: ${JSON.stringify(
      paragraph(0)
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
 * Lays out the tree in a folder that goes with `await using`.
 * @param each how many posts are added in each language.
 */
export async function layOut(each: number): Promise<AsyncDisposable & { root: string; contentDir: string }> {
  const folder = await mkdtempDisposable(path.join(tmpdir(), 'content-bench-'));
  const contentDir = path.join(folder.path, 'content');
  await cp('content', contentDir, { recursive: true });
  for (const language of languages) {
    const paragraphs = await paragraphsOf('content', language);
    for (let at = 0; at < each; at += 1)
      await writeFile(
        path.join(contentDir, language, 'blog', `post-${at}.mdx`),
        post(language, at, paragraphs),
      );
  }
  return { root: folder.path, contentDir, [Symbol.asyncDispose]: folder.remove };
}

/** Changes of a text word by word, as HTML that GitHub shows in comments. */
import { diffWordsWithSpace, structuredPatch } from 'diff';
import { escapeMarkdown } from '#lint/reporters/github.ts';

/** Characters of changed text that a page may show. The tab "Files changed" has everything. */
const maxCharacters = 6000;

/** Formats the changed lines with removed words in `<del>` and added words in `<ins>`. */
export function formatWordDiff(before: string, after: string): string {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 0 });
  const blocks: string[] = [];
  let length = 0;
  for (const { lines } of hunks) {
    const pick = (sign: string) =>
      lines
        .filter((line) => line.startsWith(sign))
        .map((line) => line.slice(1))
        .join('\n')
        .trim();
    const [removed, added] = [pick('-'), pick('+')];
    if (removed === '' && added === '') continue;
    length += removed.length + added.length;
    if (length > maxCharacters) {
      blocks.push('<p>More is in the tab “Files changed”.</p>');
      break;
    }
    blocks.push(`<p>${formatWords(removed, added)}</p>`);
  }
  return blocks.join('\n');
}

/** Formats the change of a text. */
export const formatWords = (removed: string, added: string): string =>
  diffWordsWithSpace(removed, added)
    .map(({ value, added: isAdded, removed: isRemoved }) => {
      const text = escapeMarkdown(value).replaceAll('\n', '<br>');
      if (isAdded) return `<ins>${text}</ins>`;
      return isRemoved ? `<del>${text}</del>` : text;
    })
    .join('');

/** Rewrites paths in files that are not documents. */
import { languages } from '#i18n/languages.ts';
import type { Content } from '#pipeline/content.ts';
import { navigationFile } from '#pipeline/read/file-names.ts';
import { readRawText } from './file-transaction.ts';
import type { PathMoves } from './rewrite-links.ts';

interface RewrittenFile {
  file: string;
  text: string;
  /** Number of paths rewritten. */
  count: number;
}

/** Returns the files of the UI strings. */
export const getStringFiles = ({ strings }: Pick<Content, 'strings'>): string[] =>
  languages.flatMap((language) =>
    Object.keys(strings[language]).map((namespace) => `${language}/ui/${namespace}.json`),
  );

/** Returns the files of UI strings and navigation, if there is one. */
export const getStringAndNavigationFiles = (content: Content): string[] => [
  ...getStringFiles(content),
  ...(content.navigationPositions ? [navigationFile] : []),
];

/**
 * Rewrites paths where they are a whole value, the target of a link, or part of a sentence. Returns the changed files.
 * @param dropsSuffix removes query and anchor behind a path, because they belong to the old page.
 */
export async function rewriteStrings(
  root: string,
  files: readonly string[],
  moves: PathMoves,
  dropsSuffix = false,
): Promise<RewrittenFile[]> {
  const suffix = dropsSuffix ? String.raw`(?:[?#][^\s"'<>)\]},]*)?` : '';
  const results = files.map(async (file) => {
    let count = 0;
    let text = await readRawText(root, file);
    for (const [from, to] of moves) {
      const wholePath = new RegExp(
        `(?:(?<=\\\\[nrt])|(?<![\\p{L}\\p{N}/.]))${from}${suffix}(?![\\p{L}\\p{N}/_-]|\\.[\\p{L}\\p{N}])`,
        'gu',
      );
      text = text.replace(wholePath, () => {
        count += 1;
        return to;
      });
    }
    return { file, text, count };
  });
  return (await Promise.all(results)).filter(({ count }) => count > 0);
}

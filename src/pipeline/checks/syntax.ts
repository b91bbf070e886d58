import type { VFileMessage } from 'vfile-message';
import { error, type Finding } from '../finding.ts';
import { mendingOf } from './syntax-fixes.ts';

/** What the parser says, to what a writer most likely did and what to write instead. */
const meanings: [RegExp, (match: RegExpExecArray) => string][] = [
  [/`!` \(U\+0021\)/, () => 'HTML comments are not MDX. Write {/* the remark */}.'],
  [
    /Unexpected character `(.*?)` .* before name/,
    ([, character]) =>
      `"<${character}" looks like the beginning of a tag. Write &lt; for the character itself.`,
  ],
  [
    /Expected a closing tag for `<(\w*)>`/,
    ([, name]) => `<${name}> is never closed. Write </${name}> where it ends.`,
  ],
  [
    /Unexpected closing (?:slash|tag) `?<?\/?(\w*)/,
    () => 'A tag is closed here that was not opened. Remove it, or open it before.',
  ],
  [
    /Could not parse (?:expression|import)/,
    () => '"{" begins code, and what follows is none. Write &#123; for the character itself.',
  ],
  [
    /Unexpected end of file in expression/,
    () => '"{" is never closed. Write &#123; for the character itself.',
  ],
];

/** The parser stops at the first mistake: one finding, at its place, in plain words. */
export function syntaxFinding(
  file: string,
  { reason, line, column }: VFileMessage,
  text: string,
  body: string,
): Finding {
  // For a tag that is never closed the parser blames the end of the file, and names the tag's place in its words.
  const named = /\((\d+):(\d+)-/.exec(reason);
  const place = named
    ? { line: Number(named[1]), column: Number(named[2]) }
    : { line: line ?? 1, column: column ?? 1 };
  for (const [pattern, meaning] of meanings) {
    const match = pattern.exec(reason);
    if (match)
      return { ...error(file, place, 'mdx/syntax', meaning(match)), ...mendingOf(text, body, place) };
  }
  return error(file, place, 'mdx/syntax', `${reason.replace(/\s+/g, ' ').replace(/\.?$/, '.')}`);
}

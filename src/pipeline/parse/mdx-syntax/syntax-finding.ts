/** Explains syntax errors of the MDX parser in plain words. */
import { VFileMessage } from 'vfile-message';
import { type Edit, error, type Finding } from '../../finding.ts';
import { parseBody } from '../parse-body.ts';
import { createPositionLookup, toOffset } from '../positions.ts';
import {
  explainCodeInTag,
  explainInvalidExpression,
  explainProseLikeCode,
  explainUnclosedBrace,
} from './expressions.ts';
import type { ParseError, SyntaxProblem } from './parse-error.ts';
import {
  explainClosingTagContent,
  explainTagCharacter,
  explainTagMismatch,
  explainUnopenedTag,
} from './tags.ts';

/** Explanations by message id of the parser. An explanation distinguishes the messages of its id by their text. */
const explanations: Readonly<Record<string, (error: ParseError) => SyntaxProblem | undefined>> = {
  'mdast-util-mdx-jsx:end-tag-mismatch': explainTagMismatch,
  'mdast-util-mdx-jsx:unexpected-attribute': explainClosingTagContent,
  'mdast-util-mdx-jsx:unexpected-self-closing-slash': explainClosingTagContent,
  'mdast-util-mdx-jsx:unexpected-closing-slash': explainUnopenedTag,
  'micromark-extension-mdx-jsx:unexpected-character': explainTagCharacter,
  'micromark-extension-mdx-jsx:unexpected-eof': explainTagCharacter,
  'micromark-extension-mdx-jsx:unexpected-lazy': explainTagCharacter,
  'micromark-extension-mdx-expression:acorn': explainInvalidExpression,
  'micromark-extension-mdx-expression:non-spread': explainCodeInTag,
  'micromark-extension-mdx-expression:spread-extra': explainCodeInTag,
  'micromark-extension-mdx-expression:unexpected-eof': explainUnclosedBrace,
  'micromark-extension-mdx-expression:unexpected-lazy': explainUnclosedBrace,
  'micromark-extension-mdxjs-esm:acorn': explainProseLikeCode,
  'micromark-extension-mdxjs-esm:non-esm': explainProseLikeCode,
};

/** Creates the finding for a syntax error. The parser stops at the first one. */
export function createSyntaxFinding(file: string, body: string, cause: VFileMessage): Finding {
  const parseError = toParseError(body, cause);
  const { offset } = parseError;
  const { message, from, to, fix } = explanations[parseError.id]?.(parseError) ?? {
    message:
      'MDX cannot read the text from here on. Write \\< and \\{ for the characters < and { themselves, and give each tag a line of its own.',
    from: offset,
    to: offset,
  };
  const toPosition = createPositionLookup(body);
  const edit = fix && { from: fix.from ?? from, to: fix.to ?? to, text: fix.text };
  return error(file, toPosition(from), 'mdx/syntax', message, {
    ...(to > from && { end: toPosition(to) }),
    ...(fix && edit && fixParses(body, edit, parseError) && { fix: { title: fix.title, edits: [edit] } }),
  });
}

function toParseError(body: string, { source, ruleId, reason, line, column }: VFileMessage): ParseError {
  const getOffset = (line: number, column: number) => toOffset(body, { line, column }) ?? body.length;
  // Messages about a closing tag name the opening tag by its position: `(3:1-3:9)`.
  const position = /\((\d+):(\d+)-/.exec(reason);
  const openingTag = position
    ? { line: Number(position[1]), offset: getOffset(Number(position[1]), Number(position[2])) }
    : undefined;
  const offset = line ? getOffset(line, column ?? 1) : (openingTag?.offset ?? body.length);
  return { id: `${source}:${ruleId}`, reason, body, offset, openingTag };
}

/**
 * Returns true if a fix removes the error, even if the parser then stops at another one: a later one, or a tag elsewhere
 * that has no closing tag. The parser reports such a tag after everything else, by the position of its opening tag.
 */
function fixParses(body: string, edit: Edit, original: ParseError): boolean {
  const fixed = body.slice(0, edit.from) + edit.text + body.slice(edit.to);
  try {
    parseBody(fixed);
    return true;
  } catch (cause) {
    if (!(cause instanceof VFileMessage)) return false;
    const { openingTag } = toParseError(fixed, cause);
    const { line = 0, column = 0 } = cause;
    const errorOffset = line > 0 ? toOffset(fixed, { line, column: Math.max(column, 1) }) : undefined;
    if (errorOffset !== undefined && errorOffset > edit.from + edit.text.length) return true;
    return (
      openingTag !== undefined &&
      openingTag.offset !== original.openingTag?.offset &&
      (openingTag.offset < edit.from || openingTag.offset > edit.from + edit.text.length)
    );
  }
}

/** Types and functions that the explanations of MDX syntax errors share. */
import { voidElements } from '#content/author-components.ts';

/** HTML elements without content, which people write without the closing slash. */
export const elementsWithoutContent: readonly string[] = [...voidElements, 'input'];

/** A syntax error that the MDX parser has thrown. */
export interface ParseError {
  /** Source and rule id of the parser's message: `mdast-util-mdx-jsx:end-tag-mismatch`. */
  id: string;
  /** Text of the parser's message. */
  reason: string;
  body: string;
  /** Offset in the body. */
  offset: number;
  /** The opening tag that the message refers to. */
  openingTag?: { line: number; offset: number } | undefined;
}

/** A syntax error as a writer understands it. Offsets are in the body. */
export interface SyntaxProblem {
  message: string;
  from: number;
  to: number;
  /** Replaces the range of the problem, unless it has a range of its own. Undefined if only the writer can decide. */
  fix?: { title: string; text: string; from?: number; to?: number } | undefined;
}

/** Returns the text from an offset to the end of its line. */
export const getRestOfLine = (body: string, from: number): string => {
  const end = body.indexOf('\n', from);
  return body.slice(from, end === -1 ? body.length : end);
};

/** Returns true if an offset is within a tag. Looks at most 400 characters back. */
export const isInOpenTag = (body: string, offset: number): boolean =>
  /<[A-Za-z][^<>]*$/.test(body.slice(Math.max(offset - 400, 0), offset));

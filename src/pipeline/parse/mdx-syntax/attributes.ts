/** Explains errors in the values of props. The parser often reports them far behind their position. */
import { getRestOfLine, isInOpenTag, type ParseError, type SyntaxProblem } from './parse-error.ts';

/** Explains errors in the name of a prop or after it. Returns undefined if no value causes the error. */
export function explainMisplacedValue({ reason, body, offset }: ParseError): SyntaxProblem | undefined {
  if (!/ (?:in|before|after) (?:attribute name|name|tag)|after self-closing/.test(reason)) return undefined;
  return explainMissingEquals(body, offset) ?? explainUnclosedValue(body, offset);
}

/** Explains `<Callout tone"info">`. */
function explainMissingEquals(body: string, offset: number): SyntaxProblem | undefined {
  const prop = /<[A-Za-z][^<>"'\n]*\s([\w-]+)$/.exec(body.slice(Math.max(offset - 200, 0), offset))?.[1];
  const value = /^"[^"<>\n]*"|^'[^'<>\n]*'/.exec(body.slice(offset, offset + 200))?.[0];
  if (!prop || !value) return undefined;
  return {
    message: `= is missing after "${prop}". Write ${prop}=${value}.`,
    from: offset - prop.length,
    to: offset + value.length,
    fix: { title: `Write ${prop}=${value}.`, text: '=', from: offset, to: offset },
  };
}

/** Explains `<Figure alt="A dot>A caption</Figure>`, where the value goes on to the next quotation mark. */
function explainUnclosedValue(body: string, offset: number): SyntaxProblem | undefined {
  const attributes = [...body.slice(0, offset).matchAll(/([\w-]+)=(["'])/g)];
  const unclosed = attributes.findLast(({ index, 0: source, 2: quote = '"' }) => {
    const start = index + source.length;
    const end = body.indexOf(quote, start);
    if (end === -1 || end >= offset) return false;
    return /[<>]|\n[ \t]*\n/.test(body.slice(start, end)) && isInOpenTag(body, index);
  });
  if (!unclosed) return undefined;
  const [source, prop = '', quote = '"'] = unclosed;
  return createUnclosedQuoteProblem(prop, quote, unclosed.index + source.length - 1);
}

/** Explains a value that is never closed. */
export function explainUnclosedQuote({ reason, body, offset }: ParseError): SyntaxProblem {
  const quote = reason.includes("`'`") ? "'" : '"';
  const from = Math.max(body.lastIndexOf(quote, offset - 1), 0);
  const prop = /([\w-]+)=\s*$/.exec(body.slice(Math.max(from - 80, 0), from))?.[1] ?? 'name';
  return createUnclosedQuoteProblem(prop, quote, from);
}

const createUnclosedQuoteProblem = (prop: string, quote: string, from: number): SyntaxProblem => ({
  message: `The quotation mark after ${prop}= is never closed. Write ${quote} at the end of the value as well.`,
  from,
  to: from + 1,
});

/** Explains `tone=info` and `title=“a”`. */
export function explainUnquotedValue({ body, offset }: ParseError): SyntaxProblem {
  const prop = /([\w-]+)=\s*$/.exec(body.slice(Math.max(offset - 80, 0), offset))?.[1] ?? 'name';
  const restOfLine = getRestOfLine(body, offset);
  const curly = /^[“”„«]([^"“”„«»<>\n]*)[“”»]/.exec(restOfLine);
  const unquoted = /^[\p{L}\p{N}#/.:_-]+["']?(?=[\s>])/u.exec(restOfLine);
  const match = curly ?? unquoted;
  const value = curly ? (curly[1] ?? '') : (unquoted?.[0].replace(/["']$/, '') ?? '…');
  const marks = curly ? 'straight quotation marks' : 'quotation marks';
  return {
    message: `The value of "${prop}" needs ${marks} around it. Write ${prop}="${value}".`,
    from: offset,
    to: offset + (match?.[0].length ?? 1),
    fix: match ? { title: `Write ${prop}="${value}".`, text: `"${value}"` } : undefined,
  };
}

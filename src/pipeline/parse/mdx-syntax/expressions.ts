/** Explains syntax errors in braces, imports and exports. */
import GithubSlugger from 'github-slugger';
import { getRestOfLine, isInOpenTag, type ParseError, type SyntaxProblem } from './parse-error.ts';

/** Explains a sentence that begins with `import` or `export`. */
export function explainProseLikeCode({ body, offset }: ParseError): SyntaxProblem {
  const before = body.slice(0, offset);
  const from = Math.max(before.lastIndexOf('\nimport'), before.lastIndexOf('\nexport')) + 1;
  const keyword = body.slice(from, from + 'import'.length);
  return {
    message: `A line that begins with "${keyword}" is code to MDX, but this is not code. Begin it with another word, or join it to the line before.`,
    from,
    to: from + keyword.length,
  };
}

/** Explains an opening brace without a closing one. */
export function explainUnclosedBrace({ body, offset }: ParseError): SyntaxProblem {
  const from = findOpenBrace(body, offset);
  if (body.startsWith('{/*', from))
    return {
      message: 'The comment that begins here is never closed. Write */} at its end.',
      from,
      to: from + '{/*'.length,
    };
  return {
    message: '"{" begins code, and no "}" ends it. To show the character itself, write \\{.',
    from,
    to: from + 1,
  };
}

/** Explains braces around text that is not JavaScript. */
export function explainInvalidExpression({ body, offset }: ParseError): SyntaxProblem {
  const from = findOpenBrace(body, offset);
  const length = getRestOfLine(body, from).indexOf('}') + 1;
  const to = from + (length || 1);
  const source = body.slice(from, to);
  return (
    explainHeadingId(body, source, from, to) ??
    explainTrackedChange(source, from, to) ??
    explainAttributeList(source, from, to) ??
    (isInOpenTag(body, from) ? createCodeInTagProblem(from) : explainText(source, from, to))
  );
}

/** Explains braces in a tag that do not contain `...` and a name. */
export const explainCodeInTag = ({ body, offset }: ParseError): SyntaxProblem =>
  createCodeInTagProblem(findOpenBrace(body, offset));

const createCodeInTagProblem = (from: number): SyntaxProblem => ({
  message: 'Braces in a tag are code, but this is not code. Write each prop as name="…".',
  from,
  to: from + 1,
});

/** Explains `## Heading {#id}`. */
function explainHeadingId(body: string, source: string, from: number, to: number): SyntaxProblem | undefined {
  const lineBefore = body.slice(body.lastIndexOf('\n', from) + 1, from);
  const heading = /^#{1,6}[ \t]+(.*?)[ \t]*$/.exec(lineBefore)?.[1];
  const id = /^\{:?\s*#([\w.-]+)/.exec(source)?.[1];
  if (heading === undefined || !id) return undefined;
  const generatedId = new GithubSlugger().slug(heading.trim());
  const cause = `${source} is code to MDX, and gives the heading no anchor.`;
  const isOwnId = /^[a-z][a-z0-9-]*$/.test(id) && id !== generatedId;
  if (isOwnId && source.endsWith('}')) {
    const text = `{/* #${id} */}`;
    return { message: `${cause} Write ${text}`, from, to, fix: { title: `Write ${text}.`, text } };
  }
  // Word processors number the headings of a document: {#h.abc123}.
  const spaceFrom = from - (/[ \t]*$/.exec(lineBefore)?.[0].length ?? 0);
  return {
    message: `${cause} Remove it: the anchor is "${generatedId}", made from the heading's words. For another one, write {/* #name */} there.`,
    from,
    to,
    fix: { title: 'Remove it.', text: '', from: spaceFrom, to },
  };
}

/** Explains the marks of tracked changes and comments in CriticMarkup, which other editors write. */
function explainTrackedChange(source: string, from: number, to: number): SyntaxProblem | undefined {
  if (/^\{(?:>>|==)/.test(source))
    return {
      message: `${source} is a comment of another program. Remove its marks, or write {/* the comment */}, which visitors do not see.`,
      from,
      to,
    };
  return /^\{(?:\+\+|--|~~)/.test(source)
    ? {
        message: `${source} is a tracked change of another program. Keep one of the two texts, and remove the braces and the marks.`,
        from,
        to,
      }
    : undefined;
}

/** Explains `{.class}` and `{: #id}`. */
function explainAttributeList(source: string, from: number, to: number): SyntaxProblem | undefined {
  if (!/^\{:?\s*[#.](?!\.)/.test(source)) return undefined;
  return {
    message: `${source} is code to MDX, and sets no anchor and no class. Remove it, because components decide how the page looks.`,
    from,
    to,
  };
}

function explainText(source: string, from: number, to: number): SyntaxProblem {
  const excerpt = source.length > 40 ? `${source.slice(0, 40)}…` : source;
  return {
    message: `${excerpt} is code to MDX, but it is not valid code. To show it as text, write ${excerpt.replaceAll('{', '\\{')}.`,
    from,
    to,
  };
}

/** Returns the offset of the innermost brace that is open at an offset. */
function findOpenBrace(body: string, offset: number): number {
  let depth = 0;
  for (let at = Math.min(offset, body.length) - 1; at >= 0; at--) {
    if (body[at] === '}') depth++;
    if (body[at] === '{' && depth-- === 0) return at;
  }
  return Math.max(body.lastIndexOf('{', offset), 0);
}

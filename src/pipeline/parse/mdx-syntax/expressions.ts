/** What the parser says of braces, imports and exports, in words for writers. */
import GithubSlugger from 'github-slugger';
import { type Complaint, restOfLine, type SyntaxMistake } from './parse-error.ts';

/** @returns undefined where the complaint is not about code. */
export function expressionMistake(complaint: Complaint): SyntaxMistake | undefined {
  const { reason } = complaint;
  if (reason.includes('import/exports')) return proseThatBeginsLikeCode(complaint);
  if (reason.includes('in expression')) return neverClosed(complaint);
  if (/^(?:Could not parse expression|Unexpected content after expression)/.test(reason))
    return noExpression(complaint);
  if (reason.includes('spread')) return codeInTag(complaint);
  return undefined;
}

function proseThatBeginsLikeCode({ body, offset }: Complaint): SyntaxMistake {
  const before = body.slice(0, offset);
  const from = Math.max(before.lastIndexOf('\nimport'), before.lastIndexOf('\nexport')) + 1;
  const word = body.slice(from, from + 6);
  return {
    message: `A line that begins with "${word}" is code to MDX, and this is none. Begin it with another word, or join it to the line before.`,
    from,
    to: from + 6,
  };
}

function neverClosed({ body, offset }: Complaint): SyntaxMistake {
  const from = lastOpen(body, offset);
  if (body.startsWith('{/*', from))
    return {
      message: 'The remark that begins here is never closed. Write */} at its end.',
      from,
      to: from + 3,
    };
  return {
    message: '"{" begins code, and no "}" ends it here. Write \\{ for the sign itself.',
    from,
    to: from + 1,
  };
}

function noExpression({ body, offset }: Complaint): SyntaxMistake {
  const from = lastOpen(body, offset);
  const end = restOfLine(body, from).indexOf('}') + 1;
  const to = from + (end || 1);
  const source = body.slice(from, to);
  const heading = /^#{1,6}[ \t]+(.*?)[ \t]*$/.exec(body.slice(body.lastIndexOf('\n', from) + 1, from));
  const id = /^\{:?\s*#([\w-]+)/.exec(source)?.[1];
  if (heading && id) {
    const own = new GithubSlugger().slug((heading[1] ?? '').trim());
    const other = own === id ? '' : ` For another one, write <span id="${id}" /> before its words.`;
    return {
      message: `${source} is code to MDX, and gives the heading no anchor. Remove it: the anchor is "${own}", made from the heading's words.${other}`,
      from,
      to,
    };
  }
  if (/^\{:?\s*[#.](?!\.)/.test(source))
    return {
      message: `${source} is code to MDX, and gives no anchor and no class. Remove it; looks belong to components.`,
      from,
      to,
    };
  if (/<[A-Za-z][^<>]*$/.test(body.slice(Math.max(from - 400, 0), from)))
    return codeInTag({ reason: '', body, offset });
  const shown = source.length > 40 ? `${source.slice(0, 40)}…` : source;
  return {
    message: `${shown} is code to MDX, and cannot be read as such. To show it as it stands, write ${shown.replaceAll('{', '\\{')}.`,
    from,
    to,
  };
}

function codeInTag({ body, offset }: Complaint): SyntaxMistake {
  const from = lastOpen(body, offset);
  return {
    message: 'Braces in a tag are code, and this is none. Write each prop out: name="…".',
    from,
    to: from + 1,
  };
}

/** The brace that is open at an offset. */
function lastOpen(body: string, offset: number): number {
  let depth = 0;
  for (let at = Math.min(offset, body.length) - 1; at >= 0; at--) {
    if (body[at] === '}') depth++;
    if (body[at] === '{' && depth-- === 0) return at;
  }
  return Math.max(body.lastIndexOf('{', offset), 0);
}

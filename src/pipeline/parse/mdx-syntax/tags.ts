/** What the parser says of tags, in words for writers. */
import { allowedElements, componentSpecs, voidElements } from '#content/author-components.ts';
import { didYouMean, findNearest } from '#pipeline/did-you-mean.ts';
import { attributeSlip } from './attributes.ts';
import { htmlReplacements } from './html-replacements.ts';
import { type Complaint, restOfLine, type SyntaxMistake } from './parse-error.ts';

/** HTML that holds nothing, in or out of the vocabulary: people write it without its slash. */
const unclosedByHabit = [...voidElements, 'input'];
const known = [...Object.keys(componentSpecs), ...Object.keys(allowedElements)];

/** @returns undefined where the complaint is not about a tag. */
export function tagMistake(complaint: Complaint): SyntaxMistake | undefined {
  const { reason } = complaint;
  const slip = attributeSlip(complaint);
  if (slip) return slip;
  if (reason.startsWith('Expected the closing tag')) return closedElsewhere(complaint);
  if (/closing tag, expected the end/.test(reason)) return closingTagWithMore(complaint);
  if (reason.startsWith('Expected a closing tag')) return neverClosed(complaint);
  if (reason.startsWith('Unexpected closing tag')) return closedByAnother(complaint);
  if (reason.startsWith('Unexpected closing slash')) return neverOpened(complaint);
  if (reason.includes('before attribute value')) return valueWithoutQuotes(complaint);
  if (reason.includes('in attribute value')) return quoteNeverClosed(complaint);
  if (/ in expression/.test(reason)) return undefined;
  if (/^Unexpected (?:character|end of file|lazy line)/.test(reason)) return noTag(complaint);
  return undefined;
}

function neverClosed({ reason, body, offset, opened }: Complaint): SyntaxMistake {
  const from = opened?.offset ?? offset;
  const name = /`<([^>`]*)>`/.exec(reason)?.[1] ?? '';
  const end = body.indexOf('>', from) + 1 || body.length;
  const to = Math.min(from + 1 + name.length, body.length);
  if (unclosedByHabit.includes(name)) {
    return {
      message: `<${name}> holds nothing, so it closes itself. Write <${name} />.`,
      from,
      to,
      fix: { title: `Write <${name} />.`, text: ' /', from: end - 1, to: end - 1 },
    };
  }
  if (htmlReplacements[name])
    return { message: `<${name}> is not used in documents. ${htmlReplacements[name]}.`, from, to };
  const closing = `</${name}>`;
  const slashless = slashForgotten(body, name, from);
  if (slashless) return slashless;
  const near = findNearest(name, known);
  if (name !== '' && near !== name && !body.includes(closing))
    return {
      message: `<${name}> is read as a tag, and none has this name.${name.length > 3 ? didYouMean(name, known) : ''} To show it as text, write \\<${name}>.`,
      from,
      to,
    };
  if (body.indexOf(closing, from) !== -1)
    return {
      message: `<${name}> and ${closing} are not in one piece of text. Give each a line of its own, with a blank line before and after.`,
      from,
      to,
    };
  return {
    message: `<${name}> is opened here and never closed. Write ${closing} where it ends.`,
    from,
    to,
  };
}

/** `<Callout>Text<Callout>`. */
function slashForgotten(body: string, name: string, from: number): SyntaxMistake | undefined {
  const tag = `<${name}>`;
  const first = body.lastIndexOf(`<${name}`, from - 1);
  if (name === '' || first === -1 || !body.startsWith(tag, from)) return undefined;
  const closing = body.indexOf(`</${name}>`, first);
  const next = body.indexOf(`<${name}`, from + tag.length);
  // What is closed further on has its own beginning there.
  if (closing !== -1 && (closing < from || next === -1 || next > closing)) return undefined;
  const to = from + tag.length;
  const isOneLine = !body.slice(first, from).includes('\n');
  return {
    message: `This opens a second <${name}>, where the first one is still open. To close it, write </${name}>, with a slash.`,
    from,
    to,
    // Over several lines, two may be meant, both without their end.
    fix: isOneLine ? { title: `Write </${name}>.`, text: `</${name}>` } : undefined,
  };
}

function closedElsewhere({ reason, offset }: Complaint): SyntaxMistake {
  const closing = /`(<\/[^`]*>)`/.exec(reason)?.[1] ?? '</>';
  return {
    message: `${closing} is not in the paragraph where its tag is opened. Give each of the two tags a line of its own, with a blank line before and after.`,
    from: offset,
    to: offset + closing.length,
  };
}

/** `</Callout tone="info">`, `</Callout/>`. */
function closingTagWithMore({ body, offset }: Complaint): SyntaxMistake {
  const from = Math.max(body.lastIndexOf('</', offset), 0);
  const tag = /^<\/[\w.:-]*/.exec(body.slice(from, from + 80))?.[0] ?? '</';
  const end = body.indexOf('>', from) + 1 || from + tag.length;
  return {
    message: `A closing tag holds its name alone. Write ${tag}>.`,
    from,
    to: end,
    fix: { title: `Write ${tag}>.`, text: `${tag}>` },
  };
}

function closedByAnother({ reason, offset, opened }: Complaint): SyntaxMistake {
  const [, closing = '', name = ''] = /closing tag `<\/([^>`]*)>`.*`<([^>`]*)>`/.exec(reason) ?? [];
  const from = offset;
  const to = offset + closing.length + 3;
  const line = opened ? ` (line ${opened.line})` : '';
  // <callout>…</Callout>: the first is the wrong one.
  if (opened && findNearest(closing, [name]) && known.includes(closing) && !known.includes(name))
    return {
      message: `<${name}> opens what </${closing}> closes, and is no component. Write <${closing}> here.`,
      from: opened.offset,
      to: opened.offset + name.length + 1,
      fix: { title: `Write <${closing}.`, text: `<${closing}` },
    };
  if (findNearest(closing, [name]) && !known.includes(closing))
    return {
      message: `</${closing}> closes nothing: what is open here is <${name}>${line}. Write </${name}>.`,
      from,
      to,
      fix: { title: `Write </${name}>.`, text: `</${name}>` },
    };
  return {
    message: `<${name}>${line} is still open at </${closing}>. Write </${name}> before it.`,
    from,
    to,
  };
}

function neverOpened({ body, offset }: Complaint): SyntaxMistake {
  const from = Math.max(body.lastIndexOf('<', offset), 0);
  const tag = /^<\/\s*[\w.:-]*>?/.exec(body.slice(from, from + 80))?.[0] ?? '</';
  const name = tag.replace(/[</>\s]/g, '');
  if (unclosedByHabit.includes(name))
    return {
      message: `<${name}> holds nothing, so it closes itself. Write <${name} />.`,
      from,
      to: from + tag.length,
      fix: tag.endsWith('>') ? { title: `Write <${name} />.`, text: `<${name} />` } : undefined,
    };
  return {
    message: `${tag} closes what was never opened. Remove it, or write ${tag.replace('/', '')} where it begins.`,
    from,
    to: from + tag.length,
  };
}

function valueWithoutQuotes({ body, offset }: Complaint): SyntaxMistake {
  const prop = /([\w-]+)=\s*$/.exec(body.slice(Math.max(offset - 80, 0), offset))?.[1] ?? 'name';
  const curly = /^[“”„«]([^"“”„«»<>\n]*)[“”»]/.exec(restOfLine(body, offset));
  const bare = /^[\p{L}\p{N}#/.:_-]+["']?(?=[\s>])/u.exec(restOfLine(body, offset));
  const found = curly ?? bare;
  const value = curly ? (curly[1] ?? '') : (bare?.[0].replace(/["']$/, '') ?? '…');
  const straight = curly ? 'straight quotation marks' : 'quotation marks';
  return {
    message: `The value of "${prop}" needs ${straight} around it. Write ${prop}="${value}".`,
    from: offset,
    to: offset + (found?.[0].length ?? 1),
    fix: found ? { title: `Write ${prop}="${value}".`, text: `"${value}"` } : undefined,
  };
}

function quoteNeverClosed({ reason, body, offset }: Complaint): SyntaxMistake {
  const quote = reason.includes("`'`") ? "'" : '"';
  const from = Math.max(body.lastIndexOf(quote, offset - 1), 0);
  const prop = /([\w-]+)=\s*$/.exec(body.slice(Math.max(from - 80, 0), from))?.[1] ?? 'name';
  return {
    message: `The quotation mark after ${prop}= is never closed. Write ${quote} at the end of the value as well.`,
    from,
    to: from + 1,
  };
}

/** A sign < that begins no tag, whatever the parser stumbled over behind it. */
function noTag({ reason, body, offset }: Complaint): SyntaxMistake | undefined {
  const from = body.lastIndexOf('<', offset - 1);
  if (from === -1) return undefined;
  const rest = restOfLine(body, from);
  if (rest.startsWith('<!--')) return htmlComment(body, from);
  const address = /^<((?:https?:\/\/|mailto:)?[^\s<>]+[@/][^\s<>]*)>/.exec(rest)?.[1];
  if (address)
    return {
      message: `An address between < and > is not MDX. Write [words for it](${address.includes('@') ? 'mailto:' : ''}${address.replace(/^mailto:/, '')}).`,
      from,
      to: from + address.length + 2,
    };
  const tag = /^<\/?[\p{L}$_][\w$.:-]*/u.exec(rest)?.[0];
  if (tag && reason.includes('lazy line'))
    return {
      message: `"${tag}" begins in a list or a quotation, and ends outside it. Write the whole tag on one line.`,
      from,
      to: from + tag.length,
    };
  const stray = body[offset] ?? '';
  if (
    tag &&
    known.includes(tag.replace(/^<\/?/, '')) &&
    /[^\s<>\p{L}\p{N}]/u.test(stray) &&
    body
      .slice(from, offset + 200)
      .split('\n')[0]
      ?.includes('>')
  )
    return {
      message: `"${stray}" has no place in the tag ${tag}…>. Remove it.`,
      from: offset,
      to: offset + stray.length,
    };
  if (tag && /in (?:name|attribute name|tag|closing tag)|(?:after|before) /.test(reason)) {
    const way = known.includes(tag.replace(/^<\/?/, '')) ? `Write > where the tag ends; to` : 'To';
    return {
      message: `"${tag}" begins a tag that is never ended with >. ${way} show the sign itself, write \\<.`,
      from,
      to: from + tag.length,
    };
  }
  return {
    message: `"${[...rest].slice(0, 2).join('')}" looks like the beginning of a tag. Write \\< for the sign itself.`,
    from,
    to: from + 1,
    // No tag begins with such a sign, so that the writer can only have meant the sign itself.
    fix: tag || /^<[!?/]/.test(rest) ? undefined : { title: 'Write \\< for the sign <.', text: '\\<' },
  };
}

function htmlComment(body: string, from: number): SyntaxMistake {
  const end = body.indexOf('-->', from + 4);
  const to = end === -1 ? from + 4 : end + 3;
  const remark = end === -1 ? '' : body.slice(from + 4, end);
  return {
    message: 'HTML comments are not MDX. Write {/* the remark */}.',
    from,
    to,
    fix:
      end === -1 || remark.includes('*/')
        ? undefined
        : { title: 'Write the remark as {/* … */}.', text: `{/* ${remark.trim()} */}` },
  };
}

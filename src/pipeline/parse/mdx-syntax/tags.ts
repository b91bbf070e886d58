/** Explains syntax errors in tags. */
import { allowedElements, componentSpecs } from '#content/author-components.ts';
import { didYouMean, findNearest } from '../../did-you-mean.ts';
import { explainMisplacedValue, explainUnclosedQuote, explainUnquotedValue } from './attributes.ts';
import { htmlReplacements } from './html-replacements.ts';
import { elementsWithoutContent, getRestOfLine, type ParseError, type SyntaxProblem } from './parse-error.ts';

const knownNames = [...Object.keys(componentSpecs), ...Object.keys(allowedElements)];

/** Explains an opening and a closing tag that do not match. */
export function explainTagMismatch(error: ParseError): SyntaxProblem {
  if (error.reason.startsWith('Expected the closing tag')) return explainSplitElement(error);
  if (error.reason.startsWith('Unexpected closing tag')) return explainWrongClosingTag(error);
  return explainUnclosedTag(error);
}

/** Explains a closing tag in another paragraph than its opening tag. */
function explainSplitElement({ reason, offset }: ParseError): SyntaxProblem {
  const closing = /`(<\/[^`]*>)`/.exec(reason)?.[1] ?? '</>';
  return {
    message: `${closing} is not in the paragraph where its tag is opened. Give each of the two tags a line of its own, with a blank line before and after.`,
    from: offset,
    to: offset + closing.length,
  };
}

/** Explains a closing tag with another name than the open tag. */
function explainWrongClosingTag({ reason, body, offset, openingTag }: ParseError): SyntaxProblem {
  const [, closing = '', name = ''] = /closing tag `<\/([^>`]*)>`.*`<([^>`]*)>`/.exec(reason) ?? [];
  const elementProblem = openingTag && explainUnusualElement(body, name, openingTag.offset);
  if (elementProblem) return elementProblem;
  const from = offset;
  const to = offset + closing.length + '</>'.length;
  const line = openingTag ? ` (line ${openingTag.line})` : '';
  const isSimilar = findNearest(closing, [name]) !== undefined;
  // In `<callout>…</Callout>` the opening tag is wrong.
  if (openingTag && isSimilar && knownNames.includes(closing) && !knownNames.includes(name))
    return {
      message: `</${closing}> closes <${name}>, which is not a component. Write <${closing}> here.`,
      from: openingTag.offset,
      to: openingTag.offset + name.length + 1,
      fix: { title: `Write <${closing}.`, text: `<${closing}` },
    };
  if (isSimilar && !knownNames.includes(closing))
    return {
      message: `</${closing}> closes nothing: the open tag is <${name}>${line}. Write </${name}>.`,
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

/** Explains an opening tag without a closing tag. */
function explainUnclosedTag({ reason, body, offset, openingTag }: ParseError): SyntaxProblem {
  const from = openingTag?.offset ?? offset;
  const name = /`<([^>`]*)>`/.exec(reason)?.[1] ?? '';
  const to = Math.min(from + 1 + name.length, body.length);
  const elementProblem = explainUnusualElement(body, name, from);
  if (elementProblem) return elementProblem;
  const missingSlash = explainMissingSlash(body, name, from);
  if (missingSlash) return missingSlash;
  const closing = `</${name}>`;
  if (name !== '' && findNearest(name, knownNames) !== name && !body.includes(closing))
    return {
      message: `<${name}> is read as a tag, but there is no component or element of this name.${name.length > 3 ? didYouMean(name, knownNames) : ''} To show it as text, write \\<${name}>.`,
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

/** Explains an open element that has no content, or that documents do not use, so that closing it is no advice. */
function explainUnusualElement(body: string, name: string, from: number): SyntaxProblem | undefined {
  const tagEnd = body.indexOf('>', from) + 1 || body.length;
  const to = Math.min(from + 1 + name.length, body.length);
  if (elementsWithoutContent.includes(name))
    return {
      message: `<${name}> has no content, so it closes itself. Write <${name} />.`,
      from,
      to,
      fix: { title: `Write <${name} />.`, text: ' /', from: tagEnd - 1, to: tagEnd - 1 },
    };
  if (!htmlReplacements[name]) return undefined;
  return { message: `<${name}> is not used in documents. ${htmlReplacements[name]}.`, from, to };
}

/** Explains `<Callout>Text<Callout>`. */
function explainMissingSlash(body: string, name: string, from: number): SyntaxProblem | undefined {
  const tag = `<${name}>`;
  const first = body.lastIndexOf(`<${name}`, from - 1);
  if (name === '' || first === -1 || !body.startsWith(tag, from)) return undefined;
  const closing = body.indexOf(`</${name}>`, first);
  const next = body.indexOf(`<${name}`, from + tag.length);
  // A closing tag after this one belongs to this one, unless another opening tag comes before it.
  if (closing !== -1 && (closing < from || next === -1 || next > closing)) return undefined;
  const to = from + tag.length;
  const isOneLine = !body.slice(first, from).includes('\n');
  return {
    message: `This opens a second <${name}> while the first one is still open. To close it, write </${name}>, with a slash.`,
    from,
    to,
    // On separate lines, the writer may have meant two elements, both without a closing tag.
    fix: isOneLine ? { title: `Write </${name}>.`, text: `</${name}>` } : undefined,
  };
}

/** Explains `</Callout tone="info">` and `</Callout/>`. */
export function explainClosingTagContent({ body, offset }: ParseError): SyntaxProblem {
  const from = Math.max(body.lastIndexOf('</', offset), 0);
  const tag = /^<\/[\w.:-]*/.exec(body.slice(from, from + 80))?.[0] ?? '</';
  return {
    message: `A closing tag contains only its name. Write ${tag}>.`,
    from,
    to: body.indexOf('>', from) + 1 || from + tag.length,
    fix: { title: `Write ${tag}>.`, text: `${tag}>` },
  };
}

/** Explains a closing tag without an opening tag. */
export function explainUnopenedTag(error: ParseError): SyntaxProblem {
  const misplacedValue = explainMisplacedValue(error);
  if (misplacedValue) return misplacedValue;
  const { body, offset } = error;
  const from = Math.max(body.lastIndexOf('<', offset), 0);
  const tag = /^<\/\s*[\w.:-]*>?/.exec(body.slice(from, from + 80))?.[0] ?? '</';
  const name = tag.replace(/[</>\s]/g, '');
  if (elementsWithoutContent.includes(name))
    return {
      message: `<${name}> has no content, so it closes itself. Write <${name} />.`,
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

/** Explains a character, or the end of the text or paragraph, where the parser expects another part of a tag. */
export function explainTagCharacter(error: ParseError): SyntaxProblem | undefined {
  const { reason } = error;
  const misplacedValue = explainMisplacedValue(error);
  if (misplacedValue) return misplacedValue;
  if (reason.includes('before attribute value')) return explainUnquotedValue(error);
  if (reason.includes('in attribute value')) return explainUnclosedQuote(error);
  return explainStrayBracket(error);
}

/** Explains a < that begins no valid tag. */
function explainStrayBracket({ reason, body, offset }: ParseError): SyntaxProblem | undefined {
  const from = body.lastIndexOf('<', offset - 1);
  if (from === -1) return undefined;
  const restOfLine = getRestOfLine(body, from);
  if (restOfLine.startsWith('<!--')) return explainHtmlComment(body, from);
  const url = /^<((?:https?:\/\/|mailto:)?[^\s<>]+[@/][^\s<>]*)>/.exec(restOfLine)?.[1];
  if (url) {
    const target = (url.includes('@') ? 'mailto:' : '') + url.replace(/^mailto:/, '');
    return {
      message: `An address between < and > is not MDX. Write [words for it](${target}).`,
      from,
      to: from + url.length + '<>'.length,
    };
  }
  const slackLink = /^<((?:https?:\/\/|mailto:)[^\s<>|]+)\|([^<>|\n]+)>/.exec(restOfLine);
  if (slackLink) {
    const text = `[${slackLink[2]}](${slackLink[1]})`;
    return {
      message: `This is a link of another program. Write ${text}`,
      from,
      to: from + slackLink[0].length,
      fix: { title: `Write ${text}.`, text },
    };
  }
  const tag = /^<\/?[\p{L}$_][\w$.:-]*/u.exec(restOfLine)?.[0];
  if (tag && reason.includes('lazy line'))
    return {
      message: `"${tag}" begins in a list or a quotation, and ends outside it. Write the whole tag on one line.`,
      from,
      to: from + tag.length,
    };
  const isKnownTag = tag !== undefined && knownNames.includes(tag.replace(/^<\/?/, ''));
  const character = body[offset] ?? '';
  const line = getRestOfLine(body.slice(0, offset + 200), from);
  const nestedQuotes = character === '"' && isKnownTag && explainNestedQuotes(line, from);
  if (nestedQuotes) return nestedQuotes;
  if (isKnownTag && /[^\s<>\p{L}\p{N}]/u.test(character) && line.includes('>'))
    return {
      message: `"${character}" is not allowed in the tag ${tag}…>. Remove it.`,
      from: offset,
      to: offset + character.length,
    };
  if (tag && /in (?:name|attribute name|tag|closing tag)|(?:after|before) /.test(reason)) {
    const advice = isKnownTag ? 'Write > where the tag ends; to' : 'To';
    return {
      message: `"${tag}" begins a tag that is never ended with >. ${advice} show the character < itself, write \\<.`,
      from,
      to: from + tag.length,
    };
  }
  return {
    message: `"${[...restOfLine].slice(0, 2).join('')}" looks like the beginning of a tag. To show the character < itself, write \\<.`,
    from,
    to: from + 1,
    // Before such a character, < can only be meant as itself, because no tag begins like this.
    fix:
      tag || /^<[!?/]/.test(restOfLine)
        ? undefined
        : { title: 'Write \\< for the character <.', text: '\\<' },
  };
}

/** Explains `alt="A sheet of "paper" here"`, where the value ends at its second quotation mark. */
function explainNestedQuotes(line: string, from: number): SyntaxProblem | undefined {
  const [match, prop, value = ''] =
    /\s([\w-]+)="([^"=<>]*"[^"=<>]*"[^"=<>]*)"(?=\s*\/?>|\s+[\w-]+=)/.exec(line) ?? [];
  if (match === undefined) return undefined;
  const start = from + line.indexOf(match) + 1;
  return {
    message: `The value of "${prop}" ends at its second quotation mark. Write “ and ” inside it (« and » in Norwegian): ${prop}="${value.replace(/"([^"]*)"/, '“$1”')}"`,
    from: start,
    to: start + match.length - 1,
  };
}

function explainHtmlComment(body: string, from: number): SyntaxProblem {
  const end = body.indexOf('-->', from + '<!--'.length);
  const text = end === -1 ? undefined : body.slice(from + '<!--'.length, end);
  return {
    message: 'HTML comments are not MDX. Write {/* the comment */}.',
    from,
    to: end === -1 ? from + '<!--'.length : end + '-->'.length,
    fix:
      text === undefined || text.includes('*/')
        ? undefined
        : { title: 'Write the comment as {/* … */}.', text: `{/* ${text.trim()} */}` },
  };
}

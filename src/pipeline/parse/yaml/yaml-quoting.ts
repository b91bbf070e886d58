/** Explains values that need quotation marks, or other ones, for YAML to read them as the writer meant. */
import type { YamlError } from './parse-yaml.ts';

/** A YAML error as a writer understands it. Offsets are in the YAML. */
export interface YamlProblem {
  message: string;
  from: number;
  to: number;
  /** Default: error. */
  level?: 'warning';
  fix?: { title: string; from: number; to: number; text: string } | undefined;
}

export interface YamlLine {
  text: string;
  /** Offset of the start. */
  from: number;
  /** Offset of the value after `key: ` or `- `, or of the first character if there is neither. */
  valueOffset: number;
}

/** Returns the line of a YAML text that contains an offset. */
export function getLineAt(text: string, offset: number): YamlLine {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(from, end === -1 ? text.length : end);
  const prefix = /^\s*(?:- +)*(?:[\w-]+:[ \t]+|[\w-]+:$)?/.exec(line)?.[0].length ?? 0;
  return { text: line, from, valueOffset: from + prefix };
}

/** Matches `en: One word: works.` in a group of fields. */
const textWithColon = /[{,]\s*([\w-]+):\s+([^"'{}[\],\s][^"'{},]*: [^"'{},]*)/;

/**
 * Explains text that needs quotation marks.
 * @param subject name of the YAML in messages: `The frontmatter`.
 */
export function explainUnquotedText(
  subject: string,
  line: YamlLine,
  { code, offset }: Pick<YamlError, 'code' | 'offset'>,
): YamlProblem {
  if (code === 'ALIAS' && offset !== line.valueOffset)
    return { message: 'Text that begins with * needs quotation marks.', from: offset, to: offset + 1 };
  const value = line.text.slice(line.valueOffset - line.from).trimEnd();
  const key = line.text.slice(0, line.valueOffset - line.from).trim();
  const from = line.valueOffset;
  const to = from + value.length;
  const first = value[0] ?? '';
  const quoted = `"${value.replaceAll('"', '\\"')}"`;
  const isPlain = !/["'\\\r]/.test(value) && !value.includes(' #') && first !== '[' && first !== '{';
  const fix =
    isPlain && value !== ''
      ? { title: 'Put the text into quotation marks.', from, to, text: quoted }
      : undefined;
  const example = `${key} ${isPlain ? quoted : '"…"'}`.trim();
  const quoteProblem = explainCurlyQuotes(value, from, key) ?? explainApostrophe(value, from, key);
  if (quoteProblem) return quoteProblem;
  if (first === '"' || first === "'")
    return {
      message: `The text ends at its second ${first}, and more follows. Write “ and ” inside, or ${first === '"' ? '\\"' : "''"} for the character itself.`,
      from,
      to,
    };
  if (/^\[.*\]./.test(value))
    return {
      message: 'There is text after the end of the list. Write one [ before the list and one ] after it.',
      from,
      to,
    };
  const emphasis = /^(\*{1,2}|_{1,2})([^*_]+)\1(.*)$/.exec(value);
  if (emphasis)
    return {
      message: `A field is plain text, without bold or italics. Write ${key} ${emphasis[2]}${emphasis[3]}`,
      from,
      to,
    };
  const splitText = first === '{' ? textWithColon.exec(value) : null;
  if (splitText) {
    const [, name = '', text = ''] = splitText;
    const start = from + splitText.index + splitText[0].length - text.length;
    const quotedText = `"${text.trimEnd()}"`;
    return {
      message: `The text of ${name} has a colon, so it needs quotation marks: ${name}: ${quotedText}`,
      from: start,
      to: start + text.trimEnd().length,
    };
  }
  if (/[@`%*&!|>?\-[{]/.test(first))
    return { message: `Text that begins with ${first} needs quotation marks: ${example}.`, from, to, fix };
  if (/: |:$/.test(value))
    return { message: `Text with a colon in it needs quotation marks: ${example}.`, from, to, fix };
  return {
    message: `${subject} cannot be read from here on. Write each field as name: value, and put text with special characters between quotation marks: ${example}.`,
    from,
    to,
  };
}

/**
 * Explains a value between curly quotation marks, which YAML reads as part of the text.
 * @param key text before the value: `title:`.
 */
export function explainCurlyQuotes(value: string, from: number, key: string): YamlProblem | undefined {
  const inner = /^[“”„«]([^“”„«»"]*)[“”»]$/.exec(value)?.[1];
  if (inner === undefined) return undefined;
  const to = from + value.length;
  const prefix = key && `${key} `;
  const needsQuotes = /[:#]|^[\s@`%*&!|>?\-[{]/.test(inner);
  // The curly marks are certainly meant for YAML if the text is not valid without quotation marks.
  if (needsQuotes)
    return {
      message: `YAML needs straight quotation marks around a text. Write ${prefix}"${inner}"`,
      from,
      to,
      fix: { title: `Write "${inner}"`, from, to, text: `"${inner}"` },
    };
  return {
    message: `YAML needs straight quotation marks around a text, or none; visitors would see these. Write ${prefix}${inner}, or ${prefix}"${value}" to show them.`,
    from,
    to,
    level: 'warning',
  };
}

/** Explains `'Kari's plan'`, where the apostrophe ends the text. */
function explainApostrophe(value: string, from: number, key: string): YamlProblem | undefined {
  const inner = /^'(.*[^'])'$/.exec(value)?.[1];
  if (inner === undefined || !/(?<=\p{L})'(?=\p{L}|\s)/u.test(inner) || /["\\]/.test(inner)) return undefined;
  const text = `"${inner.replaceAll("''", "'")}"`;
  const to = from + value.length;
  return {
    message: `The apostrophe ends the text that ' began. Put the text between double quotation marks: ${key} ${text}`,
    from,
    to,
    fix: { title: 'Put the text between double quotation marks.', from, to, text },
  };
}

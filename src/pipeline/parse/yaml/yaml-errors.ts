/** Mistakes of YAML in plain words, at the place where a writer mends them. */
import { isCollection, isMap, isScalar, type Scalar, visit } from 'yaml';
import { error, type Finding, type Position, warning } from '#pipeline/finding.ts';
import type { ParsedYaml, YamlError } from './parse-yaml.ts';
import { apostropheInside, curlyValue } from './yaml-quotes.ts';

/** A mistake as a writer meets it. */
export interface Explained {
  message: string;
  /** Offsets in the YAML. */
  from: number;
  to: number;
  /** An error unless given. */
  level?: 'warning';
  fix?: { title: string; from: number; to: number; text: string } | undefined;
}

/**
 * @param start offset of the YAML in its file.
 * @param place from an offset in the file to a place.
 */
export function yamlFinding(
  file: string,
  rule: string,
  { message, from, to, fix, level }: Explained,
  start: number,
  place: (offset: number) => Position,
): Finding {
  const edits = fix && [{ from: start + fix.from, to: start + fix.to, text: fix.text }];
  const make = level === 'warning' ? warning : error;
  return make(file, place(start + from), rule, message, {
    ...(to > from && { end: place(start + to) }),
    ...(fix && edits && { fix: { title: fix.title, edits } }),
  });
}

/** The line that an offset stands in. */
interface Line {
  text: string;
  from: number;
  /** Offset of what follows `key: ` or `- `; the line's first sign where there is neither. */
  value: number;
}

/** Codes whose findings stand for themselves; of the others, the later follow from the first. */
const independent = new Set(['TAB_AS_INDENT', 'DUPLICATE_KEY']);

/**
 * @param subject what is YAML: `The frontmatter`.
 * @param text the YAML that was parsed.
 */
export function explainMistakes(subject: string, text: string, yaml: ParsedYaml): Explained[] {
  const first = yaml.errors.find(({ code }) => !independent.has(code));
  const told = yaml.errors.filter((each) => independent.has(each.code) || each === first);
  return told.map((mistake) => explain(subject, text, yaml, mistake));
}

function explain(subject: string, text: string, yaml: ParsedYaml, mistake: YamlError): Explained {
  const { code, message, offset } = mistake;
  const line = lineAt(text, offset);
  const tab = /^[ ]*(\t[ \t]*)/.exec(line.text)?.[1];
  if (tab !== undefined) return tabs(line, tab);
  if (code === 'DUPLICATE_KEY') return twice(text, yaml, offset);
  if (/closing ["']quote/.test(message)) return quoteNeverClosed(text, yaml, offset);
  if (/^Flow (?:sequence|map)/.test(message)) return bracketNeverClosed(yaml, offset);
  if (code === 'BAD_DQ_ESCAPE')
    return {
      message: 'Between "…" a backslash begins a sign of its own. Write \\\\ for the backslash itself.',
      from: offset,
      to: offset + 2,
    };
  if (code === 'MULTIPLE_DOCS')
    return {
      message: 'A line of three dots or hyphens ends the fields. Remove it.',
      from: offset,
      to: offset,
    };
  return fieldNeverBegun(line) ?? indented(text, line, code) ?? needsQuotes(subject, line, mistake);
}

function tabs(line: Line, tab: string): Explained {
  const from = line.from + line.text.indexOf('\t');
  return {
    message: 'The line is indented with a tab, which YAML does not take. Use two spaces for each step.',
    from,
    to: from + tab.length,
    fix: {
      title: 'Write two spaces for each tab.',
      from,
      to: from + tab.length,
      text: tab.replaceAll('\t', '  '),
    },
  };
}

function twice(text: string, { document }: ParsedYaml, offset: number): Explained {
  let name = '';
  let before = offset;
  visit(document, {
    Map(_key, map) {
      const key = map.items.find((item) => isScalar(item.key) && item.key.range?.[0] === offset)?.key;
      if (!isScalar(key)) return undefined;
      const first = map.items.find((item) => isScalar(item.key) && item.key.value === key.value)?.key;
      name = String(key.value);
      before = (isScalar(first) && first.range?.[0]) || 0;
      return visit.BREAK;
    },
  });
  // Counted in the file: the line of the frontmatter's opening --- comes before.
  const away = text.slice(before, offset).split('\n').length - 1;
  const where = away > 0 ? `, the first ${away} ${away === 1 ? 'line' : 'lines'} above` : '';
  return {
    message: `The field "${name}" is there twice${where}. Remove one of the two.`,
    from: offset,
    to: offset + name.length,
  };
}

function quoteNeverClosed(text: string, { document }: ParsedYaml, offset: number): Explained {
  let from = offset;
  visit(document, {
    Scalar(_key, node: Scalar) {
      const start = node.range?.[0] ?? offset;
      if ((text[start] === '"' || text[start] === "'") && start <= offset) from = start;
    },
  });
  const quote = text[from] === "'" ? "'" : '"';
  return {
    message: `The quotation mark that begins here is never closed. Write ${quote} at the end of the text as well.`,
    from,
    to: from + 1,
  };
}

function bracketNeverClosed({ document }: ParsedYaml, offset: number): Explained {
  let from = offset;
  let isList = true;
  visit(document, {
    Collection(_key, node) {
      const start = node.range?.[0] ?? offset;
      if (!isCollection(node) || !node.flow || start > offset) return;
      from = start;
      isList = !isMap(node);
    },
  });
  const [open, close] = isList ? '[]' : '{}';
  return {
    message: `The list that begins with ${open} here is never closed. Write ${close} at its end.`,
    from,
    to: from + 1,
  };
}

/** A line without the sign : and a space, which is what makes it a field. */
function fieldNeverBegun(line: Line): Explained | undefined {
  const trimmed = line.text.trim();
  const from = line.from + line.text.length - line.text.trimStart().length;
  const whole = { from, to: from + trimmed.length };
  const glued =
    /^([A-Za-z][\w-]*):(?!\/\/)([^\s].*)$/.exec(trimmed) ?? /^([A-Za-z][\w-]*):(\u00A0.*)$/.exec(trimmed);
  if (glued) {
    const [, name = '', rest = ''] = glued;
    const colon = from + name.length + 1;
    const blank = rest.length - rest.replace(/^\u00A0+/, '').length;
    return {
      message: `A space is missing after the colon. Write ${name}: ${rest.slice(blank)}`.replace(/\.?$/, '.'),
      from,
      to: colon,
      fix: { title: 'Write a space after the colon.', from: colon, to: colon + blank, text: ' ' },
    };
  }
  const equals = /^([A-Za-z][\w-]*)\s*=\s*(.*)$/.exec(trimmed);
  if (equals)
    return {
      message: `A colon is missing after the name of the field. Write ${equals[1]}: ${equals[2]}`.replace(
        /\.?$/,
        '.',
      ),
      ...whole,
    };
  if (trimmed !== '' && !/^-|[:"'[\]{}]/.test(trimmed))
    return {
      message:
        'This line is no field. Fields are written name: value; a line --- ends them, and the text begins below it.',
      ...whole,
    };
  return undefined;
}

/** A line that begins in another column than its neighbours. */
function indented(text: string, line: Line, code: string): Explained | undefined {
  const said = (at: Line): Explained => {
    const from = at.from + (/^\s*/.exec(at.text)?.[0].length ?? 0);
    return {
      message:
        'The line is indented otherwise than its neighbours. Fields of one group, and entries of one list, begin in the same column.',
      from,
      to: at.from + at.text.length,
    };
  };
  const next = lineAt(text, Math.min(line.from + line.text.length + 1, text.length));
  const deep = (each: Line) => /^ */.exec(each.text)?.[0].length ?? 0;
  const isOneField = !/: |:$/.test(text.slice(line.value, line.from + line.text.length));
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && isOneField && next.from > line.from && deep(next) > deep(line))
    return said(next);
  if (['BAD_INDENT', 'BLOCK_AS_IMPLICIT_KEY'].includes(code) && isOneField) return said(line);
  if (code === 'UNEXPECTED_TOKEN' && line.from > 0 && deep(line) !== deep(lineAt(text, line.from - 1)))
    return said(line);
  return undefined;
}

/** Text that YAML takes for something else. */
export function needsQuotes(subject: string, line: Line, { code, offset }: YamlError): Explained {
  if (code === 'ALIAS' && offset !== line.value)
    return { message: 'Text that begins with * needs quotation marks.', from: offset, to: offset + 1 };
  const value = line.text.slice(line.value - line.from).trimEnd();
  const key = line.text.slice(0, line.value - line.from).trim();
  const from = line.value;
  const to = from + value.length;
  const sign = value[0] ?? '';
  const quoted = `"${value.replaceAll('"', '\\"')}"`;
  const isPlain = !/["'\\\r]/.test(value) && !value.includes(' #') && sign !== '[' && sign !== '{';
  const fix =
    isPlain && value !== ''
      ? { title: 'Put the text into quotation marks.', from, to, text: quoted }
      : undefined;
  const example = `${key} ${isPlain ? quoted : '"…"'}`.trim();
  const quotes = curlyValue(value, from, key) ?? apostropheInside(value, from, key);
  if (quotes) return quotes;
  if (sign === '"' || sign === "'")
    return {
      message: `The text ends at its second ${sign}, and more follows. Write “ and ” inside, or ${sign === '"' ? '\\"' : "''"} for the sign itself.`,
      from,
      to,
    };
  if (/^\[.*\]./.test(value))
    return {
      message: `More follows where the list ends. Write one [ before the list and one ] after it.`,
      from,
      to,
    };
  const marked = /^(\*{1,2}|_{1,2})([^*_]+)\1(.*)$/.exec(value);
  if (marked)
    return {
      message: `A field is plain text, and takes neither bold nor italics. Write ${key} ${marked[2]}${marked[3]}`,
      from,
      to,
    };
  if (/[@`%*&!|>?\-[{]/.test(sign))
    return { message: `Text that begins with ${sign} needs quotation marks: ${example}.`, from, to, fix };
  if (/: |:$/.test(value))
    return { message: `Text with a colon in it needs quotation marks: ${example}.`, from, to, fix };
  return {
    message: `${subject} cannot be read from here on. Write each field as name: value; a text with signs in it goes between quotation marks: ${example}.`,
    from,
    to,
  };
}

export function lineAt(text: string, offset: number): Line {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(from, end === -1 ? text.length : end);
  const before = /^\s*(?:- +)*(?:[\w-]+:[ \t]+|[\w-]+:$)?/.exec(line)?.[0].length ?? 0;
  return { text: line, from, value: from + before };
}

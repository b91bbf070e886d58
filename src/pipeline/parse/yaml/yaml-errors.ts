/** Explains YAML errors in plain words, at the position where a writer can fix them. */
import { isCollection, isMap, isScalar, type Scalar, visit } from 'yaml';
import { error, type Finding, type Position, warning } from '../../finding.ts';
import type { ParsedYaml, YamlError } from './parse-yaml.ts';
import { explainUnquotedText, getLineAt, type YamlLine, type YamlProblem } from './yaml-quoting.ts';

/**
 * Creates the finding for a problem.
 * @param start offset of the YAML in its file.
 * @param toPosition converts an offset in the file to a position.
 */
export function createYamlFinding(
  file: string,
  rule: string,
  { message, from, to, fix, level }: YamlProblem,
  start: number,
  toPosition: (offset: number) => Position,
): Finding {
  const edits = fix && [{ from: start + fix.from, to: start + fix.to, text: fix.text }];
  const create = level === 'warning' ? warning : error;
  return create(file, toPosition(start + from), rule, message, {
    ...(to > from && { end: toPosition(start + to) }),
    ...(fix && edits && { fix: { title: fix.title, edits } }),
  });
}

/** Codes of errors that are always reported. Only the first of all others is, because the later ones follow from it. */
const independentCodes = new Set(['TAB_AS_INDENT', 'DUPLICATE_KEY']);

/**
 * Explains the errors of a parsed text.
 * @param subject name of the YAML in messages: `The frontmatter`.
 * @param text the YAML.
 */
export function explainYamlErrors(subject: string, text: string, yaml: ParsedYaml): YamlProblem[] {
  const first = yaml.errors.find(({ code }) => !independentCodes.has(code));
  const problems = yaml.errors
    .filter((yamlError) => independentCodes.has(yamlError.code) || yamlError === first)
    .map((yamlError) => explainError(subject, text, yaml, yamlError));
  // The parser may report one tab twice.
  const isSame = (a: YamlProblem, b: YamlProblem) => a.from === b.from && a.message === b.message;
  return problems.filter((problem, index) => problems.findIndex((other) => isSame(other, problem)) === index);
}

function explainError(subject: string, text: string, yaml: ParsedYaml, yamlError: YamlError): YamlProblem {
  const { code, message, offset } = yamlError;
  const line = getLineAt(text, offset);
  const tabs = /^[ ]*(\t[ \t]*)/.exec(line.text)?.[1];
  if (tabs !== undefined) return explainTabs(line, tabs);
  if (code === 'DUPLICATE_KEY') return explainDuplicateKey(text, yaml, offset);
  if (/closing ["']quote/.test(message)) return explainUnclosedQuote(text, yaml, offset);
  if (/^Flow (?:sequence|map)/.test(message)) return explainUnclosedBracket(yaml, offset);
  if (code === 'BAD_DQ_ESCAPE')
    return {
      message: 'Between "…" a backslash begins an escape sequence. Write \\\\ for the backslash itself.',
      from: offset,
      to: offset + 2,
    };
  if (code === 'MULTIPLE_DOCS')
    return {
      message: 'A line of three dots or hyphens ends the fields. Remove it.',
      from: offset,
      to: offset,
    };
  return (
    explainSecondLine(text, line) ??
    explainMissingColon(line) ??
    explainIndentation(text, line, code) ??
    explainUnquotedText(subject, line, yamlError)
  );
}

function explainTabs(line: YamlLine, tabs: string): YamlProblem {
  const from = line.from + line.text.indexOf('\t');
  const to = from + tabs.length;
  return {
    message: 'The line is indented with a tab, which YAML does not allow. Use two spaces for each step.',
    from,
    to,
    fix: { title: 'Write two spaces for each tab.', from, to, text: tabs.replaceAll('\t', '  ') },
  };
}

function explainDuplicateKey(text: string, { document }: ParsedYaml, offset: number): YamlProblem {
  let name = '';
  let firstOffset = offset;
  visit(document, {
    Map(_key, map) {
      const key = map.items.find((item) => isScalar(item.key) && item.key.range?.[0] === offset)?.key;
      if (!isScalar(key)) return undefined;
      const first = map.items.find((item) => isScalar(item.key) && item.key.value === key.value)?.key;
      name = String(key.value);
      firstOffset = (isScalar(first) && first.range?.[0]) || 0;
      return visit.BREAK;
    },
  });
  const lines = text.slice(firstOffset, offset).split('\n').length - 1;
  const distance = lines > 0 ? `, the first ${lines} ${lines === 1 ? 'line' : 'lines'} above` : '';
  return {
    message: `The field "${name}" occurs twice${distance}. Remove one of the two.`,
    from: offset,
    to: offset + name.length,
  };
}

function explainUnclosedQuote(text: string, { document }: ParsedYaml, offset: number): YamlProblem {
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

function explainUnclosedBracket({ document }: ParsedYaml, offset: number): YamlProblem {
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

/** Explains the rest of a text that was wrapped onto a second line. */
function explainSecondLine(text: string, line: YamlLine): YamlProblem | undefined {
  const words = line.text.trim();
  const lineBreak = line.from - 1;
  if (lineBreak < 0 || words === '' || /^[-#]|[:"'=[\]{}]/.test(words)) return undefined;
  const previous = getLineAt(text, lineBreak - 1);
  const [, field, value = ''] = /^([A-Za-z][\w-]*): +(.*)$/.exec(previous.text.trimEnd()) ?? [];
  if (field === undefined || !value.includes(' ') || /^["'[{|>]/.test(value)) return undefined;
  const from = line.from + line.text.indexOf(words);
  return {
    message: `A text must be on one line. Put this line behind the one above, which begins with ${field}:`,
    from,
    to: from + words.length,
    fix: {
      title: `Join it to the line of ${field}:`,
      from: previous.from + previous.text.trimEnd().length,
      to: from,
      text: ' ',
    },
  };
}

/** Explains a line that is no field, because it has no colon with a space after it. */
function explainMissingColon(line: YamlLine): YamlProblem | undefined {
  const trimmed = line.text.trim();
  const from = line.from + line.text.length - line.text.trimStart().length;
  const to = from + trimmed.length;
  const withoutSpace =
    /^([A-Za-z][\w-]*):(?!\/\/)([^\s].*)$/.exec(trimmed) ?? /^([A-Za-z][\w-]*):(\u00A0.*)$/.exec(trimmed);
  if (withoutSpace) {
    const [, name = '', value = ''] = withoutSpace;
    const afterColon = from + name.length + 1;
    const nonBreakingSpaces = value.length - value.replace(/^\u00A0+/, '').length;
    return {
      message: endSentence(
        `A space is missing after the colon. Write ${name}: ${value.slice(nonBreakingSpaces)}`,
      ),
      from,
      to: afterColon,
      fix: {
        title: 'Write a space after the colon.',
        from: afterColon,
        to: afterColon + nonBreakingSpaces,
        text: ' ',
      },
    };
  }
  const withEquals = /^([A-Za-z][\w-]*)\s*=\s*(.*)$/.exec(trimmed);
  if (withEquals)
    return {
      message: endSentence(
        `A colon is missing after the name of the field. Write ${withEquals[1]}: ${withEquals[2]}`,
      ),
      from,
      to,
    };
  if (trimmed !== '' && !/^-|[:"'[\]{}]/.test(trimmed))
    return {
      message:
        'This line is not a field. Write fields as name: value. A line --- ends them, and the text begins below it.',
      from,
      to,
    };
  return undefined;
}

const endSentence = (text: string): string => text.replace(/\.?$/, '.');

/** Explains a line that begins in another column than its neighbours. */
function explainIndentation(text: string, line: YamlLine, code: string): YamlProblem | undefined {
  const createProblem = (wrongLine: YamlLine): YamlProblem => ({
    message:
      'The line is not indented like its neighbours. Fields of one group, and entries of one list, begin in the same column.',
    from: wrongLine.from + (/^\s*/.exec(wrongLine.text)?.[0].length ?? 0),
    to: wrongLine.from + wrongLine.text.length,
  });
  const getIndentation = (indented: YamlLine) => /^ */.exec(indented.text)?.[0].length ?? 0;
  const nextLine = getLineAt(text, Math.min(line.from + line.text.length + 1, text.length));
  const isOneField = !/: |:$/.test(text.slice(line.valueOffset, line.from + line.text.length));
  const isNextDeeper = nextLine.from > line.from && getIndentation(nextLine) > getIndentation(line);
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && isOneField && isNextDeeper) return createProblem(nextLine);
  if ((code === 'BAD_INDENT' || code === 'BLOCK_AS_IMPLICIT_KEY') && isOneField) return createProblem(line);
  if (code === 'UNEXPECTED_TOKEN' && line.from > 0) {
    const previousLine = getLineAt(text, line.from - 1);
    if (getIndentation(line) !== getIndentation(previousLine)) return createProblem(line);
  }
  return undefined;
}

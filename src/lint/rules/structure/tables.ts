import type { Nodes, Table } from 'mdast';
import type { Rule } from '../../rule.ts';
import {
  getOffsets,
  type MaskedText,
  reportUnparsed,
  type UnparsedMarkdown,
} from '../../unparsed-markdown.ts';

/** Reports tables that are not parsed as such, and rows that do not fit their table. */
export const tables: Rule = {
  docs: {
    'structure/table-as-text': {
      description:
        'Rows are not a table, because the line of dashes is missing or wrong, or there are blank lines between them.',
      rationale: 'Visitors see the | characters, and screen readers read them aloud.',
      incorrect: '| Round | Weeks |\n| Trial | 2 |',
      correct: '| Round | Weeks |\n| --- | --- |\n| Trial | 2 |',
      fixable: true,
    },
    'structure/table-header': {
      description: 'The first row of a table is empty, so that its columns have no names.',
      rationale: 'Visitors see an empty row, and screen readers cannot say which column a cell is in.',
      incorrect: '| | |\n| --- | --- |\n| Trial | 2 weeks |',
      correct: '| Round | Time |\n| --- | --- |\n| Trial | 2 weeks |',
    },
    'structure/table-missing-cell': {
      description: 'A row has fewer cells than its table has columns.',
      rationale: 'The last columns are empty, or the cells after a missing | are in the wrong column.',
      incorrect: '| Round | Weeks | Price |\n| --- | --- | --- |\n| Trial | 2 |',
      correct: '| Round | Weeks | Price |\n| --- | --- | --- |\n| Trial | 2 | 40 kr |',
    },
    'structure/table-row': {
      description:
        'A row has more cells than its table has columns, or is a sentence that became a row by mistake.',
      rationale: 'Visitors do not see the extra cells, and read the sentence as part of the table.',
      incorrect: '| Round | Weeks |\n| --- | --- |\n| Trial | 2 |\nPrices are from May.',
      correct: '| Round | Weeks |\n| --- | --- |\n| Trial | 2 |\n\nPrices are from May.',
      fixable: true,
    },
  },
  checkDocument: (context) =>
    reportUnparsed(context, [
      ...context.maskedTexts.flatMap((text) => findUnparsedTables(text, context.body)),
      ...findInvalidRows(context.tree, context.body),
    ]),
};

/** Matches a line that begins and ends with a bar, and has another one in between. */
const tableLine = /^[ >]*\|.*\|.*\|[ \t]*$/m;

/** Matches a line of dashes under the first row, also with other characters than hyphens. */
const divider = /^[ >]*\|?(?:[ \t]*:?[-–—−=_]+:?[ \t]*\|?)+[ \t]*$/;

/** Matches a line with tabs between texts, as copied from a spreadsheet. */
const rowWithTabs = /^[ >]*[^\s>][^\n\t]*(?:\t+[^\s][^\n\t]*)+$/gm;
/** Matches a line of a list with a tab after its bullet or its number. */
const itemWithTab = /^[ >]*(?:[^\p{L}\d\s]|[o§]|\d{1,2}[.)]|\p{L}[.)])[ \u00A0]*\t/u;

/** Reports two or more lines with the same number of tabs. */
function findRowsWithTabs({ text, from }: MaskedText, body: string): UnparsedMarkdown[] {
  if (!text.includes('\t')) return [];
  const [first, second] = [...text.matchAll(rowWithTabs)].filter(([row]) => !itemWithTab.test(row));
  const [columns, others] = [first, second].map((row) => row?.[0].trim().split(/\t+/).length);
  if (!first || columns !== others) return [];
  const range = { from: from + first.index, to: from + first.index + first[0].length };
  const cells = body.slice(range.from, range.to).trim().split(/\t+/);
  return [
    {
      rule: 'structure/table-as-text',
      message: `This looks like a table from a spreadsheet, and visitors see one paragraph. Write | ${cells.join(' | ')} |, below it ${formatDivider([], cells.length)}, and then the other rows.`,
      ...range,
    },
  ];
}

function findUnparsedTables({ text, from }: MaskedText, body: string): UnparsedMarkdown[] {
  const match = tableLine.exec(text);
  if (!match) return findRowsWithTabs({ text, from }, body);
  const columns = splitRow(match[0]).length;
  const range = { from: from + match.index, to: from + match.index + match[0].length };
  const rule = 'structure/table-as-text';
  const nextLine = /^\n([^\n]*)/.exec(text.slice(match.index + match[0].length))?.[1] ?? '';
  if (!divider.test(nextLine))
    return [
      {
        rule,
        message: `This is not a table, so visitors see the | characters. Write ${formatDivider([], columns)} as its second line, and remove blank lines between its rows.`,
        ...range,
      },
    ];
  const lineFrom = range.to + 1;
  const lineTo = lineFrom + nextLine.length;
  const source = body.slice(lineFrom, lineTo);
  const cells = splitRow(source);
  const corrected = formatDivider(cells, columns);
  const cause =
    cells.length === columns
      ? 'The line under the first row is not written with hyphens'
      : `The first row has ${columns} columns, but the line of dashes under it has ${cells.length}`;
  const prefix = /^[ >]*/.exec(source)?.[0].length ?? 0;
  return [
    {
      rule,
      message: `${cause}, so this is not a table, and visitors see the | characters. Write ${corrected} as the second line.`,
      from: lineFrom + prefix,
      to: lineTo,
      fix: {
        title: `Write ${corrected}.`,
        edits: [{ from: lineFrom + prefix, to: lineTo, text: corrected }],
      },
    },
  ];
}

/** Returns the cells of a row. */
const splitRow = (line: string): string[] =>
  line
    .replace(/^[ >]*\|?|\|?[ \t]*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Formats a line of dashes. Keeps the alignment of cells, which colons give. */
const formatDivider = (cells: readonly string[], columns: number): string => {
  const parts = Array.from({ length: columns }, (_, index) => {
    const cell = cells[index] ?? '';
    return `${cell.startsWith(':') ? ':' : '-'}-${cell.endsWith(':') ? ':' : '-'}`;
  });
  return `| ${parts.join(' | ')} |`;
};

function findInvalidRows(tree: Nodes, body: string): UnparsedMarkdown[] {
  if (tree.type === 'table') return findInvalidRowsOfTable(tree, body);
  return 'children' in tree ? tree.children.flatMap((child) => findInvalidRows(child, body)) : [];
}

const getSource = (node: Nodes, body: string): string => {
  const { from, to } = getOffsets(node);
  return body.slice(from, to);
};

function findInvalidRowsOfTable({ children: [head, ...rows] }: Table, body: string): UnparsedMarkdown[] {
  const columnCount = head?.children.length ?? 0;
  const isHeadEmpty = head !== undefined && columnCount > 1 && !/[^|\s]/.test(getSource(head, body));
  const emptyHead: UnparsedMarkdown[] = isHeadEmpty
    ? [
        {
          rule: 'structure/table-header',
          message: 'The columns of this table have no names. Write them into its first row.',
          level: 'warning',
          ...getOffsets(head),
        },
      ]
    : [];
  const invalidRows = rows.flatMap((row): UnparsedMarkdown[] => {
    const { from, to } = getOffsets(row);
    if (columnCount > 1 && !body.slice(from, to).includes('|'))
      return [
        {
          rule: 'structure/table-row',
          message:
            'A line directly below a table becomes a row of it. Insert a blank line before it, so that it is a paragraph.',
          from,
          to,
          fix: { title: 'Insert a blank line.', edits: [{ from, to: from, text: '\n' }] },
        },
      ];
    const [extraCell] = row.children.slice(columnCount);
    if (row.children.length < columnCount)
      return [
        {
          rule: 'structure/table-missing-cell',
          message: `This row has ${row.children.length} ${row.children.length === 1 ? 'cell' : 'cells'}, but its table has ${columnCount} columns. Write the missing cell; if it is empty on purpose, write | | for it.`,
          level: 'warning',
          from,
          to,
        },
      ];
    if (!extraCell) return [];
    return [
      {
        rule: 'structure/table-row',
        message: `This row has ${row.children.length} cells, but its table has ${columnCount} columns, so visitors do not see the rest. Add a column to the table, or write \\| for a | in the text.`,
        from: getOffsets(extraCell).from,
        to,
      },
    ];
  });
  return [...emptyHead, ...invalidRows];
}

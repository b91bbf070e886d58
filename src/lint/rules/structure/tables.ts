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
        'Rows are not a table, because the line of dashes is missing or there are blank lines between them.',
      rationale: 'Visitors see the | characters, and screen readers read them aloud.',
      incorrect: '| Round | Weeks |\n| Trial | 2 |',
      correct: '| Round | Weeks |\n| --- | --- |\n| Trial | 2 |',
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
      ...context.maskedTexts.flatMap(findUnparsedTables),
      ...findInvalidRows(context.tree, context.body),
    ]),
};

/** Matches a line that begins and ends with a bar, and has another one in between. */
const tableLine = /^[ >]*\|.*\|.*\|[ \t]*$/m;

function findUnparsedTables({ text, from }: MaskedText): UnparsedMarkdown[] {
  const match = tableLine.exec(text);
  if (!match) return [];
  return [
    {
      rule: 'structure/table-as-text',
      message:
        'This is not a table, so visitors see the | characters. Write | --- | --- | as its second line, with as many columns as the first, and remove blank lines between its rows.',
      from: from + match.index,
      to: from + match.index + match[0].length,
    },
  ];
}

function findInvalidRows(tree: Nodes, body: string): UnparsedMarkdown[] {
  if (tree.type === 'table') return findInvalidRowsOfTable(tree, body);
  return 'children' in tree ? tree.children.flatMap((child) => findInvalidRows(child, body)) : [];
}

function findInvalidRowsOfTable({ children: [head, ...rows] }: Table, body: string): UnparsedMarkdown[] {
  const columnCount = head?.children.length ?? 0;
  return rows.flatMap((row): UnparsedMarkdown[] => {
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
}

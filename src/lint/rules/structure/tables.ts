import type { Nodes, Table } from 'mdast';
import type { UnparsedMarkdown } from '#lint/unparsed-markdown.ts';
import type { MaskedText } from '../markdown/phrases.ts';

/** A line that begins and ends with a bar, and has one between. */
const row = /^[ >]*\|.*\|.*\|[ \t]*$/m;

/** Rows without the line of dashes, or with blank lines between them. */
export function findUnparsedTables({ text, from }: MaskedText): UnparsedMarkdown[] {
  const found = row.exec(text);
  if (!found) return [];
  return [
    {
      rule: 'structure/table-as-text',
      message:
        'This is no table to Markdown, and visitors see the bars. Its second line is | --- | --- |, with as many columns as the first; no blank line stands between its rows.',
      from: from + found.index,
      to: from + found.index + found[0].length,
    },
  ];
}

/** Rows that do not fit the head of their table. */
export function findInvalidTableRows(tree: Nodes, body: string): UnparsedMarkdown[] {
  if (tree.type === 'table') return rowsOf(tree, body);
  return 'children' in tree ? tree.children.flatMap((child) => findInvalidTableRows(child, body)) : [];
}

function rowsOf({ children: [head, ...rows] }: Table, body: string): UnparsedMarkdown[] {
  const columns = head?.children.length ?? 0;
  return rows.flatMap((each): UnparsedMarkdown[] => {
    const { from, to } = rangeOf(each);
    if (columns > 1 && !body.slice(from, to).includes('|'))
      return [
        {
          rule: 'structure/table-row',
          message:
            'A line right below a table becomes a row of it. Leave a blank line before it, so that it is a paragraph.',
          from,
          to,
          fix: { title: 'Leave a blank line.', edits: [{ from, to: from, text: '\n' }] },
        },
      ];
    const [lost] = each.children.slice(columns);
    if (!lost) return [];
    return [
      {
        rule: 'structure/table-row',
        message: `This row has ${each.children.length} cells, and its table ${columns} columns: visitors do not see the rest. Give the table another column, or write \\| for a bar in the text.`,
        from: rangeOf(lost).from,
        to,
      },
    ];
  });
}

const rangeOf = ({ position }: Pick<Nodes, 'position'>): { from: number; to: number } => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});

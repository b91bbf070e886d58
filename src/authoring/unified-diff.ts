/** Two texts as a unified diff, the form that `git apply` and reviewers read. */
import { diff } from 'node:util';

/** Equal lines around a change. */
const context = 3;

interface Row {
  sign: ' ' | '-' | '+';
  text: string;
}

/** @returns lines, the names of the file first; none where the texts are equal. */
export function unifiedDiff(file: string, before: string, after: string): string[] {
  if (before === after) return [];
  const rows = diff(before.split(/(?<=\n)/), after.split(/(?<=\n)/)).map(
    ([operation, text]): Row => ({ sign: operation === 0 ? ' ' : operation === 1 ? '-' : '+', text }),
  );
  const name = file.replace(/^\/+/, '');
  return [`--- a/${name}`, `+++ b/${name}`, ...hunksOf(rows).flatMap((hunk) => hunkLines(rows, hunk))];
}

/** Stretches of rows that hold changes and their context. */
function hunksOf(rows: readonly Row[]): { from: number; to: number }[] {
  const hunks: { from: number; to: number }[] = [];
  for (const [at, { sign }] of rows.entries()) {
    if (sign === ' ') continue;
    const from = Math.max(0, at - context);
    const to = Math.min(rows.length, at + context + 1);
    const last = hunks.at(-1);
    if (last && from <= last.to) last.to = to;
    else hunks.push({ from, to });
  }
  return hunks;
}

function hunkLines(rows: readonly Row[], { from, to }: { from: number; to: number }): string[] {
  const side = (without: Row['sign']) => {
    const start = rows.slice(0, from).filter(({ sign }) => sign !== without).length;
    const count = rows.slice(from, to).filter(({ sign }) => sign !== without).length;
    return `${count === 0 ? start : start + 1},${count}`;
  };
  return [
    `@@ -${side('+')} +${side('-')} @@`,
    ...rows
      .slice(from, to)
      .flatMap(({ sign, text }) =>
        text.endsWith('\n') ? [sign + text.slice(0, -1)] : [sign + text, '\\ No newline at end of file'],
      ),
  ];
}

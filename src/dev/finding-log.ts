/** Reports findings in the terminal of the development server: each once, until it is fixed and comes back. */
import { formatLines } from '#lint/reporters/lines.ts';
import { fixCommand, formatCount, formatFindingCounts } from '#lint/reporters/text.ts';
import type { Finding } from '#pipeline/finding.ts';

/** More new findings, as after a switch of branches, are counted. */
const maxLines = 20;

/** Creates a function that returns the lines to print after a check: new findings, and how many are left. */
export function createFindingLog(root: string): (findings: readonly Finding[]) => string[] {
  let known = new Set<string>();
  return (findings) => {
    const { isFirst, previous } = { isFirst: known.size === 0, previous: known };
    const toKey = ({ file, rule, message }: Finding) => JSON.stringify([file, rule, message]);
    known = new Set(findings.map(toKey));
    const added = findings.filter((finding) => !previous.has(toKey(finding)));
    const hasFixed = [...previous].some((key) => !known.has(key));
    if (added.length === 0 && !hasFixed) return [];
    const lines = formatLines({ findings: added.slice(0, maxLines), root, texts: new Map() });
    const hidden = added.length - lines.length;
    const canFix = isFirst && added.some(({ fix }) => fix);
    return [
      ...lines,
      ...(hidden > 0 ? [`… and ${formatCount(hidden, 'other finding')}: npm run check`] : []),
      `Content: ${findings.length === 0 ? 'no findings' : formatFindingCounts(findings)}.${canFix ? ` Some can be fixed automatically: ${fixCommand}` : ''}`,
    ];
  };
}

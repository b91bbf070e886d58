/** Reports findings in the terminal of the development server: each once, until it is fixed and comes back. */
import { formatLines } from '#lint/reporters/lines.ts';
import { fixCommand, formatCount, formatFindingCounts } from '#lint/reporters/text.ts';
import { type Finding, isError } from '#pipeline/finding.ts';

/** More new findings, as after a switch of branches, are counted. */
const maxLines = 20;

/** Creates a function that returns the lines to print after a check: new findings, and how many are left. */
export function createFindingLog(root: string): (findings: readonly Finding[]) => string[] {
  let known = new Set<string>();
  return (findings) => {
    const previous = known;
    const toKey = ({ file, rule, message }: Finding) => JSON.stringify([file, rule, message]);
    known = new Set(findings.map(toKey));
    const isNew = (finding: Finding) => !previous.has(toKey(finding));
    // Errors are first, so that warnings do not push them out.
    const [errors, warnings] = [findings.filter(isError), findings.filter((finding) => !isError(finding))];
    const added = [...errors, ...warnings].filter(isNew);
    const hasFixed = [...previous].some((key) => !known.has(key));
    if (added.length === 0 && !hasFixed) return [];
    const lines = formatLines({ findings: added.slice(0, maxLines), root, texts: new Map() });
    const hidden = added.length - lines.length;
    const canFix = previous.size === 0 && added.some(({ fix }) => fix);
    return [
      ...lines,
      ...(hidden > 0 ? [`… and ${formatCount(hidden, 'other finding')}: npm run check`] : []),
      `Content: ${findings.length === 0 ? 'no findings' : formatFindingCounts(findings)}.${canFix ? ` Some can be fixed automatically: ${fixCommand}` : ''}`,
    ];
  };
}

/** The command `explain`: the documentation of a rule, or the list of all rules. */
import pc from 'picocolors';
import { fixCommand } from '#lint/reporters/text.ts';
import { findRuleDocs, ruleIds, ruleIdsByFamily } from '#lint/rules/index.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';

type Colors = ReturnType<typeof pc.createColors>;

/**
 * Explains a rule with an example.
 * @param name a rule id (`links/dead`), the second part of ids (`dead`), or a family (`links`) for the list of its rules.
 * Undefined for the list of all rules.
 * @returns lines for the terminal.
 * @throws Error for an unknown name, with the nearest known one.
 */
export function explain(name: string | undefined, useColour = false): string[] {
  const c = pc.createColors(useColour);
  if (name === undefined) return formatRuleList(c, [...ruleIdsByFamily]);
  if (findRuleDocs(name)) return formatRule(c, name);
  const idsOfFamily = ruleIdsByFamily.get(name);
  if (idsOfFamily) return formatRuleList(c, [[name, idsOfFamily]]);
  const matchingIds = ruleIds.filter((id) => getShortName(id) === name);
  if (matchingIds.length > 0)
    return matchingIds.flatMap((id, index) => [...(index > 0 ? ['', ''] : []), ...formatRule(c, id)]);
  const knownNames = name.includes('/') ? ruleIds : ruleIds.map(getShortName);
  throw new Error(
    `There is no rule "${name}".${didYouMean(name, knownNames)} All of them: npm run content -- explain`,
  );
}

const getShortName = (id: string): string => id.split('/')[1] ?? id;

function formatRule(c: Colors, id: string): string[] {
  const rule = findRuleDocs(id);
  if (!rule) return [];
  const indent = (text: string) => text.split('\n').map((line) => (line ? `    ${line}` : ''));
  return [
    c.bold(id),
    '',
    rule.description,
    rule.rationale,
    '',
    c.red('Before'),
    '',
    ...indent(rule.incorrect),
    '',
    c.green('After'),
    '',
    ...indent(rule.correct),
    ...(rule.fixable ? ['', `If there is only one possible correction, ${fixCommand} applies it.`] : []),
  ];
}

function formatRuleList(c: Colors, families: readonly (readonly [string, readonly string[]])[]): string[] {
  const width = Math.max(...ruleIds.map(({ length }) => length));
  const formatRow = (id: string) => {
    const rule = findRuleDocs(id);
    return `  ${id.padEnd(width)}  ${rule?.description}${rule?.fixable ? c.dim(' (can be fixed automatically)') : ''}`;
  };
  return [
    ...families.flatMap(([family, ids]) => [c.bold(family), ...ids.map(formatRow), '']),
    'To have one explained with an example: npm run content -- explain RULE',
  ];
}

/** `npm run content -- explain [RULE]`. */
import pc from 'picocolors';
import { fixCommand } from '#lint/reporters/report.ts';
import { families, ruleIds, ruleOf } from '#lint/rules/index.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';

/**
 * A rule in plain words with an example, by its name or a part of it that it shares with others; without a name the list
 * of all.
 * @returns lines for the terminal.
 * @throws Error for a rule that is not there, with the nearest one.
 */
export function explain(id: string | undefined, colour = false): string[] {
  const c = pc.createColors(colour);
  if (id === undefined) return list(c);
  const rule = ruleOf(id);
  if (!rule) {
    if (families[id]) return list(c, { [id]: families[id] });
    const meant = ruleIds.filter((each) => each.split('/')[1] === id);
    if (meant.length > 0)
      return meant.flatMap((each, at) => [...(at > 0 ? ['', ''] : []), ...explain(each, colour)]);
    throw new Error(
      `There is no rule "${id}".${didYouMean(id, namesLike(id))} All of them: npm run content -- explain`,
    );
  }
  const indented = (text: string) => text.split('\n').map((line) => (line ? `    ${line}` : ''));
  return [
    c.bold(id),
    '',
    rule.means,
    rule.why,
    '',
    c.red('Before'),
    '',
    ...indented(rule.before),
    '',
    c.green('After'),
    '',
    ...indented(rule.after),
    ...(rule.fixable ? ['', `Where only one meaning is possible, ${fixCommand} mends it.`] : []),
  ];
}

/** Names to hold a mistyped one against: whole ones, or the last parts alone. */
const namesLike = (id: string): readonly string[] =>
  id.includes('/') ? ruleIds : ruleIds.map((each) => each.split('/')[1] ?? each);

function list(c: ReturnType<typeof pc.createColors>, shown: typeof families = families): string[] {
  const width = Math.max(...ruleIds.map(({ length }) => length));
  return [
    ...Object.entries(shown).flatMap(([family, rules]) => [
      c.bold(family),
      ...Object.entries(rules).map(
        ([name, { means, fixable }]) =>
          `  ${`${family}/${name}`.padEnd(width)}  ${means}${fixable ? c.dim(' (can be mended)') : ''}`,
      ),
      '',
    ]),
    'One of them, with an example: npm run content -- explain RULE',
  ];
}

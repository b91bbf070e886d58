/** `npm run content -- explain [RULE]`. */
import pc from 'picocolors';
import { fixCommand } from '../report/report.ts';
import { families, ruleIds, ruleOf } from '../rules/catalogue.ts';
import { didYouMean } from '../suggest.ts';

/**
 * A rule in plain words with an example; the list of all by family without a name.
 * @returns lines for the terminal.
 * @throws Error for a rule that is not there, with the nearest one.
 */
export function explain(id: string | undefined, colour = false): string[] {
  const c = pc.createColors(colour);
  if (id === undefined) return list(c);
  const rule = ruleOf(id);
  if (!rule)
    throw new Error(
      `There is no rule "${id}".${didYouMean(id, ruleIds)} All of them: npm run content -- explain`,
    );
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

function list(c: ReturnType<typeof pc.createColors>): string[] {
  const width = Math.max(...ruleIds.map(({ length }) => length));
  return [
    ...Object.entries(families).flatMap(([family, rules]) => [
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

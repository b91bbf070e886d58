/** What YAML leaves out of a text, or takes for something else, without calling it a mistake. */
import { isPair, isScalar, visit } from 'yaml';
import { isVisibleField } from '#content/visible-fields.ts';
import type { ParsedYaml } from './parse-yaml.ts';
import { type Explained, lineAt, needsQuotes } from './yaml-errors.ts';
import { curlyQuotes } from './yaml-quotes.ts';

/** What YAML takes away from a text without a word: `&name` and `!name` at its beginning, and `#…` at its end. */
export function silentLosses(text: string, { document }: ParsedYaml): Explained[] {
  const losses: Explained[] = /[“”„«]/.test(text) ? curlyQuotes(text, document) : [];
  if (!/[&!#]/.test(text)) return losses;
  visit(document, {
    Scalar(_key, node, ancestors) {
      const [start, end] = node.range ?? [0, 0];
      const line = lineAt(text, start);
      const to = line.from + line.text.trimEnd().length;
      if (/^[&!]\S/.test(text.slice(line.value, line.value + 2)) && (node.anchor || node.tag))
        losses.push(needsQuotes('', line, { code: '', message: '', offset: start }));
      // A remark has a space after its sign; what has none is a number or a name: "issue #5".
      // Behind words that visitors read, a number is meant even so: "How we became # 1".
      else if (
        node.type === 'PLAIN' &&
        node.comment &&
        (!/^\s/.test(node.comment) || (/^\s\d/.test(node.comment) && isVisibleField(keyOf(ancestors))))
      )
        losses.push({
          message: `Everything from # on is a remark, and not shown. Put the text into quotation marks: "${text.slice(start, to)}".`,
          from: text.indexOf('#', end),
          to,
          fix: undefined,
        });
    },
  });
  return losses;
}

/** The name of the field that holds a value. */
function keyOf(ancestors: readonly unknown[]): string {
  const pair = ancestors.at(-1);
  return isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : '';
}

/** Finds text that YAML drops or changes without reporting an error. */
import { type Document, isPair, isScalar, visit } from 'yaml';
import { isVisibleField } from '#content/visible-fields.ts';
import type { ParsedYaml } from './parse-yaml.ts';
import { explainCurlyQuotes, explainUnquotedText, getLineAt, type YamlProblem } from './yaml-quoting.ts';

/** Finds `&name` and `!name` at the beginning of a text, `#…` at its end, and curly quotation marks around it. */
export function findMisreadings(text: string, { document }: ParsedYaml): YamlProblem[] {
  const problems: YamlProblem[] = /[“”„«]/.test(text) ? findCurlyQuotes(text, document) : [];
  if (!/[&!#]/.test(text)) return problems;
  visit(document, {
    Scalar(_key, node, ancestors) {
      const [start, end] = node.range ?? [0, 0];
      const line = getLineAt(text, start);
      if (/^[&!]\S/.test(text.slice(line.valueOffset, line.valueOffset + 2)) && (node.anchor || node.tag))
        problems.push(explainUnquotedText('', line, { code: '', offset: start }));
      else if (node.type === 'PLAIN' && node.comment && isMeantAsText(node.comment, getKey(ancestors))) {
        const to = line.from + line.text.trimEnd().length;
        problems.push({
          message: `Everything from # on is a comment, and not shown. Put the text into quotation marks: "${text.slice(start, to)}".`,
          from: text.indexOf('#', end),
          to,
        });
      }
    },
  });
  return problems;
}

/**
 * Returns true if a writer meant a YAML comment as text. Comments have a space after `#`; `issue #5` has none. In a
 * field that visitors read, a number after the space is meant as text, too: `How we became # 1`.
 */
const isMeantAsText = (comment: string, key: string): boolean =>
  !/^\s/.test(comment) || (/^\s\d/.test(comment) && isVisibleField(key));

function getKey(ancestors: readonly unknown[]): string {
  const pair = ancestors.at(-1);
  return isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : '';
}

/** Finds visible texts that are between curly quotation marks alone. Other fields have rules of their own. */
function findCurlyQuotes(text: string, document: Document): YamlProblem[] {
  const problems: YamlProblem[] = [];
  visit(document, {
    Pair(_key, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || value.type !== 'PLAIN' || !value.range) return;
      const name = String(key.value);
      if (!isVisibleField(name)) return;
      const [from, to] = value.range;
      const problem = explainCurlyQuotes(text.slice(from, to), from, `${name}:`);
      if (problem) problems.push(problem);
    },
  });
  return problems;
}

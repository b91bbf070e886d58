import type { Nodes, Parents } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { type CompanyFact, formatFact } from '#content/facts.ts';
import type { Language } from '#i18n/languages.ts';
import { type Finding, warning } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import { visit } from '#pipeline/parse/visit.ts';
import type { DocumentContext, Rule } from '../../rule.ts';

/** Reports words beside a fact that the fact shows itself: "more than 30+", "31 policies policies". */
export const repeatedWords: Rule = {
  docs: {
    'facts/repeated': {
      description: 'The words beside a fact repeat what it shows itself.',
      rationale: 'Visitors would read "31 policies policies", or "more than 30+".',
      incorrect: 'There are <Fact name="policies" unit /> policies.',
      correct: 'There are <Fact name="policies" unit />.',
    },
  },
  checkDocument(context) {
    const findings: Finding[] = [];
    visit(context.tree, 'mdxJsxTextElement', (node: MdxJsxTextElement, index, parent) => {
      if (node.name === 'Fact' && parent && index !== undefined)
        findings.push(...checkFact(context, node, parent as Parents, index));
    });
    return findings;
  },
};

/** Words before a figure that a + after it says as well. */
const moreThan: Record<Language, RegExp> = {
  en: /(?<!\p{L})(more than|over|at least|above)\s+$/iu,
  no: /(?<!\p{L})(mer enn|flere enn|over|minst|drøyt)\s+$/iu,
};
const percentSign = /^\s*(%|per ?cent|prosent)/;

function checkFact(
  { source: { file, language, text }, styleGuide }: DocumentContext,
  node: MdxJsxTextElement,
  parent: Parents,
  index: number,
): Finding[] {
  const getValue = (name: string) =>
    node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  const name = getValue('name')?.value;
  const fact = typeof name === 'string' ? styleGuide.facts[name] : undefined;
  if (!fact) return [];
  const hasUnit = getValue('unit') !== undefined;
  const before = moreThan[language].exec(getText(parent.children[index - 1]));
  const after = findRepeated(fact, hasUnit, getText(parent.children[index + 1]), language);
  const figure = formatFact(fact, language);
  const shown = hasUnit && fact.unit ? `${figure} ${fact.unit[language]}` : figure;
  const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  const toPosition = createPositionLookup(text);
  const report = (words: string, sentence: string) =>
    warning(
      file,
      toPosition(from),
      'facts/repeated',
      `The fact shows "${shown}", so visitors read "${sentence}". Remove "${words}".`,
      { end: toPosition(to) },
    );
  return [
    ...(before?.[1] && figure.endsWith('+') ? [report(before[1], `${before[1]} ${shown}`)] : []),
    ...(after ? [report(after, `${shown} ${after}`)] : []),
  ];
}

const getText = (node: Nodes | undefined): string => (node?.type === 'text' ? node.value : '');

/** Returns the words after a fact that it ends with itself. */
function findRepeated(
  fact: CompanyFact,
  hasUnit: boolean,
  after: string,
  language: Language,
): string | undefined {
  if (fact.percentage !== undefined) return percentSign.exec(after)?.[1];
  const words = hasUnit ? (fact.unit?.[language].split(' ') ?? []) : [];
  // "active users", or its last words.
  return words
    .map((_, position) => words.slice(position).join(' '))
    .find((end) => new RegExp(`^\\s+${end.replace(/[^\p{L}\d\s]/gu, '\\$&')}(?!\\p{L})`, 'iu').test(after));
}

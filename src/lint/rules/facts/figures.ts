import { formatFact } from '#content/facts.ts';
import type { Finding } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import { findWrongFigures } from '../../facts/match-facts.ts';
import { extractFigureSegments } from '../../prose/figure-segments.ts';
import type { TextSegment } from '../../prose/text-segment.ts';
import type { Rule, TextContext } from '../../rule.ts';
import { reportText } from '../text-findings.ts';

/** Reports figures that differ from facts.yaml: in texts, and in the components that show a figure of their own. */
export const figures: Rule = {
  docs: {
    'facts/figure': {
      description: 'A sentence states a fact of facts.yaml with another figure.',
      rationale:
        'Two pages would contradict each other, or a figure that nobody has confirmed would be published.',
      incorrect: 'It has more than 70,000 active users.',
      correct: 'It has more than <Fact name="users" /> active users.',
    },
  },
  checkText: (context) => context.segments.flatMap((segment) => checkSegment(context, segment)),
  checkDocument: ({ source, tree, body, styleGuide }) => {
    const segments = extractFigureSegments(tree, body, source.language);
    const context = { file: source.file, toPosition: createPositionLookup(source.text), styleGuide };
    return segments.flatMap((segment) => checkSegment(context, segment));
  },
};

function checkSegment(
  context: Pick<TextContext, 'file' | 'toPosition' | 'styleGuide'>,
  segment: TextSegment,
): Finding[] {
  const { text, language, kind } = segment;
  const { facts } = context.styleGuide;
  return findWrongFigures(text, language, facts).map(({ text: figure, index, names }) => {
    const known = names.flatMap((name) => {
      const fact = facts[name];
      return fact ? { name, figure: formatFact(fact, language) } : [];
    });
    const list = known.map((fact) => `"${fact.name}" (${fact.figure})`).join(' or ');
    const component = kind === 'value' ? '' : `, or <Fact name="${names[0]}" />`;
    const message = `"${figure}" differs from the fact ${list} in facts.yaml. Write ${known.map((fact) => fact.figure).join(' or ')}${component}. If the figure says something else and is right, list it there under otherFigures.`;
    return reportText(context, segment, [index, index + figure.length], 'facts/figure', message, {
      level: 'error',
    });
  });
}

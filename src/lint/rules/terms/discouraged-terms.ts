import path from 'node:path';
import type { Term } from '#content/text/terms.ts';
import type { Finding } from '#pipeline/finding.ts';
import { findTerms, type TermMatch } from '../../prose/find-terms.ts';
import type { TextSegment } from '../../prose/text-segment.ts';
import type { Rule, TextContext } from '../../rule.ts';
import { matchCase } from '../../spelling/suggestions.ts';
import { reportText } from '../text-findings.ts';

/** Reports the discouraged terms of terms.yaml, and those that a document has too often. */
export const discouragedTerms: Rule = {
  docs: {
    'terms/discouraged': {
      description: 'The text has a word or a phrase that terms.yaml discourages.',
      rationale: 'Readers take two words for two things, and some phrases read as translated.',
      example: 'described',
      incorrect: 'We fix each fault, where terms.yaml prefers bug',
      correct: 'We fix each bug',
      fixable: true,
    },
    'terms/overused': {
      description: 'A document has a word more often than terms.yaml allows.',
      rationale: 'The word is right, but in every paragraph it becomes a mannerism that readers notice.',
      example: 'described',
      incorrect: 'Four sentences about what nobody does, where terms.yaml allows two',
      correct: 'Sentences that name who does what',
    },
  },
  checkText(context) {
    const ownWords = context.segments.filter(({ isQuotation }) => !isQuotation);
    const matches = ownWords.flatMap((segment) =>
      findTerms(segment.text, segment.language, context.styleGuide.terms)
        .filter(({ term }) => isUsedIn(term, context.file))
        .map((match) => ({ segment, match })),
    );
    const [counted, others] = [true, false].map((isCounted) =>
      matches.filter(({ match }) => (match.term.atMost !== undefined) === isCounted),
    );
    return [
      ...(others ?? []).map(({ segment, match }) => reportDiscouraged(context, segment, match)),
      ...[...Map.groupBy(counted ?? [], ({ match }) => match.term)].flatMap(([term, uses]) =>
        reportOverused(context, term, uses),
      ),
    ];
  },
};

/** Returns whether a term counts in a file: everywhere, or in the documents that it names without their language. */
const isUsedIn = (term: Term, file: string): boolean =>
  term.in?.some((pattern) => path.matchesGlob(file.replace(/^[a-z]+\/(.*)\.\w+$/, '$1'), pattern)) ?? true;

function reportDiscouraged(
  context: TextContext,
  segment: TextSegment,
  { term, index, text, isExactWord }: TermMatch,
): Finding {
  const range = [index, index + text.length] as const;
  const message = `"${text.replace(/\s+/g, ' ')}" is discouraged. Use: ${term.use}. ${term.because}`;
  const replacement = matchCase(text, term.use);
  return reportText(context, segment, range, 'terms/discouraged', message, {
    fix:
      term.fix && isExactWord
        ? { title: `Write ${replacement}.`, edits: [[...range, replacement]] }
        : undefined,
  });
}

/** Reports the first use above the limit. UI strings are not one text, so their uses are not counted. */
function reportOverused(
  context: TextContext,
  { use, because, atMost = 0, nouns = [], verbs = [], words = [] }: Term,
  uses: readonly { segment: TextSegment; match: TermMatch }[],
): Finding[] {
  const first = uses[atMost];
  if (!first || context.isDraft === undefined) return [];
  const { segment, match } = first;
  const names = [...nouns, ...verbs, ...words].map((word) => `"${word}"`);
  const [subject, verb] =
    names.length > 1 ? [`${names.join(' and ')} together`, 'occur'] : [names[0], 'occurs'];
  const message = `${subject} ${verb} ${uses.length} times here, and at most ${atMost} are allowed. Use: ${use}. ${because}`;
  return [
    reportText(context, segment, [match.index, match.index + match.text.length], 'terms/overused', message),
  ];
}

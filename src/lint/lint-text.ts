import type { Finding } from '#pipeline/finding.ts';
import type { TextSegment } from './prose/text-segment.ts';
import type { TextContext } from './rule.ts';
import { rules } from './rules/index.ts';
import { isDummyText } from './rules/prose/placeholders.ts';

/**
 * Runs the rules for text that visitors read.
 * @param segments all text segments of the file.
 */
export function lintText(
  segments: readonly TextSegment[],
  context: Omit<TextContext, 'segments' | 'dummySegments'>,
): Finding[] {
  const dummySegments = segments.filter(isDummyText);
  const textContext = {
    ...context,
    segments: segments.filter((segment) => !dummySegments.includes(segment)),
    dummySegments,
  };
  return rules.flatMap(({ checkText }) => checkText?.(textContext) ?? []);
}

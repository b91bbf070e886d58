/** Whether a change of a body gets the parser past what it stumbled over. */
import { VFileMessage } from 'vfile-message';
import type { Edit } from '#pipeline/finding.ts';
import { analyzeBody } from '../body-analysis/analyze-body.ts';
import { toOffset } from '../positions.ts';

/**
 * @param edit of the body.
 * @returns true as well where the parser stops later for something else.
 */
export function mends(body: string, edit: Edit): boolean {
  const mended = body.slice(0, edit.from) + edit.text + body.slice(edit.to);
  try {
    analyzeBody(mended);
    return true;
  } catch (cause) {
    if (!(cause instanceof VFileMessage)) return false;
    const { line = 0, column = 0 } = cause;
    const stopped = line > 0 ? toOffset(mended, { line, column: Math.max(column, 1) }) : undefined;
    return stopped !== undefined && stopped > edit.from + edit.text.length;
  }
}

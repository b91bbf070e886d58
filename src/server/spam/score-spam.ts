/** Whether a submission is spam, told from itself alone: nobody else is asked, and nothing is remembered. */
import { type Evidence, sampleOf } from './evidence.ts';
import { apply, behaviour, excuses, shape, wording } from './rules.ts';

export interface Judgement {
  /** `suspicious`: a person may have sent it. A proof of work tells, or an operator. */
  verdict: 'clean' | 'suspicious' | 'spam';
  /** Names of the rules that made it so, for the operator; none where it is clean. */
  suspicions: string[];
}

/** Points of what a submission looks like and says, its behaviour aside. People stay a point below the first. */
const suspiciousFrom = 4;
const spamFrom = 6;

/**
 * Judges a submission. A filled honeypot is spam whatever it holds; haste alone is never more than suspicious, as
 * browsers fill in forms, too.
 */
export function judge(evidence: Evidence): Judgement {
  const sample = sampleOf(evidence);
  const behaved = apply(behaviour, sample);
  const looks = apply(shape, sample);
  const says = apply(wording, sample);
  const points = looks.points + Math.max(0, says.points - apply(excuses, sample).points);
  const suspicions = [...behaved.names, ...looks.names, ...says.names];
  if (points >= spamFrom || behaved.names.includes('honeypot')) return { verdict: 'spam', suspicions };
  if (points >= suspiciousFrom || behaved.names.length > 0) return { verdict: 'suspicious', suspicions };
  return { verdict: 'clean', suspicions: [] };
}

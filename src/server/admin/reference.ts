import { referencePattern } from '../storage/reference.ts';
import { RefusedError } from './refused.ts';

/**
 * A reference as somebody has typed or heard it: without hyphens, in small letters, O for zero, I or L for one.
 * @throws Refused where no reference can be made of it.
 */
export function parseReference(typed: string): string {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const reference = letters.replace(/(.{4})(?=.)/g, '$1-');
  if (!referencePattern.test(reference))
    throw new RefusedError('That is no reference. References look like 7K3M-Q9XA-2BCD; list shows them.');
  return reference;
}

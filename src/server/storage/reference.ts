/** The name of a submission, which its sender is told. */
import { randomBytes } from 'node:crypto';

/** Letters and digits that are not mistaken for one another when they are read out: Crockford's base 32. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Sixty random bits, to be read out over the phone: `7K3M-Q9XA-2BCD`. */
export function createReference(): string {
  const letters = [...randomBytes(12)].map((byte) => alphabet[byte & 31]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** What `newReference` makes. */
export const referencePattern = /^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/;

/** References: the ids of submissions, which are shown to their senders. */
import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letter or digit is mistaken for another when read out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates a reference of sixty random bits that can be read out over the phone: `7K3M-Q9XA-2BCD`. */
export function createReference(): string {
  const letters = [...randomBytes(12)].map((byte) => alphabet[byte & 31]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Matches what `createReference` returns. */
export const referencePattern = /^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/;

import type { Language } from '#i18n/languages.ts';
import type { FormKind } from './forms.ts';

/** FNV-1a of 64 bits: https://datatracker.ietf.org/doc/draft-eastlake-fnv/ */
const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/**
 * The version of the words beside a form: other words have another. Page and server reckon it alike, and nobody is kept
 * from anything by it, so a short sum does.
 */
export function consentVersion(kind: FormKind, language: Language, words: string): string {
  let sum = offset;
  for (const byte of new TextEncoder().encode(`${kind}\n${language}\n${words}`))
    sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * prime);
  return sum.toString(16).padStart(16, '0');
}

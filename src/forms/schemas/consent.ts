import type { Language } from '#i18n/languages.ts';
import type { FormKind } from './forms.ts';

/** Constants of the 64-bit FNV-1a hash: https://datatracker.ietf.org/doc/draft-eastlake-fnv/ */
const offsetBasis = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/**
 * Returns the version of the consent text beside a form: a hash of the text. Page and server compute it in the same way.
 * A short hash is enough, because nothing depends on it being hard to forge.
 */
export function getConsentVersion(kind: FormKind, language: Language, text: string): string {
  let hash = offsetBasis;
  for (const byte of new TextEncoder().encode(`${kind}\n${language}\n${text}`))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime);
  return hash.toString(16).padStart(16, '0');
}

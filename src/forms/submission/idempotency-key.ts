/**
 * Idempotency key of a submission. With it the server recognizes a submission that it has already received, so that a
 * retry after a lost response does not store it twice.
 */
import { tabStorage } from '../drafts/tab-storage.ts';
import type { FormKind } from '../schemas/forms.ts';

const getStorageKey = (kind: FormKind) => `form.${kind}.attempt`;

/** Last key and content by form, for tabs whose storage is blocked. */
const attempts = new Map<FormKind, string>();

/**
 * Returns the key for a submission.
 * @param content serialized submission. The same content has the same key, also after a reload.
 */
export function getIdempotencyKey(kind: FormKind, content: string): string {
  const lastAttempt = attempts.get(kind) ?? tabStorage.read(getStorageKey(kind)) ?? '';
  const [lastKey = ''] = lastAttempt.split(' ', 1);
  if (lastAttempt === `${lastKey} ${content}`) return lastKey;
  const key = createRandomKey();
  attempts.set(kind, `${key} ${content}`);
  tabStorage.write(getStorageKey(kind), `${key} ${content}`);
  return key;
}

/** Forgets the key after the submission was received, so that the same content becomes another submission. */
export function forgetIdempotencyKey(kind: FormKind): void {
  attempts.delete(kind);
  tabStorage.remove(getStorageKey(kind));
}

/** Creates 16 random bytes in hex. `crypto.randomUUID` is missing over plain http. */
const createRandomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

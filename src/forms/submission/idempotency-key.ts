/**
 * Idempotency key of a submission. With it the server recognizes a submission that it has already received, so that a
 * retry after a lost response does not store it twice.
 */
import { tabStorage } from '../drafts/tab-storage.ts';
import type { FormKind } from '../schemas/forms.ts';

const getStorageKey = (kind: FormKind) => `form.${kind}.attempt` as const;

/**
 * Returns the key for a submission.
 * @param content serialized submission. The same content has the same key, also after a reload.
 */
export function getIdempotencyKey(kind: FormKind, content: string): string {
  const lastAttempt = tabStorage.read(getStorageKey(kind)) ?? '';
  const [lastKey = ''] = lastAttempt.split(' ', 1);
  if (lastAttempt === `${lastKey} ${content}`) return lastKey;
  const key = createRandomKey();
  tabStorage.write(getStorageKey(kind), `${key} ${content}`);
  return key;
}

/** Forgets the key after the submission was received, so that the same content becomes another submission. */
export const forgetIdempotencyKey = (kind: FormKind): void => tabStorage.remove(getStorageKey(kind));

/** Creates 16 random bytes in hex. `crypto.randomUUID` is missing over plain http. */
const createRandomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

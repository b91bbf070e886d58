/**
 * The key by which the server knows a submission that it has received already: an answer that was lost on the way
 * must not make two of one.
 */
import type { FormKind } from '../schemas/forms.ts';
import { session } from '../drafts/tab-storage.ts';

const keyOf = (kind: FormKind) => `form.${kind}.attempt`;

/** Where the tab's storage is blocked. */
const remembered = new Map<FormKind, string>();

/** @param content what is sent: the same content has the same key, however often it is tried, over reloads, too. */
export function idempotencyKey(kind: FormKind, content: string): string {
  const last = remembered.get(kind) ?? session.read(keyOf(kind)) ?? '';
  const [known = ''] = last.split(' ', 1);
  if (last === `${known} ${content}`) return known;
  const key = randomKey();
  remembered.set(kind, `${key} ${content}`);
  session.write(keyOf(kind), `${key} ${content}`);
  return key;
}

/** After it has been received, the same again is another submission. */
export function forgetIdempotencyKey(kind: FormKind): void {
  remembered.delete(kind);
  session.remove(keyOf(kind));
}

/** `crypto.randomUUID` is missing where a site is tried over plain http. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

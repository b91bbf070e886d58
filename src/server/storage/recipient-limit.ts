/**
 * Limits the acknowledgements to one address, because anybody can enter the address of somebody else. All servers on the
 * storage share the limit.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { readSecrets } from './secrets.ts';
import type { StoreTransaction } from './store.ts';

const hourMs = 3_600_000;
const limits = [
  { name: 'acknowledgements per hour', acknowledgements: 3, windowMs: hourMs },
  { name: 'acknowledgements per day', acknowledgements: 6, windowMs: 24 * hourMs },
];

/**
 * Counts an acknowledgement. The address is stored as a salted hash.
 * @param now milliseconds since 1970.
 * @returns false if the address has had too many.
 */
export async function countAcknowledgement(
  transaction: StoreTransaction,
  email: string,
  now: number,
): Promise<boolean> {
  const [secret = ''] = await readSecrets(transaction, ['acknowledgements']);
  const recipient = createHmac('sha256', secret).update(toMailbox(email)).digest('base64url');
  for (const { name, acknowledgements, windowMs } of limits)
    if ((await countKey(transaction, `${name}:${recipient}`, windowMs, now)) > acknowledgements) return false;
  return true;
}

/** Counts a key. @returns the number in the current window. */
async function countKey(
  transaction: StoreTransaction,
  key: string,
  windowMs: number,
  now: number,
): Promise<number> {
  const expire = now + windowMs;
  // An end this far ahead means that the clock has been set back since.
  const isOver = sql<boolean>`rate_limits.expire <= ${now} or rate_limits.expire > ${expire}`;
  const { points } = await transaction
    .insertInto('rate_limits')
    .values({ key, points: 1, expire })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case when ${isOver} then 1 else rate_limits.points + 1 end`,
        expire: sql`case when ${isOver} then ${expire} else rate_limits.expire end`,
      }),
    )
    .returning('points')
    .executeTakeFirstOrThrow();
  return points;
}

const domainsThatIgnoreDots = ['gmail.com', 'googlemail.com'];

/** Returns the same text for addresses that usually lead to one mailbox: in other case, or with a part after a plus sign. */
function toMailbox(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/s.exec(email.toLowerCase()) ?? [];
  const mailbox = name.replace(/\+.*$/s, '');
  return `${domainsThatIgnoreDots.includes(domain) ? mailbox.replaceAll('.', '') : mailbox}@${domain}`;
}

/** Ways to answer that lead away from the address the sender gave. */
import { settings } from '#config/settings.ts';
import type { Sample } from './evidence.ts';
import { countOf, phrases } from './phrase.ts';

const messengers = phrases(String.raw`
  (?:https?://)?(?:t|wa|telegram)\.me/\S+
  telegram.{0,20}@\w+
  live:\S+
  (?:whats ?app|viber|wechat)\W{0,6}(?:00)?\d[\d ().-]{6,}
  (?:add|contact|message|text|join|write to) (?:me|us|our|the \p{L}+).{0,30}(?:whats ?app|telegram|skype|wechat|signal)
    | (?:kontakt|skriv til|legg til) (?:meg|oss).{0,30}(?:whats ?app|telegram|skype)
`);
/** Chinese has nothing between its words. */
const wechat = /微信|加v|威信/u;

/** A messenger, and whom to write to there. */
export const messenger = ({ words, links }: Sample): boolean =>
  wechat.test(words) || countOf(messengers, `${words} ${links.join(' ')}`) > 0;

/** A mail address of another domain than the sender's, and not ours. */
export function otherAddress({ message, email }: Sample): boolean {
  const own = [email, settings.mail].map(domainOf);
  const found = message.toLowerCase().matchAll(/[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}.-]{1,253}\.\p{L}{2,}/gu);
  return [...found].some(([address]) => !own.includes(domainOf(address)));
}

const domainOf = (address: string): string | undefined => address.toLowerCase().split('@')[1];

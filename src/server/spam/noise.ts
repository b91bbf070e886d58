/** Text that says nothing: from generators, from fingers on the keys, and from programs that look for holes. */
import type { Sample } from './evidence.ts';

/** Capitals strewn about, as a generator has them. */
const strewn = (word: string): boolean =>
  word.length >= 8 && (word.match(/\p{Ll}(?=\p{Lu})/gu) ?? []).length >= 3;

/** Six consonants in a row, or no vowel in five letters. Words and names in Norwegian, Polish or German have fewer. */
const unpronounceable = (word: string): boolean =>
  /[bcdfghjklmnpqrstvwxz]{6}/iu.test(word) || (word.length >= 5 && !/[aeiouyæøåäöü\P{ASCII}]/iu.test(word));

/** Half of its words are words of no language. */
export function gibberish({ message }: Sample): boolean {
  const words = message.replace(/(?:https?:\/\/|www\.)\S+/giu, ' ').match(/\p{L}{5,}/gu) ?? [];
  const noise = words.filter((word) => strewn(word) || unpronounceable(word));
  return words.length > 0 && noise.length >= words.length / 2;
}

export const gibberishName = ({ name }: Sample): boolean => (name.match(/\p{L}{8,}/gu) ?? []).some(strewn);

/** Keys that lie side by side. */
export const keyboardRun = ({ words }: Sample): boolean => /asdf|sdfg|dfgh|qwer|zxcv/u.test(words);

/** Code that looks for a hole, and no words about it. */
export const probe = ({ message }: Sample): boolean =>
  message.length < 120 &&
  /<script|\bor 1=1|\$\{jndi:|\.\.\/\.\.\/|union\s+select|etc\/passwd|<\?php|\{\{.*\}\}/iu.test(message);

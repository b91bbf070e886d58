/** What can be told from letters and names alone. */
import type { Sample } from './evidence.ts';

const lettersOf = (text: string): string[] => text.match(/\p{L}/gu) ?? [];

/** Most of it is in letters that neither language has. Those who have such names, and some who write so, are real. */
export function foreignScript({ words }: Sample): boolean {
  const letters = lettersOf(words);
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  return letters.length >= 8 && foreign.length > letters.length / 2;
}

/** Letters of Latin among those of Cyrillic or Greek that look like them, in one word. */
export const mixedScripts = ({ words, name }: Sample): boolean =>
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u.test(
    `${name} ${words}`,
  );

export function shouting({ message }: Sample): boolean {
  const letters = lettersOf(message);
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  return (letters.length >= 20 && capitals.length > letters.length * 0.7) || message.includes('!!!');
}

/** `RobertGex`: a first name with some letters hung on it. Names with a capital within are real, too. */
export const campaignName = ({ name }: Sample): boolean =>
  /^\p{Lu}\p{Ll}{2,}\p{Lu}(?:\p{Ll}{1,5}|\p{Ll}?\p{Lu})$/u.test(name);

/** The name once more where the message should be. */
export const nameAsMessage = ({ name, message }: Sample): boolean =>
  message !== '' && message.trim().toLowerCase() === name.trim().toLowerCase();

/** Letters that stand for two; of others, the accents are left out. */
const pairs: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa', ß: 'ss', þ: 'th', ð: 'd' };

/**
 * The name of a file, and with it the address, that words would have: `Vår nye app` is `vaar-nye-app`.
 * @returns undefined where nothing of the words can stand in an address.
 */
export function slugify(words: string): string | undefined {
  const slug = words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æøåßþð]/g, (letter) => pairs[letter] ?? letter)
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug || undefined;
}

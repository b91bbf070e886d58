/** Letters that are written as two. All others only lose their accents. */
const replacements: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
};

/**
 * Makes a slug from words: `Vår nye app` becomes `vaar-nye-app`.
 * @returns undefined if the words have no letters or digits that a slug can contain.
 */
export function slugify(words: string): string | undefined {
  const slug = words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æøåßþð]/g, (letter) => replacements[letter] ?? letter)
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug || undefined;
}

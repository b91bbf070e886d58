/**
 * Shortest part that is taken from the dictionary. Of misspelled words, a fifth would pass as compounds where parts had
 * three letters; with four, one in twenty-five. Shorter parts stand in the project's own list.
 */
const shortest = 4;
const shortestOwn = 3;
/** More parts than a reader takes in. */
const most = 3;
/** An e joins short words alone: `jul` + e + `tre`. */
const longestBeforeE = 5;

export interface Parts {
  /** Words of the dictionary. */
  has: (word: string) => boolean;
  /** The project's own. */
  own: ReadonlySet<string>;
}

/**
 * Whether a word of bokmål is put together of known ones, with an s, an e or nothing between:
 * `kvalitet` + s + `sikring`. A hyphen parts words of their own, and is no matter of this.
 * @param word in small letters.
 */
export function isCompound(word: string, parts: Parts, count: number = most): boolean {
  // Where three would meet, bokmål writes two.
  if (count < 2 || /(.)\1\1/.test(word)) return false;
  for (let end = shortestOwn; end <= word.length - shortestOwn; end++) {
    const first = word.slice(0, end);
    if (!isPart(first, parts)) continue;
    for (const joint of ['', 's', ...(end <= longestBeforeE ? ['e'] : [])]) {
      if (!word.startsWith(joint, end)) continue;
      const rest = word.slice(end + joint.length);
      if (isPart(rest, parts) || isCompound(rest, parts, count - 1)) return true;
    }
  }
  return false;
}

const isPart = (part: string, { has, own }: Parts): boolean =>
  (part.length >= shortestOwn && own.has(part)) || (part.length >= shortest && has(part));

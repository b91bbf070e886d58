/** Compounds of Norwegian (bokmål), which dictionaries cannot list completely. */

/**
 * Minimum length of a part from the dictionary. With 3, a fifth of misspelled words would pass as compounds; with 4, one in
 * 25. The project's own words may be shorter.
 */
const minPartLength = 4;
const minProjectWordLength = 3;
/** Words of two letters that compounds are commonly made with. */
const twoLetterParts = new Set(['by', 'el', 'kø', 'øy']);
const maxParts = 3;
/** Maximum length of a word before a linking e, which joins only short words: `jul` + e + `tre`. */
const maxLengthBeforeLinkingE = 5;

export interface KnownWords {
  /** Returns whether the dictionary has a word. */
  has: (word: string) => boolean;
  projectWords: ReadonlySet<string>;
}

/**
 * Returns whether a word is a compound of known words, joined with an s, an e or nothing: `kvalitet` + s + `sikring`.
 * @param word in lower case, without hyphens.
 */
export function isCompound(word: string, knownWords: KnownWords): boolean {
  return (
    !hasDoublingError(word, knownWords) &&
    !addLinkingS(word, knownWords) &&
    isJoined(word, knownWords, maxParts)
  );
}

/** Returns whether a word consists of known parts: two, or more up to `maxPartCount`. */
function isJoined(word: string, knownWords: KnownWords, maxPartCount: number): boolean {
  // Norwegian writes two letters where three equal ones would meet.
  if (maxPartCount < 2 || /(.)\1\1/.test(word)) return false;
  for (let end = 2; end <= word.length - 2; end++) {
    const first = word.slice(0, end);
    if (!isFirstPart(first, knownWords)) continue;
    for (const linkingLetter of getLinkingLetters(first)) {
      if (!word.startsWith(linkingLetter, end)) continue;
      const rest = word.slice(end + linkingLetter.length);
      if (isLastPart(rest, knownWords) && !isListedWithLinkingS(first, linkingLetter, rest, knownWords))
        return true;
      if (isJoined(rest, knownWords, maxPartCount - 1)) return true;
    }
  }
  return false;
}

/**
 * Corrects a compound that only lacks its linking s: `kvalitetsikring`.
 * @returns the word with the s, or undefined where the s is not what is missing.
 */
export function addLinkingS(word: string, knownWords: KnownWords): string | undefined {
  const isRest = (rest: string) => isLastPart(rest, knownWords) || isJoined(rest, knownWords, maxParts - 1);
  for (let end = minPartLength; end <= word.length - minPartLength; end++) {
    const first = word.slice(0, end);
    const rest = word.slice(end);
    if (!isFirstPart(first, knownWords) || !isRest(rest)) continue;
    const joined = `${first}s${rest}`;
    // `innovasjonstilskudd` has its linking s, although `stil` and `skudd` are words, too.
    if (rest.startsWith('s') && isRest(rest.slice(1))) continue;
    if (knownWords.has(joined) || requiresLinkingS(first)) return joined;
  }
  return undefined;
}

/** Returns what can link a first part to the next: never an s after an s, nor after most vowels. */
function getLinkingLetters(first: string): readonly string[] {
  if (requiresLinkingS(first)) return ['s'];
  if (/s$/.test(first) || (/[aeiouyæøå]$/.test(first) && !/(?:fylke|rike|menneske|frelse)$/.test(first)))
    return [''];
  return first.length <= maxLengthBeforeLinkingE ? ['', 's', 'e'] : ['', 's'];
}

/** Returns whether doubling a letter, or writing a double letter once, gives a listed word: `erfarring`, `rekefølge`. */
function hasDoublingError(word: string, { has }: KnownWords): boolean {
  for (let index = 1; index < word.length; index++) {
    const isDoubled = word[index] === word[index - 1];
    const corrected = isDoubled
      ? word.slice(0, index) + word.slice(index + 1)
      : word.slice(0, index) + word[index - 1] + word.slice(index);
    if (has(corrected)) return true;
  }
  return has(word + word.at(-1));
}

/** Returns whether the dictionary lists a compound with a linking s where the word has none: `arbeidmiljø`. */
const isListedWithLinkingS = (
  first: string,
  linkingLetter: string,
  rest: string,
  { has }: KnownWords,
): boolean => linkingLetter === '' && has(`${first}s${rest}`);

const isFirstPart = (part: string, knownWords: KnownWords): boolean =>
  isLastPart(part, knownWords) && !isDefinite(part, knownWords);
const isLastPart = (part: string, { has, projectWords }: KnownWords): boolean =>
  twoLetterParts.has(part) ||
  (part.length >= minProjectWordLength && projectWords.has(part)) ||
  (part.length >= minPartLength && has(part));

/** Returns whether a part is a definite form, such as `husene` or `bilens`, which cannot be a first part. */
const isDefinite = (part: string, { has }: KnownWords): boolean =>
  /(?:ene|ens|ets|enes|ers)$/.test(part) &&
  part.length > 5 &&
  has(part.replace(/(?:ene|ens|ets|enes|ers)$/, ''));

/**
 * Endings after which a compound always has a linking s: `kvalitet` + s + `sikring`. Norwegian has no complete rule for
 * the linking s. Sources: sprakradet.no, "Bindebokstav"; ordnett.no, "Bindebokstaver".
 */
const endingsWithLinkingS = /(?:het|sjon|(?:it|iet|jest)et|nad|else|dom|ing)$/;
/** Words with the suffix -skap, as in `vennskap`; compounds of `skap` (cupboard), as in `kjøleskap`, need no linking s. */
const wordsWithSuffixSkap =
  /(?:sel|kunn|land|regn|red|mann|egen|venn|viten|felles|ekte|bud|medlem|leder|eier|mester|partner|nabo|vert|slekt|utenriks)skap$/;

/**
 * Words on -ing without a linking s, because they are not derived from a Norwegian verb: words for persons, animals and
 * things, and loans from English (Språkrådet), and words that the dictionary's own compounds show without it.
 */
const ingWordsWithoutLinkingS = new Set(
  `antidumping backing banking bedding blogging boarding booking bowling branding bring brisling browning calling camping
  casting catering clearing coaching crowdfunding curling doping dronning dumping dødning engineering fading fjerding
  flyktning fundraising gaming grevling halling harding hedning holding honning hosting høvding jogging kavring kjeltring
  kjerring kjetting kling konting kuling kylling leasing lemming lobbying lærling maling mapping marketing merchandising
  messing musling netting nestling onboarding outsourcing peking phishing prototyping pudding quisling ranking
  rating ring roaming shipping shopping sightseeing sjirting smoking sparring spring sting streaming surfing sving
  swing sweeping terning timing ting tinning tracking trading training trekking trilling tuning tvilling utsving viking
  ving yngling yachting`.split(/\s+/),
);
const otherWordsWithoutLinkingS = /(?:helse|værelse|^else|^bunad|^innad|kondom|^dom|^random|^het)$/;

/** Returns whether a compound with this first part always has a linking s. */
const requiresLinkingS = (first: string): boolean =>
  wordsWithSuffixSkap.test(first) ||
  (endingsWithLinkingS.test(first) &&
    !otherWordsWithoutLinkingS.test(first) &&
    !ingWordsWithoutLinkingS.has(first));

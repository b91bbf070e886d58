import type { Language } from '#i18n/languages.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, warning } from '#pipeline/finding.ts';
import type { Rule } from '../../rule.ts';
import { getPath } from '../../site.ts';

export const linkWords: Rule = {
  docs: {
    'links/other-address': {
      description:
        'The words of the link are an address, a number or the title of a page, but the link leads elsewhere.',
      rationale: 'Visitors call a stranger, or take the link for a fraud.',
      incorrect: 'Call us on [+47 22 33 44 55](tel:+4722334456).',
      correct: 'Call us on [+47 22 33 44 55](tel:+4722334455).',
    },
    'links/vague': {
      description: 'The words of the link do not say where it leads, such as "click here" or "read more".',
      rationale:
        'Screen readers list the links of a page without the text around them, and there are then five called "here".',
      incorrect: 'For our prices, [click here](/team).',
      correct: 'See [what we charge](/team).',
    },
  },
  checkContent: ({ siteWithInvalid }) => {
    const pathsByTitle = findPathsByTitle(siteWithInvalid.documents);
    return siteWithInvalid.documents.flatMap((document) => [
      ...checkLinkWords(document),
      ...checkNamedPages(document, pathsByTitle),
      ...checkWrittenTargets(document),
    ]);
  },
};

/** Returns the words by which a link can name a page: its title without an article, in small letters. */
const toPageName = (words: string): string =>
  words
    .toLowerCase()
    .replace(/^(?:the|our|a|an|en|et|vår|vårt|våre) /, '')
    .replace(/[.,:;!?]$/, '')
    .trim();

/** Maps the titles of several words to the pages that have them. A single word, such as "contact", may mean anything. */
function findPathsByTitle(documents: readonly Document[]): ReadonlyMap<string, readonly string[]> {
  const titled = documents.flatMap((document) => {
    const { title } = document.frontmatter;
    const name = typeof title === 'string' ? toPageName(title) : '';
    return name.includes(' ') ? { key: `${document.source.language} ${name}`, path: getPath(document) } : [];
  });
  const byKey = Map.groupBy(titled, ({ key }) => key);
  return new Map([...byKey].map(([key, pages]) => [key, pages.map(({ path }) => path)]));
}

/** Reports links whose words are the title of one page, and which lead to another page of this site. */
function checkNamedPages(
  { source, analysis }: Document,
  pathsByTitle: ReadonlyMap<string, readonly string[]>,
): Finding[] {
  return analysis.links.flatMap(({ url, text, start, end }) => {
    const named = pathsByTitle.get(`${source.language} ${toPageName(text ?? '')}`);
    const target = url.replace(/[?#].*$/s, '');
    if (!named || !target.startsWith('/') || named.includes(target)) return [];
    const message = `The words are the title of ${named[0]}, but the link leads to ${url}. Write ${named[0]}, or other words.`;
    return warning(source.file, start, 'links/other-address', message, { end });
  });
}

/** Words that say nothing alone. "Her" is a pronoun in English, and "here" no word in Norwegian. */
const vagueWords: Record<Language, RegExp> = {
  en: /^(?:(?:please )?(?:click|press|tap|go|see|look) here|here|(?:this|the) link|link|(?:read|see|learn|find out) more(?: here)?|more)$/i,
  no: /^(?:(?:klikk|trykk|gå hit|se|les)(?: mer)? her|klikk|her|(?:denne )?lenken?|(?:les|se|lær|finn ut) mer|mer)$/i,
};

export function checkLinkWords({ source, analysis }: Document): Finding[] {
  return analysis.links.flatMap(({ text, isBareUrl, start, end, from }) => {
    const words = text?.replace(/[\s.…!:,→›»>]+$/, '').replace(/\s+/g, ' ');
    // The name of a part of a program, such as `link`, says where it leads.
    const isCode = source.text.slice(0, from).endsWith('`](');
    if (words === undefined || isBareUrl || isCode || !vagueWords[source.language].test(words)) return [];
    const example = source.language === 'en' ? 'what we charge' : 'prisene våre';
    return warning(
      source.file,
      start,
      'links/vague',
      `The words "${words}" do not say where the link leads. Write words that make sense alone, such as [${example}](…).`,
      { end },
    );
  });
}

function checkWrittenTargets({ source, analysis }: Document): Finding[] {
  return analysis.links.flatMap(({ url, text = '', isBareUrl, start, end }) => {
    const words = text.trim();
    const writtenTarget = getWrittenTarget(words, url);
    if (isBareUrl || writtenTarget === undefined || writtenTarget === getTarget(url)) return [];
    const message = `The words are "${words}", but the link leads to ${url}. Write the same in both.`;
    return error(source.file, start, 'links/other-address', message, { end });
  });
}

/** Digits of a telephone number that identify it, with or without its country code. */
const significantDigits = 8;
const getDigits = (text: string): string => text.replace(/\D/g, '').slice(-significantDigits);
const getHost = (url: string): string | undefined =>
  URL.parse(url)?.hostname.replace(/^www\./, '') || undefined;

/** Returns the telephone number, email address or host that a URL leads to. */
function getTarget(url: string): string | undefined {
  if (/^tel:/i.test(url)) return getDigits(url);
  if (/^mailto:/i.test(url)) return url.replace(/^mailto:|\?.*$/gi, '').toLowerCase();
  return getHost(url);
}

/** Returns what the words of a link name, if they consist of a telephone number, an email address or a URL alone. */
function getWrittenTarget(words: string, url: string): string | undefined {
  if (/^tel:/i.test(url)) return /^\+?[\d\s()-]{8,}$/.test(words) ? getDigits(words) : undefined;
  if (/^mailto:/i.test(url))
    return /^[^\s@]+@[^\s@]+\.\p{L}+$/u.test(words) ? words.toLowerCase() : undefined;
  if (!/^https?:/i.test(url)) return undefined;
  return /^(?:https?:\/\/|www\.)\S+$/i.test(words)
    ? getHost(words.replace(/^(?=www\.)/i, 'https://'))
    : undefined;
}

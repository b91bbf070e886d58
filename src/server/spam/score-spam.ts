/**
 * Scores a submission by its structure: links, scripts, the honeypot and the time that it took to fill in the form.
 * Words are not scored. Lists of sales phrases caught only texts that were written for them, and a real enquiry may
 * contain any of them. Scoring needs no other service and stores nothing.
 */
import { minFillTimeMs } from '#forms/schemas/forms.ts';

export interface SpamEvidence {
  /** Validated fields of the form. */
  fields: Record<string, string>;
  /** Value of the field that people do not see. */
  honeypot?: string | undefined;
  /** Milliseconds from the page's load to sending; undefined without script and from clients of the API. */
  elapsed?: number | undefined;
}

export interface SpamVerdict {
  /** `suspicious`: a person may have sent it, so a proof of work or an operator decides. */
  level: 'clean' | 'suspicious' | 'spam';
  /** The rules that matched, for the operator; empty for a clean submission. */
  reasons: SpamReason[];
}

export type SpamReason = 'honeypot' | 'too-fast' | keyof typeof contentRules;

/**
 * Points from which a submission is suspicious or spam. A weak rule gives one, which is never enough, because real leads
 * list their sites or share a short link. Words, the language, capital letters and names give none.
 */
const suspiciousPoints = 2;
const spamPoints = 3;

interface ScoredContent {
  name: string;
  /** The message as it was typed; empty if the form has none. */
  message: string;
  /** The message in lower case on one line, with full-width letters replaced, and an arrow for each link. */
  text: string;
  /** The links in lower case. */
  links: string[];
  /** The last two labels of each link's host, without duplicates: a site and its subdomains are one. */
  sites: string[];
}

/** Rules for the text, each with its points. None matches a human fixture (tests/fixtures/submissions). */
const contentRules = {
  /** No more than suspicious, because a person may add their own site to the name. */
  'link-in-name': ({ name }: ScoredContent) =>
    /:\/\/|\bwww\.|\.\p{L}{2,}\//iu.test(name) ? suspiciousPoints : 0,
  'links-in-a-row': ({ text, sites }: ScoredContent) =>
    sites.length >= 3 && /↗[^\p{L}↗]*↗[^\p{L}↗]*↗/u.test(text) ? 1 : 0,
  /** One point for each site after the third. */
  'many-sites': ({ sites }: ScoredContent) => Math.min(Math.max(0, sites.length - 3), spamPoints),
  shortener: ({ links }: ScoredContent) => (links.some((link) => shorteners.has(getHost(link))) ? 1 : 0),
  /** Forum mark-up is conclusive. HTML is so only when repeated, because a person may quote a tag. */
  markup: ({ message }: ScoredContent) => {
    if (/\[(?:url|link|img)\b[=\]]/iu.test(message)) return spamPoints;
    const anchors = message.match(/<a\s+href\s*=\s*["']?http/giu) ?? [];
    return Math.min(anchors.length * suspiciousPoints, spamPoints);
  },
  /** Latin letters next to Cyrillic or Greek ones that look like them, which hide a word from filters. */
  'mixed-scripts': ({ name, text }: ScoredContent) => (mixedScripts.test(`${name} ${text}`) ? 1 : 0),
} satisfies Record<string, (content: ScoredContent) => number>;

const mixedScripts =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/** Hosts that hide the target of a link. Links to shared maps (maps.app.goo.gl) are left out. */
const shorteners = new Set(
  `bit.ly tinyurl.com t.ly cutt.ly clck.ru rb.gy is.gd ow.ly tiny.cc shorturl.at rebrand.ly s.id v.gd goo.su
  u.to vk.cc lnkd.in short.gy bl.ink t.co adf.ly shorte.st ouo.io`.split(/\s+/),
);

/**
 * Scores a submission. A filled honeypot is spam whatever else was entered. Sending too fast is never more than
 * suspicious and adds no points to other rules, because a browser may have filled in the form.
 */
export function scoreSpam({ fields, honeypot = '', elapsed }: SpamEvidence): SpamVerdict {
  const content = toScoredContent(fields);
  const matches = Object.entries(contentRules)
    .map(([reason, getPoints]) => ({ reason: reason as SpamReason, points: getPoints(content) }))
    .filter(({ points }) => points > 0);
  const points = matches.reduce((sum, match) => sum + match.points, 0);
  const isHoneypotFilled = honeypot.trim() !== '';
  const isTooFast = elapsed !== undefined && elapsed < minFillTimeMs;
  const reasons: SpamReason[] = matches.map(({ reason }) => reason);
  if (isTooFast) reasons.unshift('too-fast');
  if (isHoneypotFilled) reasons.unshift('honeypot');
  if (isHoneypotFilled || points >= spamPoints) return { level: 'spam', reasons };
  if (isTooFast || points >= suspiciousPoints) return { level: 'suspicious', reasons };
  return { level: 'clean', reasons: [] };
}

/** A link with a scheme or `www.`, without the brackets and quotes around it. */
const linkPattern = /(?:https?:\/\/|www\.)[^\s<>"'[\]()|]+/giu;

function toScoredContent(fields: Record<string, string>): ScoredContent {
  const message = fields.message ?? fields.description ?? '';
  const links = (message.match(linkPattern) ?? []).map((link) => link.toLowerCase());
  return {
    name: fields.fullName ?? fields.name ?? '',
    message,
    text: normalize(message.replace(linkPattern, ' ↗ ')),
    links,
    sites: [...new Set(links.map((link) => getHost(link).split('.').slice(-2).join('.')))],
  };
}

/** Replaces full-width, bold and joined letters by plain ones, and removes invisible characters. */
const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Format}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

const getHost = (link: string): string =>
  link
    .replace(/^(?:https?:\/\/)?(?:www\.)?/u, '')
    .replace(/[/?#:].*$/su, '')
    .replace(/[.,;!]+$/u, '');

/** Where a message leads to. One or two links are human: a site of one's own, a document. */
import type { Sample } from './evidence.ts';

/** The last two labels of each host, each once: a site and its subdomains are one. */
function sitesOf({ links }: Sample): Set<string> {
  const hosts = links.map((link) => /^(?:https?:\/\/)?([^/?#:]+)/u.exec(link)?.[1] ?? link);
  return new Set(hosts.map((host) => host.split('.').slice(-2).join('.')));
}

export const hasLink = ({ links }: Sample): boolean => links.length > 0;

/** Further sites beyond the three that a person may well name. */
export const manySites = (sample: Sample): number => Math.max(0, sitesOf(sample).size - 3);

/** Three sites or more in a row, without a word between them. */
export const linksInARow = (sample: Sample): boolean =>
  sitesOf(sample).size >= 3 && /↗[^\p{L}↗]*↗[^\p{L}↗]*↗/u.test(sample.words);

/** `example dot com`: an address that is not to be found by rules like these. */
export const hiddenLink = ({ words }: Sample): boolean =>
  /\p{L} ?[([]? ?dot ?[)\]]? ?(?:com|org|info)(?!\p{L})/u.test(words);

/** A link with hardly a word to it. */
export const bareLink = ({ links, words }: Sample): boolean =>
  links.length > 0 && words.split(' ').filter((word) => /\p{L}/u.test(word)).length < 4;

/** Links in mark-up: a form shows none. That of forums counts twice; that of pages, a person may mean to speak of. */
export const markup = ({ message }: Sample): number =>
  (message.match(/\[(?:url|link|img)\b[=\]]/giu) ?? []).length * 2 +
  (message.match(/<a\s+href\s*=\s*["']?http/giu) ?? []).length;

export const linkInName = ({ name }: Sample): boolean => /:\/\/|\bwww\.|\.\p{L}{2,}\//iu.test(name);

/** Hosts that hide where a link leads. Maps that people share (maps.app.goo.gl) are not among them. */
const shorteners = new Set(
  `bit.ly tinyurl.com t.ly cutt.ly clck.ru rb.gy is.gd ow.ly tiny.cc shorturl.at rebrand.ly s.id v.gd goo.su
  u.to vk.cc lnkd.in short.gy bl.ink t.co adf.ly shorte.st ouo.io`.split(/\s+/),
);
export const shortener = ({ links }: Sample): boolean =>
  links.some((each) =>
    shorteners.has(each.replace(/^(?:https?:\/\/)?(?:www\.)?/u, '').split(/[/?#]/u)[0] ?? ''),
  );

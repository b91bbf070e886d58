import type { Document } from '#pipeline/document.ts';
import { error, type Finding, type Level } from '#pipeline/finding.ts';
import type { Link } from '#pipeline/parse/body-analysis/analyze-body.ts';
import type { Rule } from '../../rule.ts';
import { forEachSegment, reportText } from '../text-findings.ts';
import {
  findNearMiss,
  findOwnEmailTypo,
  getEmailDomains,
  getOwnAddresses,
  noOwnAddresses,
  type OwnAddresses,
} from './own-addresses.ts';

/** Reports addresses that work for the writer but not for visitors, and misspelt addresses of the company itself. */
export const privateLinks: Rule = {
  docs: {
    'links/own-address': {
      description:
        "A web or email address is nearly the company's own, or a page of this site has its whole address.",
      rationale: 'Visitors would write to another company, or nobody notices once the page has moved.',
      incorrect: '[Write to us](mailto:hello@fjelkode.example)',
      correct: '[Write to us](mailto:hello@fjellkode.example)',
    },
    'links/private': {
      description:
        'The link leads to a place that only some people can open: SharePoint, Google Docs, a test server or an office network.',
      rationale: 'Visitors are asked to sign in, or see nothing.',
      incorrect: '[The report](https://fjellkode.sharepoint.com/report)',
      correct: '[The report](https://www.example.no/report)',
    },
    'links/wrapped': {
      description: 'The address is wrapped in that of a service that checks or counts clicks.',
      rationale: 'The service learns who follows the link, and the address can stop working at any time.',
      incorrect:
        '[The standard](https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.no%2Fstandard&data=05)',
      correct: '[The standard](https://www.example.no/standard)',
      fixable: true,
    },
  },
  checkContent: ({ siteWithInvalid, content, siteUrl }) => {
    const own = getOwnAddresses(content.company, siteUrl);
    return siteWithInvalid.documents.flatMap((document) => checkPrivateLinks(document, own));
  },
  // Addresses in the text of a document are links. Others are in fields, props and words of buttons.
  checkText: forEachSegment((context, segment) => {
    if (!segment.text.includes('@')) return [];
    const { emails } = context.styleGuide;
    const domains = getEmailDomains(emails);
    return [...segment.text.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu)].flatMap(({ index, 0: address }) => {
      const meant = findOwnEmailTypo(address, { emails, domains });
      if (meant === undefined) return [];
      const range = [index, index + address.length] as const;
      return reportText(context, segment, range, 'links/own-address', describeEmailTypo(address, meant));
    });
  }),
};

const describeEmailTypo = (address: string, meant: string): string =>
  `${address} is nearly ${meant}, which is the company's own. Write ${meant}, unless you mean another address.`;

interface LinkProblem {
  rule: string;
  message: string;
  level: Level;
  /** The address that was meant, if it is certain. */
  replacement?: string;
}

/**
 * Reports the links of a document that only some visitors can open, or that nearly lead to the company itself.
 * @param own addresses of the company.
 */
export function checkPrivateLinks(
  { source, analysis }: Document,
  own: OwnAddresses = noOwnAddresses,
): Finding[] {
  return analysis.links.flatMap((link: Link): Finding[] => {
    const problem = findProblem(link.url.trim(), own);
    if (!problem) return [];
    const { rule, message, level, replacement } = problem;
    const fix =
      replacement !== undefined && link.to - link.from === link.url.length
        ? { title: `Write ${replacement}.`, edits: [{ from: link.from, to: link.to, text: replacement }] }
        : undefined;
    return [
      { ...error(source.file, link.start, rule, message, { end: link.end, ...(fix && { fix }) }), level },
    ];
  });
}

function findProblem(url: string, own: OwnAddresses): LinkProblem | undefined {
  const email = /^mailto:([^@?\s]+@[^?,\s]+)/i.exec(url)?.[1];
  if (email !== undefined) {
    const meant = findOwnEmailTypo(email, own);
    return meant === undefined ? undefined : warnOfOwnAddress(describeEmailTypo(email, meant));
  }
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  return (
    findWrapper(parsed) ??
    findPrivatePlace(parsed, own.domains) ??
    findOwnPage(parsed, own) ??
    findHostTypo(parsed, own)
  );
}

/** Finds a page of this site with its whole address, which would not be checked, and not move with the page. */
function findOwnPage({ origin, pathname, search, hash }: URL, own: OwnAddresses): LinkProblem | undefined {
  if (origin !== own.origin) return undefined;
  const path = pathname + search + hash;
  return warnOfOwnAddress(
    `${origin} is this site itself, and only paths are checked and change with their pages. Write ${path}`,
  );
}

function findHostTypo({ hostname }: URL, { domains }: OwnAddresses): LinkProblem | undefined {
  const meant = findNearMiss(hostname, domains);
  if (meant === undefined) return undefined;
  return warnOfOwnAddress(
    `${hostname} is nearly ${meant}, the company's own address. Write ${meant}, unless you mean another company.`,
  );
}

const warnOfOwnAddress = (message: string): LinkProblem => ({
  rule: 'links/own-address',
  level: 'warning',
  message,
});

/** Services that wrap an address, with the parameter that holds it. */
const wrappers: readonly (readonly [pattern: RegExp, parameter: string, name: string])[] = [
  [/^(?:[\w-]+\.)?safelinks\.protection\.outlook\.com\//, 'url', 'Outlook'],
  [/^(?:www\.)?google\.[a-z.]+\/url$/, 'q', 'Google'],
  [/^(?:www\.)?google\.[a-z.]+\/url$/, 'url', 'Google'],
  [/^lm?\.(?:facebook|instagram)\.com\/(?:l\.php)?/, 'u', 'Facebook'],
  [/^(?:www\.)?linkedin\.com\/redir\/redirect/, 'url', 'LinkedIn'],
  [/^urldefense\.(?:proofpoint\.)?com\//, 'u', 'a mail filter'],
];

function findWrapper({ hostname, pathname, searchParams }: URL): LinkProblem | undefined {
  const wrapper = wrappers.find(
    ([pattern, parameter]) => pattern.test(hostname + pathname) && searchParams.has(parameter),
  );
  if (!wrapper) return undefined;
  const [, parameter, name] = wrapper;
  const target = searchParams.get(parameter) ?? '';
  // An address with characters that end a link in Markdown is not safe to write.
  const isUsable = /^https?:\/\/[^\s()<>"']+$/.test(target) && URL.canParse(target);
  return {
    rule: 'links/wrapped',
    level: 'error',
    message: `${name} has put its own address around this one. Write ${isUsable ? target : 'the address that the browser shows once the page is open'}.`,
    ...(isUsable && { replacement: target }),
  };
}

/** Places that ask most visitors to sign in. Published documents and forms of Google are open to all. */
const places: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^[\w-]+\.sharepoint\.com\//, 'SharePoint'],
  [/^(?:onedrive\.live\.com|1drv\.ms)\//, 'OneDrive'],
  [/^docs\.google\.com\/(?!forms\/)(?!.*\/(?:pub|pubhtml|viewform)$)/, 'Google Docs'],
  [/^drive\.google\.com\//, 'Google Drive'],
  [/^teams\.microsoft\.com\//, 'Teams'],
  [/^mail\.google\.com\//, 'Gmail'],
];
/** Names that no server on the internet has (RFC 6762, RFC 8375), and address ranges of office networks (RFC 1918). */
const privateHost =
  /\.(?:local|lan|internal|intranet|corp)$|^home\.arpa$|^(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+$/;
const stagingLabel = /^(?:staging|stage|test|testing|dev|develop|preview|preprod|qa|uat|beta)(?:-?\d+)?$/;

/** Services that publish a preview of each change, and what the address of a preview looks like. */
const previewHosting = /\.(?:netlify\.app|vercel\.app|pages\.dev|azurestaticapps\.net)$/;
const previewHost =
  /--[\w-]+\.netlify\.app$|-git-[\w-]+\.vercel\.app$|-[a-z0-9]{9}-[\w-]+\.vercel\.app$|^[\w-]+\.[\w-]+\.pages\.dev$/;

/** Returns whether a host has the name of one of the company's domains. */
const isNamedAfter = (hostname: string, ownDomains: ReadonlySet<string>): boolean =>
  [...ownDomains].some((domain) => hostname.includes(domain.slice(0, domain.lastIndexOf('.'))));

function findPrivatePlace(
  { hostname, pathname }: URL,
  ownDomains: ReadonlySet<string>,
): LinkProblem | undefined {
  const place = places.find(([pattern]) => pattern.test(hostname + pathname))?.[1];
  if (place)
    return {
      rule: 'links/private',
      level: 'warning',
      message: `Most visitors cannot open what is in ${place}. Put the file into content/files, and write /files/name.pdf, or link to a public page.`,
    };
  if (privateHost.test(hostname))
    return {
      rule: 'links/private',
      level: 'error',
      message: `${hostname} is in a network of its own, which visitors cannot reach. Write the address that visitors see.`,
    };
  const own = [...ownDomains].find((domain) => hostname.endsWith(`.${domain}`));
  const labels = own === undefined ? [] : hostname.slice(0, -own.length - 1).split('.');
  const isPreview =
    previewHost.test(hostname) || (previewHosting.test(hostname) && isNamedAfter(hostname, ownDomains));
  if (isPreview || labels.some((label) => stagingLabel.test(label)))
    return {
      rule: 'links/private',
      level: 'error',
      message: `${hostname} is a test server. Write the path alone, such as /team, for a page of this site.`,
    };
  return undefined;
}

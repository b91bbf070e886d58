import { distance } from 'fastest-levenshtein';
import type { Company } from '#content/company.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, type Level } from '#pipeline/finding.ts';
import type { Link } from '#pipeline/parse/body-analysis/analyze-body.ts';
import type { Rule } from '../../rule.ts';

/** Reports addresses that work for the writer but not for visitors, and misspelt addresses of the company itself. */
export const privateLinks: Rule = {
  docs: {
    'links/own-address': {
      description: "A web or email address is nearly the company's own.",
      rationale: 'Visitors would write to another company, or to nobody.',
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
  checkContent: ({ siteWithInvalid, content }) => {
    const ownDomains = getOwnDomains(content.company);
    return siteWithInvalid.documents.flatMap((document) => checkPrivateLinks(document, ownDomains));
  },
};

interface LinkProblem {
  rule: string;
  message: string;
  level: Level;
  /** The address that was meant, if it is certain. */
  replacement?: string;
}

/** @param ownDomains of the company's email addresses and website. */
export function checkPrivateLinks(
  { source, analysis }: Document,
  ownDomains: ReadonlySet<string> = new Set(),
): Finding[] {
  return analysis.links.flatMap((link: Link): Finding[] => {
    const problem = findProblem(link.url.trim(), ownDomains);
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

function findProblem(url: string, ownDomains: ReadonlySet<string>): LinkProblem | undefined {
  const emailHost = /^mailto:[^@?\s]+@([^?,\s]+)/i.exec(url)?.[1];
  if (emailHost !== undefined) return findNearMiss(emailHost, ownDomains);
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  return (
    findWrapper(parsed) ?? findPrivatePlace(parsed, ownDomains) ?? findNearMiss(parsed.hostname, ownDomains)
  );
}

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
  if (labels.some((label) => stagingLabel.test(label)))
    return {
      rule: 'links/private',
      level: 'error',
      message: `${hostname} is a test server. Write the path alone, such as /team, for a page of this site.`,
    };
  return undefined;
}

const getOwnDomains = ({ contacts }: Company): Set<string> =>
  new Set(Object.values(contacts).map((address) => address.slice(address.indexOf('@') + 1).toLowerCase()));

/** Letters of a name in which two may differ; in a shorter one only one may, and in a very short one none. */
const lettersForTwoEdits = 8;
const minLetters = 5;

function findNearMiss(host: string, ownDomains: ReadonlySet<string>): LinkProblem | undefined {
  const domain = host.toLowerCase().replace(/^www\./, '');
  const isOwn = [...ownDomains].some((own) => domain === own || domain.endsWith(`.${own}`));
  if (isOwn) return undefined;
  const meant = [...ownDomains].find((own) => isNearMiss(domain, own));
  return meant === undefined
    ? undefined
    : {
        rule: 'links/own-address',
        level: 'warning',
        message: `${host} is nearly ${meant}, the company's own address in company.yaml. Write ${meant}, unless you mean another company.`,
      };
}

/** True for another ending (`fjellkode.com`), and for a name in which a letter or two differ. */
function isNearMiss(domain: string, own: string): boolean {
  const [name, ownName] = [domain, own].map((text) => text.slice(0, text.lastIndexOf('.'))) as [
    string,
    string,
  ];
  if (ownName.length < minLetters) return false;
  return distance(name, ownName) <= (ownName.length >= lettersForTwoEdits ? 2 : 1);
}

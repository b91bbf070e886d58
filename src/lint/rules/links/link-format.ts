import { z } from 'zod';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, warning } from '#pipeline/finding.ts';
import type { Link } from '#pipeline/parse/body-analysis/analyze-body.ts';
import { decodeUri } from '../../decode-uri.ts';
import type { Rule } from '../../rule.ts';
import { isUrlTypo } from './url-typos.ts';

/** Reports problems of a link's words and of the form of its URL, whatever it leads to. */
export const linkFormat: Rule = {
  docs: {
    'links/address': {
      description: 'The address of the link is not a valid URL.',
      rationale: 'Browsers do nothing when it is clicked.',
      incorrect: '[The standard](https://)',
      correct: '[The standard](https://www.example.no/standard)',
      fixable: true,
    },
    'links/bare': {
      description: 'The text shows an address instead of words.',
      rationale: 'Readers do not learn where it leads, and screen readers spell it out.',
      incorrect: 'See https://www.example.no/standard for more.',
      correct: 'See [the standard](https://www.example.no/standard) for more.',
    },
    'links/empty': {
      description: 'The link has no words and no image.',
      rationale: 'Nobody sees it, and screen readers announce a link without a name.',
      incorrect: 'Meet us. [](/team)',
      correct: 'Meet us. [The team](/team)',
    },
    'links/insecure': {
      description: 'The address begins with http: instead of https:.',
      rationale: 'Other people on the network can read and change the page, and browsers warn about it.',
      incorrect: '[The standard](http://www.example.no/standard)',
      correct: '[The standard](https://www.example.no/standard)',
    },
    'links/mail': {
      description: 'The link to an email address is not valid.',
      rationale: 'The email program would open with an address that nobody can write to.',
      incorrect: '[Write to us](mailto:post.example.no)',
      correct: '[Write to us](mailto:post@example.no)',
      fixable: true,
    },
    'links/phone': {
      description: 'The link to a telephone number is not valid, or has no country code.',
      rationale: 'A phone in another country would dial a wrong number, or none.',
      incorrect: '[Call us](tel:+47-22-33-44-55)',
      correct: '[Call us](tel:+4722334455)',
      fixable: true,
    },
  },
  checkContent: ({ siteWithInvalid }) => siteWithInvalid.documents.flatMap(checkLinkFormat),
};

interface FormatProblem {
  rule: string;
  message: string;
  level?: 'warning';
  /** The URL that was meant, if it is certain. */
  replacement?: string;
}

function checkLinkFormat({ source, analysis }: Document): Finding[] {
  return analysis.links.flatMap((link) => {
    const problem = findFormatProblem(link);
    if (!problem) return [];
    const report = problem.level === 'warning' ? warning : error;
    const { rule, message, replacement } = problem;
    // A file may contain the URL in another form, such as with entities, which is not safe to edit.
    const fix =
      replacement !== undefined && link.to - link.from === link.url.length
        ? { title: `Write ${replacement}.`, edits: [{ from: link.from, to: link.to, text: replacement }] }
        : undefined;
    return report(source.file, link.start, rule, message, { end: link.end, ...(fix && { fix }) });
  });
}

function findFormatProblem(link: Link): FormatProblem | undefined {
  const { text, isBareUrl } = link;
  const url = link.url.trim();
  const scheme = /^([a-z]+):/i.exec(url)?.[1]?.toLowerCase();
  if (text === '')
    return {
      rule: 'links/empty',
      message:
        'The link has no words, so nobody can see or hear it. Write [words that say where it leads](/address).',
    };
  if (isUrlTypo(url)) return undefined;
  if (scheme === 'mailto') return findMailProblem(url);
  if (scheme === 'tel') return findPhoneProblem(url);
  if (scheme !== 'http' && scheme !== 'https') return undefined;
  const address = /^https?:\/\/([^\s/:?#@]+@[^\s/:?#@]+)\/?$/i.exec(url)?.[1];
  if (address !== undefined)
    return {
      rule: 'links/mail',
      message: `${url} opens a website, not an email. Write mailto:${address}`,
      replacement: `mailto:${address}`,
    };
  if (!URL.canParse(url) || !/^[\w-]+(?:\.[\w-]+)+$|^\[/.test(new URL(url).hostname))
    return {
      rule: 'links/address',
      message: `"${url}" is not an address that a browser can open. Copy it again from the browser.`,
    };
  if (isBareUrl || text === url)
    return {
      rule: 'links/bare',
      level: 'warning',
      message: `Screen readers read an address letter by letter. Write [words that say where it leads](${url.replace(/^http:\/\/(?=www\.)/, 'https://')}).`,
    };
  if (scheme === 'http')
    return {
      rule: 'links/insecure',
      level: 'warning',
      message: `Other people on the network can read and change a page whose address begins with http:. Write ${url.replace(/^http:/i, 'https:')}, if the site supports it.`,
    };
  return undefined;
}

const email = z.email();

function findMailProblem(url: string): FormatProblem | undefined {
  const [addresses = ''] = url.slice('mailto:'.length).split('?');
  const invalid = addresses.split(',').find((address) => !email.safeParse(decodeUri(address)).success);
  if (invalid === undefined) return undefined;
  const corrected = correctComma(addresses);
  if (corrected)
    return {
      rule: 'links/mail',
      message: `"${addresses}" has a comma in it, which separates two addresses. Write mailto:${corrected}`,
      replacement: url.replace(addresses, corrected),
    };
  return {
    rule: 'links/mail',
    message: `"${addresses.includes('@') ? invalid : addresses}" is not an email address. Write mailto:name@example.no.`,
  };
}

/**
 * Writes a point for a comma that was typed in its place: `post@example,no`. Returns undefined if a comma separates two
 * valid addresses, or a point does not make the address valid.
 */
function correctComma(addresses: string): string | undefined {
  const corrected = addresses
    .split(/(?<=@[^,@]*),(?=[^,@]*(?:,|$))/)
    .join('.')
    .replace(/,(?=[^,@]*$)/, '.');
  const isValid = corrected.split(',').every((address) => email.safeParse(decodeUri(address)).success);
  return corrected !== addresses && isValid ? corrected : undefined;
}

/** Digits of a number: `max` with the country code (E.164), up to `maxShort` for short numbers such as 113. */
const phoneDigits = { min: 3, maxShort: 6, max: 15 };

function findPhoneProblem(url: string): FormatProblem | undefined {
  const rule = 'links/phone';
  const number = decodeUri(url.slice('tel:'.length));
  const digits = number.replace(/\D/g, '');
  const { min, maxShort, max } = phoneDigits;
  if (!/^\+?[\d\s().-]*$/.test(number) || digits.length < min || digits.length > max)
    return { rule, message: `"${number}" is not a telephone number. Write tel:+4722334455.` };
  if (!number.startsWith('+')) {
    if (digits.length <= maxShort) return undefined;
    const international = digits.startsWith('00')
      ? `tel:+${digits.slice(2)}`
      : `tel:+47${digits}, if it is Norwegian`;
    return {
      rule,
      level: 'warning',
      message: `${number} cannot be called from other countries. Write the country code: ${international}.`,
    };
  }
  const normalized = `tel:+${digits}`;
  if (url === normalized) return undefined;
  return {
    rule,
    level: 'warning',
    message: `The number in an address consists of digits only. Write ${normalized}.`,
    replacement: normalized,
  };
}

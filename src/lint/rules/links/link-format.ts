import { z } from 'zod';
import { error, type Finding, type Fix, warning } from '#pipeline/finding.ts';
import type { Link } from '#pipeline/parse/body-analysis/analyze-body.ts';
import type { Document } from '#pipeline/validate/validate-document.ts';
import { isUrlTypo } from './url-typos.ts';

/** E.164: a country code and a number have fifteen digits at the most. Up to six, they are a short number such as 113. */
const phoneDigits = { fewest: 3, short: 6, most: 15 };
const email = z.email();

/** What can be said of a link without knowing where it leads: its words, and the form of its address. */
export function checkLinkFormat({ source, analysis: facts }: Document): Finding[] {
  return facts.links.flatMap((link) => {
    const problem = findFormatProblem(link);
    if (!problem) return [];
    const make = problem.level === 'warning' ? warning : error;
    return make(source.file, link.start, problem.rule, problem.message, {
      end: link.end,
      ...(problem.fix && { fix: problem.fix }),
    });
  });
}

interface Problem {
  rule: string;
  message: string;
  level?: 'warning';
  fix?: Fix | undefined;
}

function findFormatProblem(link: Link): Problem | undefined {
  const { text, bare } = link;
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
  if (scheme === 'tel') return findPhoneProblem(link, url);
  if (scheme !== 'http' && scheme !== 'https') return undefined;
  if (!URL.canParse(url) || !/^[\w-]+(?:\.[\w-]+)+$|^\[/.test(new URL(url).hostname))
    return {
      rule: 'links/address',
      message: `"${url}" is no address that a browser could open. Copy it again from the browser.`,
    };
  if (bare || text === url)
    return {
      rule: 'links/bare',
      level: 'warning',
      message: `A bare address is read out letter by letter. Write [words that say where it leads](${url.replace(/^http:\/\/(?=www\.)/, 'https://')}).`,
    };
  if (scheme === 'http')
    return {
      rule: 'links/insecure',
      level: 'warning',
      message: `http: can be read and changed on the way. Write ${url.replace(/^http:/i, 'https:')}, if the site answers there.`,
    };
  return undefined;
}

function findMailProblem(url: string): Problem | undefined {
  const [addresses = ''] = url.slice('mailto:'.length).split('?');
  const wrong = addresses.split(',').find((each) => !email.safeParse(decoded(each)).success);
  if (wrong === undefined) return undefined;
  return {
    rule: 'links/mail',
    message: `"${wrong}" is no email address. Write mailto:name@example.no.`,
  };
}

function findPhoneProblem({ url: written, from, to }: Link, url: string): Problem | undefined {
  const rule = 'links/phone';
  const number = decoded(url.slice('tel:'.length));
  const digits = number.replace(/\D/g, '');
  const { fewest, short, most } = phoneDigits;
  if (!/^\+?[\d\s().-]*$/.test(number) || digits.length < fewest || digits.length > most)
    return { rule, message: `"${number}" is no telephone number. Write tel:+4722334455.` };
  if (!number.startsWith('+')) {
    if (digits.length <= short) return undefined;
    const meant = digits.startsWith('00')
      ? `tel:+${digits.slice(2)}`
      : `tel:+47${digits}, if it is Norwegian`;
    return {
      rule,
      level: 'warning',
      message: `From abroad, ${number} reaches nobody. Write the country code: ${meant}.`,
    };
  }
  const plain = `tel:+${digits}`;
  if (url === plain) return undefined;
  const fix =
    to - from === written.length
      ? { title: `Write ${plain}.`, edits: [{ from, to, text: plain }] }
      : undefined;
  return { rule, level: 'warning', message: `A number in an address has digits alone. Write ${plain}.`, fix };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

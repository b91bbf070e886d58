import type { Document } from '#pipeline/document.ts';
import { type Finding, warning } from '#pipeline/finding.ts';
import type { Link } from '#pipeline/parse/body-analysis/analyze-body.ts';
import type { Rule } from '../../rule.ts';

/** Reports what was copied with an address and does not belong to it. */
export const urlLeftovers: Rule = {
  docs: {
    'links/end-punctuation': {
      description: 'The address of the link ends with the punctuation of the sentence.',
      rationale:
        'The other site looks for another address, and most often answers that there is no such page.',
      incorrect: '[The standard](https://www.example.no/standard.)',
      correct: '[The standard](https://www.example.no/standard).',
      fixable: true,
    },
    'links/tracking': {
      description: 'The address of the link says from which campaign or message it was copied.',
      rationale:
        'The other site counts our visitors as readers of another company’s newsletter, and some of these parameters identify the person who copied the address.',
      incorrect: '[The standard](https://www.example.no/standard?utm_source=newsletter)',
      correct: '[The standard](https://www.example.no/standard)',
      fixable: true,
    },
  },
  checkContent: ({ siteWithInvalid }) => siteWithInvalid.documents.flatMap(checkUrlLeftovers),
};

/** Reports the links of a document whose addresses end with punctuation, or contain tracking parameters. */
export function checkUrlLeftovers({ source, analysis }: Document): Finding[] {
  return analysis.links.flatMap((link) =>
    [findEndPunctuation(link), findTracking(link)].flatMap((problem) => {
      if (!problem) return [];
      const { rule, message, replacement } = problem;
      // A file may contain the address in another form, such as with entities, which is not safe to edit.
      const isSafe = link.to - link.from === link.url.length;
      const fix = {
        title: `Write ${replacement}.`,
        edits: [{ from: link.from, to: link.to, text: replacement }],
      };
      return warning(source.file, link.start, rule, message, { end: link.end, ...(isSafe && { fix }) });
    }),
  );
}

interface LeftoverProblem {
  rule: string;
  message: string;
  /** The address that was meant. */
  replacement: string;
}

/** Abbreviations that names of pages end with: `/wiki/Apple_Inc.` */
const abbreviationAtEnd = /(?:^|[^a-z])(?:bros|co|corp|dr|etc|inc|jr|ltd|no|sr|st|[a-z](?:\.[a-z])*)\.$/i;

function findEndPunctuation({ url, isBareUrl }: Link): LeftoverProblem | undefined {
  if (isBareUrl || !/^https?:\/\/[^/\s]+[^\s]*[.,;:]$/i.test(url) || abbreviationAtEnd.test(url))
    return undefined;
  const replacement = url.replace(/[.,;:]+$/, '');
  const message = `The address ends with "${url.slice(replacement.length)}", which belongs to the sentence. Write it after the link, and ${replacement} as the address.`;
  return { rule: 'links/end-punctuation', message, replacement };
}

/** Parameters that count or identify visitors. No site needs them to show a page. */
const trackingParameter =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|li_fat_id|igsh|igshid|mc_eid|mc_cid|mkt_tok|_hsenc|_hsmi|__hstc|__hssc|__hsfp|vero_id|oly_enc_id|oly_anon_id)(?:=|$)/i;

function findTracking({ url }: Link): LeftoverProblem | undefined {
  const [, start = '', query = '', hash = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(url) ?? [];
  const parameters = query.split('&');
  const kept = parameters.filter((parameter) => !trackingParameter.test(parameter));
  const [first] = parameters.filter((parameter) => trackingParameter.test(parameter));
  if (first === undefined) return undefined;
  const replacement = start + (kept.length > 0 ? `?${kept.join('&')}` : '') + hash;
  const name = first.split('=')[0];
  const message = `The part "${name}" of the address says where it was copied from, and the page opens without it. Write ${replacement}`;
  return { rule: 'links/tracking', message, replacement };
}

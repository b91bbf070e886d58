import type { Language } from '#i18n/languages.ts';
import type { Document } from '#pipeline/document.ts';
import { type Finding, warning } from '#pipeline/finding.ts';
import type { Rule } from '../../rule.ts';

export const linkWords: Rule = {
  docs: {
    'links/vague': {
      description: 'The words of the link do not say where it leads, such as "click here" or "read more".',
      rationale:
        'Screen readers list the links of a page without the text around them, and there are then five called "here".',
      incorrect: 'For our prices, [click here](/team).',
      correct: 'See [what we charge](/team).',
    },
  },
  checkContent: ({ siteWithInvalid }) => siteWithInvalid.documents.flatMap(checkLinkWords),
};

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

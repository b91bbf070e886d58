/** What the rules for spam found, in plain words. */
import type { SpamReason } from '../spam/score-spam.ts';

const words: Record<SpamReason, string> = {
  honeypot: 'The field was filled in that people do not see.',
  'too-fast': 'It was sent faster than a person fills in a form.',
  'link-in-name': 'The name holds a link.',
  'links-in-a-row': 'Links follow one another without a word between them.',
  'many-sites': 'It links to more sites than a person names.',
  shortener: 'A link hides where it leads.',
  markup: 'It holds the mark-up of forums or pages.',
  'mixed-scripts': 'Letters of several scripts stand in one word.',
};

/** Reasons of rules that were removed. Submissions that these rules quarantined still carry them. */
const retiredWords: Record<string, string> = {
  'hidden-link': 'A link is written so that it is not seen as one.',
  messenger: 'It asks to be answered on a messenger.',
  'other-address': "It names a mail address that is not the sender's.",
  'campaign-name': 'The name is a first name with letters hung on it, as campaigns make them.',
  'gibberish-name': 'The name is letters at random.',
  gibberish: 'The message is letters at random.',
  'keyboard-run': 'Neighbouring keys were struck.',
  'name-as-message': 'The message is the name once more.',
  'foreign-script': 'Most of it is in a script of neither language of the site.',
  'foreign-words': 'It is in a language that the site does not speak.',
  shouting: 'Most of it is in capital letters.',
  'price-robot': 'It is a question about prices that robots send to every site.',
  probe: 'It holds code that looks for a hole.',
  link: 'It holds a link.',
  'bare-link': 'It holds a link, and hardly a word beside it.',
  'link-to-buy': 'It invites to buy, to join or to confirm something at a link.',
  'bulk-topic': 'It is about what is usually sent in bulk.',
  'bulk-offer': 'It offers what is usually sent in bulk.',
  'your-gain': 'It promises a gain.',
  'sales-approach': 'It approaches like an advertisement.',
  'sales-terms': 'It speaks of prices and terms of an offer.',
};

const allWords = new Map(Object.entries({ ...retiredWords, ...words }));

/** @param rule its name, perhaps of a rule that there was once. */
export const describeSpamReason = (rule: string): string => allWords.get(rule) ?? rule.replaceAll('-', ' ');

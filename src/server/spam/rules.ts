/** The rules by which a submission looks like spam, and what each weighs, in points. judge.ts says what they add up to. */
import { asksForSomething } from './asking.ts';
import { messenger, otherAddress } from './bait.ts';
import { honeypot, tooFast } from './behaviour.ts';
import { priceRobot } from './campaigns.ts';
import type { Sample } from './evidence.ts';
import { foreignWords } from './foreign-words.ts';
import { campaignName, foreignScript, mixedScripts, nameAsMessage, shouting } from './letters.ts';
import {
  bareLink,
  hasLink,
  hiddenLink,
  linkInName,
  linksInARow,
  manySites,
  markup,
  shortener,
} from './links.ts';
import { gibberish, gibberishName, keyboardRun, probe } from './noise.ts';
import { linkToBuy, salesApproach, salesTerms } from './sales-talk.ts';
import { bulkOffer, bulkTopic } from './topics.ts';
import { yourGain } from './your-gain.ts';

interface Rule {
  weight: number;
  /** How many times it counts at most; once unless it says so. */
  most?: number;
  applies: (sample: Sample) => boolean | number;
}

/** How it was filled in. */
export const behaviour = {
  honeypot: { weight: 8, applies: honeypot },
  'too-fast': { weight: 4, applies: tooFast },
} satisfies Record<string, Rule>;

/** What can be told without understanding a word. */
export const shape = {
  'link-in-name': { weight: 8, applies: linkInName },
  'links-in-a-row': { weight: 2, applies: linksInARow },
  'many-sites': { weight: 2, most: 3, applies: manySites },
  'hidden-link': { weight: 2, applies: hiddenLink },
  shortener: { weight: 2, applies: shortener },
  markup: { weight: 4, most: 2, applies: markup },
  messenger: { weight: 2, applies: messenger },
  'other-address': { weight: 1, applies: otherAddress },
  'campaign-name': { weight: 2, applies: campaignName },
  'gibberish-name': { weight: 2, applies: gibberishName },
  gibberish: { weight: 4, applies: gibberish },
  'keyboard-run': { weight: 2, applies: keyboardRun },
  'name-as-message': { weight: 3, applies: nameAsMessage },
  'foreign-script': { weight: 2, applies: foreignScript },
  'foreign-words': { weight: 2, applies: foreignWords },
  'mixed-scripts': { weight: 3, applies: mixedScripts },
  shouting: { weight: 1, applies: shouting },
  'price-robot': { weight: 4, applies: priceRobot },
  probe: { weight: 6, applies: probe },
} satisfies Record<string, Rule>;

/** What it says. */
export const wording = {
  link: { weight: 1, applies: hasLink },
  'bare-link': { weight: 1, applies: bareLink },
  'link-to-buy': { weight: 2, most: 2, applies: linkToBuy },
  'bulk-topic': { weight: 2, applies: bulkTopic },
  'bulk-offer': { weight: 4, most: 2, applies: bulkOffer },
  'your-gain': { weight: 2, most: 2, applies: yourGain },
  'sales-approach': { weight: 1, most: 3, applies: salesApproach },
  'sales-terms': { weight: 1, most: 3, applies: salesTerms },
} satisfies Record<string, Rule>;

/** What speaks against it: taken off the wording, and no more than that. */
export const excuses = {
  'asks-for-something': { weight: 2, most: 2, applies: asksForSomething },
} satisfies Record<string, Rule>;

/** Which of some rules apply to a submission, and the points they make together. */
export function apply(rules: Record<string, Rule>, sample: Sample): { names: string[]; points: number } {
  const found = Object.entries(rules).map(([name, { weight, most = 1, applies }]) => ({
    name,
    points: weight * Math.min(Number(applies(sample)), most),
  }));
  return {
    names: found.filter(({ points }) => points > 0).map(({ name }) => name),
    points: found.reduce((sum, { points }) => sum + points, 0),
  };
}

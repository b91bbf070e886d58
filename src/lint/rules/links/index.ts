import type { Rule } from '../../rule.ts';
import { externalLinks } from './external-links.ts';
import { linkFormat } from './link-format.ts';
import { linkTargets } from './link-targets.ts';
import { undefinedReferences } from './undefined-references.ts';
import { unparsedLinks } from './unparsed-links.ts';

export const linkRules: readonly Rule[] = [
  linkTargets,
  linkFormat,
  unparsedLinks,
  undefinedReferences,
  externalLinks,
];

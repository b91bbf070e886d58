import type { Rule } from '../../rule.ts';
import { caseStudies } from './case-studies.ts';
import { duplicateHeadings } from './duplicate-headings.ts';
import { headings } from './headings.ts';
import { sections } from './sections.ts';
import { tables } from './tables.ts';
import { unparsedHeadings } from './unparsed-headings.ts';
import { unparsedLists } from './unparsed-lists.ts';

export const structureRules: readonly Rule[] = [
  headings,
  duplicateHeadings,
  sections,
  caseStudies,
  unparsedHeadings,
  unparsedLists,
  tables,
];

/** The registry of all lint rules. */
import type { Rule, RuleDocs } from '../rule.ts';
import { addressRules } from './address/index.ts';
import { codeRules } from './code/index.ts';
import { fileRules } from './file/index.ts';
import { frontmatterRules } from './frontmatter/index.ts';
import { imageRules } from './images/index.ts';
import { ledgerRules } from './ledger/index.ts';
import { linkRules } from './links/index.ts';
import { mdxRules } from './mdx/index.ts';
import { pairRules } from './pair/index.ts';
import { proseRules } from './prose/index.ts';
import { redirectRules } from './redirects/index.ts';
import { scheduleRules } from './schedule/index.ts';
import { stringRules } from './strings/index.ts';
import { structureRules } from './structure/index.ts';
import { taxonomyRules } from './taxonomy/index.ts';

/** Rules by family, which is the first part of their ids. */
const families: Readonly<Record<string, readonly Rule[]>> = {
  file: fileRules,
  frontmatter: frontmatterRules,
  mdx: mdxRules,
  links: linkRules,
  images: imageRules,
  code: codeRules,
  structure: structureRules,
  prose: proseRules,
  taxonomy: taxonomyRules,
  redirects: redirectRules,
  ledger: ledgerRules,
  schedule: scheduleRules,
  address: addressRules,
  pair: pairRules,
  strings: stringRules,
};

export const rules: readonly Rule[] = Object.values(families).flat();

const docsById: ReadonlyMap<string, RuleDocs> = new Map(rules.flatMap(({ docs }) => Object.entries(docs)));

/** All rule ids, by family and then by name. */
export const ruleIds: readonly string[] = Object.values(families).flatMap((family) =>
  family.flatMap(({ docs }) => Object.keys(docs)).sort(),
);

/** Rule ids by family. */
export const idsByFamily: ReadonlyMap<string, string[]> = Map.groupBy(
  ruleIds,
  (id) => id.split('/')[0] ?? id,
);

/** Returns the documentation of a rule id, or undefined for an unknown one. */
export const findRule = (id: string): RuleDocs | undefined => docsById.get(id);

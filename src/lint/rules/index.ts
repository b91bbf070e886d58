/** Every rule of the check, by family. */

import type { Family, RuleDocs } from '../rule.ts';
import { address } from './address/index.ts';
import { code } from './code/index.ts';
import { file } from './file/index.ts';
import { frontmatter } from './frontmatter/index.ts';
import { images } from './images/index.ts';
import { ledger } from './ledger/index.ts';
import { links } from './links/index.ts';
import { mdx } from './mdx/index.ts';
import { pair } from './pair/index.ts';
import { prose } from './prose/index.ts';
import { redirects } from './redirects/index.ts';
import { schedule } from './schedule/index.ts';
import { strings } from './strings/index.ts';
import { structure } from './structure/index.ts';
import { taxonomy } from './taxonomy/index.ts';

export const families: Readonly<Record<string, Family>> = {
  file,
  frontmatter,
  mdx,
  links,
  images,
  code,
  structure,
  prose,
  taxonomy,
  redirects,
  ledger,
  schedule,
  address,
  pair,
  strings,
};

const docsById: ReadonlyMap<string, RuleDocs> = new Map(
  Object.entries(families).flatMap(([family, members]) =>
    Object.entries(members).map(([name, rule]) => [`${family}/${name}`, rule] as const),
  ),
);

export const ruleIds: readonly string[] = [...docsById.keys()];
export const findRule = (id: string): RuleDocs | undefined => docsById.get(id);

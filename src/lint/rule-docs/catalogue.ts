/** Every rule of the check, by family. */
import { address } from './address.ts';
import { code } from './code.ts';
import { file } from './file.ts';
import { frontmatter } from './frontmatter.ts';
import { images } from './images.ts';
import { ledger } from './ledger.ts';
import { links } from './links.ts';
import { mdx } from './mdx.ts';
import { pair } from './pair.ts';
import { prose } from './prose.ts';
import { redirects } from './redirects.ts';
import type { Family, Rule } from './rule.ts';
import { schedule } from './schedule.ts';
import { strings } from './strings.ts';
import { structure } from './structure.ts';
import { taxonomy } from './taxonomy.ts';

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

const rules: ReadonlyMap<string, Rule> = new Map(
  Object.entries(families).flatMap(([family, members]) =>
    Object.entries(members).map(([name, rule]) => [`${family}/${name}`, rule] as const),
  ),
);

export const ruleIds: readonly string[] = [...rules.keys()];
export const ruleOf = (id: string): Rule | undefined => rules.get(id);

import { globSync, readFileSync } from 'node:fs';
import postcss, { type Rule } from 'postcss';
import { expect, test } from 'vitest';

/** Splits a selector at commas or combinators outside parentheses and brackets. */
function split(selector: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of selector) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (depth === 0 && separator.test(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Returns the selectors of a rule with those of the rules around it. */
function resolveSelectors(rule: Rule): string[] {
  let parent = rule.parent;
  while (parent && parent.type !== 'rule') parent = parent.parent as typeof parent;
  const own = split(rule.selector.replaceAll(':global', ':is'), /,/);
  if (!parent) return own;
  return resolveSelectors(parent as Rule).flatMap((outer) =>
    own.map((selector) =>
      selector.includes('&') ? selector.replaceAll('&', outer) : `${outer} ${selector}`,
    ),
  );
}

/** Matches parentheses with up to three more levels inside them. */
const balanced = String.raw`\((?<list>(?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)`;
/** Matches `:is()` and `:where()`, and captures their selectors. */
const alternatives = new RegExp(`:(?:is|where)${balanced}`, 'g');
/** Matches any pseudo-class or pseudo-element. */
const pseudos = new RegExp(`::?[\\w-]+(?:${balanced})?`, 'g');

/** True if a compound selector names a class, an id, an attribute or a type, so that browsers look at few elements. */
const isNarrow = (compound: string): boolean =>
  /^[a-z]|[.#[]/.test(compound.replace(pseudos, '')) ||
  [...compound.matchAll(alternatives)].some(({ groups }) =>
    split(groups?.list ?? '', /,/).every((selector) => isNarrow(split(selector, /[\s>+~]/).at(-1) ?? '')),
  );

test('rules with :has() name the elements they style, because Chromium restyles the whole page otherwise', () => {
  const broad = new Set<string>();
  for (const file of globSync('src/**/*.css'))
    postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      for (const selector of resolveSelectors(rule)) {
        if (!selector.includes(':has(')) continue;
        const compounds = split(selector, /[\s>+~]/);
        const [subject = ''] = compounds.slice(-1);
        const anchors = compounds.filter((compound) => compound.includes(':has('));
        if (![subject, ...anchors].every(isNarrow)) broad.add(`${file}: ${selector}`);
      }
    });
  expect([...broad]).toEqual([]);
});

/** Checks that the critical CSS in a page's HTML contains all rules that apply to the page. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { retainedAssetsPath } from '#build/output/retained-assets.ts';
import { outDir } from './site.ts';

/** Assets of earlier builds, which stay in the build but belong to no page of it. */
const retainedAssets = JSON.parse(readFileSync(path.join(outDir, retainedAssetsPath), 'utf8')) as object;

/** The complete stylesheets. A page's HTML includes a part of them. */
export const stylesheets: string[] = readdirSync(path.join(outDir, 'static/css'))
  .filter((name) => name.endsWith('.css') && !(`static/css/${name}` in retainedAssets))
  .map((name) => readFileSync(path.join(outDir, 'static/css', name), 'utf8'));

/**
 * Finds rules that match an element, in any state, and that the page does not have. It runs in the page.
 * @param sheets texts of the complete stylesheets.
 */
export function findMissingRules(sheets: string[]): string[] {
  const pageRules = new Set<string>();
  /** Splits a selector list at its commas, except those inside parentheses. */
  const splitSelectors = (selectors: string) => {
    let depth = 0;
    const split = [...selectors].map((character) => {
      depth += Number(character === '(') - Number(character === ')');
      return character === ',' && depth === 0 ? '\n' : character;
    });
    return split
      .join('')
      .split('\n')
      .map((selector) => selector.trim());
  };
  const walk = (rules: CSSRuleList, context: string, onRule: (selector: string, rule: string) => void) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        for (const selector of splitSelectors(rule.selectorText))
          onRule(selector, `${context} ${selector} {${rule.style.cssText}}`);
        walk(rule.cssRules, `${context} ${rule.selectorText}`, onRule);
      } else if (rule instanceof CSSGroupingRule)
        walk(rule.cssRules, `${context} ${rule.cssText.slice(0, rule.cssText.indexOf('{'))}`, onRule);
    }
  };
  for (const { cssRules } of document.styleSheets) walk(cssRules, '', (_, rule) => pageRules.add(rule));
  /** Removes pseudo-elements and states from a selector. */
  const removeStates = (selector: string) =>
    selector
      .replace(/::[\w-]+(?:\([^)]*\))?|:-[\w-]+|:(?:before|after|first-line|first-letter)\b/g, '')
      .replace(/:(?:hover|active|focus|checked|open|target|disabled|invalid|link|visited|autofill)\b/g, '')
      .replace(/:not\((?:[^()]|\([^()]*\))*\)|:(?:is|where|has)\([\s,>+~]*\)/g, '')
      .replace(/(^|[\s>+~])(?=$|[\s>+~])/g, '$1*');
  const missing: string[] = [];
  for (const text of sheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    walk(sheet.cssRules, '', (selector, rule) => {
      if (
        !pageRules.has(rule) &&
        !selector.includes('&') &&
        document.querySelector(removeStates(selector) || '*')
      )
        missing.push(rule);
    });
  }
  return missing;
}

/** Whether the styles in a page's file are all that the page needs of the stylesheets. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outDir } from './site.ts';

/** The whole stylesheets, of which a page has a part in its file. */
export const sheets: string[] = readdirSync(path.join(outDir, 'static/css'))
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(path.join(outDir, 'static/css', name), 'utf8'));

/** In the page: rules of the sheets that match an element, in whatever state, and that the page has not. */
export function missingRules(sheets: string[]): string[] {
  const own = new Set<string>();
  /** The selectors of a list; those within parentheses stay in their own. */
  const listed = (selectors: string) => {
    let depth = 0;
    const marked = [...selectors].map((sign) => {
      depth += Number(sign === '(') - Number(sign === ')');
      return sign === ',' && depth === 0 ? '\n' : sign;
    });
    return marked
      .join('')
      .split('\n')
      .map((selector) => selector.trim());
  };
  const walk = (rules: CSSRuleList, context: string, found: (selector: string, rule: string) => void) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        for (const selector of listed(rule.selectorText))
          found(selector, `${context} ${selector} {${rule.style.cssText}}`);
        walk(rule.cssRules, `${context} ${rule.selectorText}`, found);
      } else if (rule instanceof CSSGroupingRule)
        walk(rule.cssRules, `${context} ${rule.cssText.slice(0, rule.cssText.indexOf('{'))}`, found);
    }
  };
  for (const { cssRules } of document.styleSheets) walk(cssRules, '', (_, rule) => own.add(rule));
  /** Without what depends on a state, or is not an element. */
  const structure = (selector: string) =>
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
      if (!own.has(rule) && !selector.includes('&') && document.querySelector(structure(selector) || '*'))
        missing.push(rule);
    });
  }
  return missing;
}

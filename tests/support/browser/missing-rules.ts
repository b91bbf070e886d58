/** Checks that the critical CSS in a page's HTML contains all rules that apply to the page. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { retainedAssetsPath } from '#build/output/retained-assets.ts';
import { deferredCssPrefix } from '#build/pages/deferred-styles.ts';
import { outDir } from './site.ts';

/** Assets of earlier builds, which stay in the build but belong to no page of it. */
const retainedAssets = JSON.parse(readFileSync(path.join(outDir, retainedAssetsPath), 'utf8')) as object;

/** The complete stylesheets, which pages have a part of. */
export const stylesheets: string[] = readdirSync(path.join(outDir, 'static/css'))
  .map((name) => `static/css/${name}`)
  .filter((file) => file.endsWith('.css') && !(file in retainedAssets) && !file.startsWith(deferredCssPrefix))
  .map((file) => readFileSync(path.join(outDir, file), 'utf8'));

/**
 * Finds rules that match an element, in any state, and that the page does not have. Custom properties that nothing on
 * the page uses may be missing. It runs in the page.
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
  /** Splits declarations into those of custom properties, and all others as one text. */
  const splitDeclarations = (cssText: string) => {
    const customProperties = cssText.match(/--[\w-]+:(?:"[^"]*"|[^;"])*;/g) ?? [];
    const others = customProperties.reduce((text, declaration) => text.replace(declaration, ''), cssText);
    return [...customProperties, others.trim()].filter(Boolean);
  };
  const walk = (rules: CSSRuleList, context: string, onRule: (selector: string, rule: string) => void) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        for (const selector of splitSelectors(rule.selectorText))
          for (const declarations of splitDeclarations(rule.style.cssText))
            onRule(selector, `${context} ${selector} {${declarations}}`);
        walk(rule.cssRules, `${context} ${rule.selectorText}`, onRule);
      } else if (rule instanceof CSSGroupingRule)
        walk(rule.cssRules, `${context} ${rule.cssText.slice(0, rule.cssText.indexOf('{'))}`, onRule);
    }
  };
  // The stylesheet of all pages waits with this query until it is applied.
  for (const { cssRules, media } of [...document.styleSheets, ...document.adoptedStyleSheets])
    if (media.mediaText !== 'not all') walk(cssRules, '', (_, rule) => pageRules.add(rule));
  const pageText = [...pageRules, document.body.innerHTML].join('\n');
  const usedProperties = new Set([...pageText.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const isUnused = (rule: string) => {
    const [, name] = /\{(--[\w-]+):/.exec(rule) ?? [];
    return name !== undefined && !usedProperties.has(name);
  };
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
        !isUnused(rule) &&
        !selector.includes('&') &&
        document.querySelector(removeStates(selector) || '*')
      )
        missing.push(rule);
    });
  }
  return missing;
}

/**
 * Finds elements whose styles change once the complete stylesheets are applied, which they do if the rules of the page
 * are in another order. It runs in the page, and removes the stylesheets that the page links or adopts.
 * @param sheets texts of the complete stylesheets.
 * @returns the first of these elements with its changed values.
 */
export function findStyleChanges(sheets: string[]): string[] {
  // Sizes and offsets follow from these, and also change when skipped sections are laid out.
  const properties = [
    'display position z-index order flex grid-template-areas grid-area gap place-items place-self margin padding',
    'border border-radius background color opacity clip-path overflow visibility translate scale rotate fill stroke',
    'stroke-width font letter-spacing text-align text-decoration text-wrap list-style content',
  ].flatMap((names) => names.split(' '));
  const elements = [...document.querySelectorAll('#root, #root *:not(link)')];
  /**
   * Reads a property. Of margins the computed value, because Chromium keeps an outdated used value of automatic ones.
   */
  const read = (element: Element, pseudo: string, style: CSSStyleDeclaration, name: string) =>
    name === 'margin' && !pseudo
      ? ['top', 'right', 'bottom', 'left']
          .map((side) => element.computedStyleMap().get(`margin-${side}`)?.toString())
          .join(' ')
      : style.getPropertyValue(name);
  const measure = () =>
    elements.map((element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return {};
        return Object.fromEntries(properties.map((name) => [name, read(element, pseudo, style, name)]));
      }),
    );
  const before = measure();
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.remove();
  document.adoptedStyleSheets = [];
  for (const text of sheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }
  const after = measure();
  // The last one is the innermost: the sizes of the others change with it.
  return elements
    .flatMap((element, index) => {
      const changes = (before[index] ?? []).flatMap((style, part) =>
        Object.entries(style).flatMap(([name, value]) => {
          const next = after[index]?.[part]?.[name];
          return next === value ? [] : [`${name}: ${value} → ${next}`];
        }),
      );
      return changes.length > 0
        ? [`<${element.localName} class="${element.className}">: ${changes.join('; ')}`]
        : [];
    })
    .slice(-1);
}

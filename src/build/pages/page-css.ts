/**
 * Extracts the CSS of a page: the rules that its HTML needs. Rules of the first paint are critical. Pages carry them
 * inline, because a stylesheet would delay the first paint by a round trip or two. All others are deferred to a
 * stylesheet that the page links further down. Scripts load the complete stylesheets.
 */
import postcss, { type AtRule, type ChildNode } from 'postcss';

/** CSS text of a page. */
export interface PageCss {
  critical: string;
  /** Rules that only the HTML after the first paint needs, and those for print. */
  deferred: string;
}

/**
 * Returns the CSS of a page.
 * @param criticalHtml HTML of the first paint.
 * @param deferredHtml HTML that follows. All rules are critical if it is empty, which is the default.
 */
export type PageCssExtractor = (criticalHtml: string, deferredHtml?: string) => PageCss;

interface StyleRule {
  kind: 'rule';
  selectors: { text: string; names: string[] }[];
  nodes: StyleNode[];
}

interface Keyframes {
  kind: 'keyframes';
  name: string;
  text: string;
}

type StyleNode =
  | StyleRule
  | Keyframes
  | { kind: 'group'; prelude: string; nodes: StyleNode[] }
  | { kind: 'text'; text: string };

/**
 * Parses stylesheets once, for many pages.
 *
 * Rules are removed when each of their selectors requires a class or an element that the page does not have, and
 * keyframes and custom properties when no remaining rule names them. States and attributes stay, because the boot
 * script changes them. Elements that islands add need the complete stylesheet.
 * @param css the concatenated stylesheets of the bundle.
 * @throws CssSyntaxError when they cannot be parsed.
 */
export function createPageCssExtractor(css: string): PageCssExtractor {
  const { nodes } = postcss.parse(css);
  // The stylesheets of the bundle share the styles of elements.
  const sheet = toStyleNodes([...new Map(nodes.map((node) => [node.toString(), node])).values()]);
  /** CSS by the names of both parts, because many posts have the same ones. */
  const cache = new Map<string, PageCss>();
  return (criticalHtml, deferredHtml = '') => {
    const critical = getNames(criticalHtml);
    const names: UsedNames = { critical, all: new Set([...critical, ...getNames(deferredHtml)]) };
    const key = [critical, deferredHtml && names.all].map((set) => [...set].sort().join(' ')).join('|');
    const css =
      cache.get(key) ??
      removeUnusedProperties(
        deferredHtml ? splitCss(sheet, names) : { critical: joinCss(sheet, 'all', names), deferred: '' },
        names.all,
      );
    cache.set(key, css);
    return css;
  };
}

/** Classes, with a dot before each, elements, and custom properties in attributes of a page. */
interface UsedNames {
  /** Names in the HTML of the first paint. */
  critical: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

function splitCss(sheet: readonly StyleNode[], names: UsedNames): PageCss {
  const critical = joinCss(sheet, 'critical', names);
  return { critical, deferred: joinCss(sheet, 'deferred', names, critical) };
}

/** Serializes a part of a stylesheet, with the keyframes that it names, except those that `loadedCss` has already. */
function joinCss(sheet: readonly StyleNode[], part: StylePart, names: UsedNames, loadedCss = ''): string {
  const keyframes: Keyframes[] = [];
  const css = serialize(sheet, part, names, keyframes);
  const cssWithoutKeyframes = css.replace(keyframesMark, '');
  return css.replace(keyframesMark, (_, index: string) => {
    const { name, text } = keyframes[Number(index)] as Keyframes;
    const isUsed = cssWithoutKeyframes.includes(name) && !loadedCss.includes(`@keyframes ${name}{`);
    return isUsed ? text : '';
  });
}

/** Matches the comment in place of keyframes, with their index: which are used is known when all other rules are serialized. */
const keyframesMark = /\/\*keyframes (\d+)\*\//g;

/** Matches a declaration of a custom property, with its name and its value. */
const propertyDeclaration = /(?<=[{;])(--[\w-]+):((?:"[^"]*"|'[^']*'|[^;}"'])*);?/g;

/** Returns the names of the custom properties that CSS or attributes of HTML use. */
export const findPropertyReferences = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/**
 * Removes the custom properties that nothing uses: the tokens of the design system are for all pages.
 * @param names contains the custom properties that the HTML uses.
 */
export function removeUnusedProperties({ critical, deferred }: PageCss, names: Iterable<string>): PageCss {
  const references = new Map<string, string[]>();
  const cssWithoutProperties = (critical + deferred).replace(propertyDeclaration, (_, name, value) => {
    references.set(name, [...(references.get(name) ?? []), ...findPropertyReferences(value)]);
    return '';
  });
  // A set is iterated over elements that are added meanwhile, so that properties count that other used ones name.
  const used = new Set([...findPropertyReferences(cssWithoutProperties), ...names]);
  for (const name of used) for (const reference of references.get(name) ?? []) used.add(reference);
  const removeUnused = (css: string): string =>
    removeEmptyBlocks(
      css.replace(propertyDeclaration, (declaration, name) => (used.has(name) ? declaration : '')),
    ).replaceAll(';}', '}');
  return { critical: removeUnused(critical), deferred: removeUnused(deferred) };
}

function removeEmptyBlocks(css: string): string {
  let result = css;
  for (let brace = result.indexOf('{}'); brace !== -1; brace = result.indexOf('{}')) {
    const start = Math.max(...['{', '}', ';'].map((end) => result.lastIndexOf(end, brace - 1))) + 1;
    result = result.slice(0, start) + result.slice(brace + 2);
  }
  return result;
}

const toStyleNodes = (nodes: readonly ChildNode[] = []): StyleNode[] =>
  nodes.filter(({ type }) => type !== 'comment').map(toStyleNode);

function toStyleNode(node: ChildNode): StyleNode {
  if (node.type === 'rule')
    return {
      kind: 'rule',
      selectors: node.selectors.map((text) => ({ text, names: getRequiredNames(text) })),
      nodes: toStyleNodes(node.nodes),
    };
  if (node.type !== 'atrule' || !node.nodes) return { kind: 'text', text: `${node.toString()};` };
  if (node.name.endsWith('keyframes')) return { kind: 'keyframes', name: node.params, text: node.toString() };
  const holdsRules = node.nodes.some(({ type }) => type !== 'decl');
  return holdsRules || isConditional(node)
    ? { kind: 'group', prelude: `@${node.name} ${node.params}`.trim(), nodes: toStyleNodes(node.nodes) }
    : { kind: 'text', text: node.toString() };
}

/** Returns whether the at-rule can hold declarations directly when it is nested in a rule. */
const isConditional = ({ name }: AtRule): boolean => /^(?:media|supports|container|layer)$/.test(name);

/**
 * Returns the classes, with their dots, and the elements without which a selector matches nothing. Those inside
 * `:is()`, `:not()` and the like are optional.
 */
function getRequiredNames(selector: string): string[] {
  let simplified = selector.replace(/\[[^\]]*\]/g, '');
  for (let previous = ''; previous !== simplified; ) {
    previous = simplified;
    simplified = simplified.replace(/\([^()]*\)/g, '');
  }
  return simplified.replace(/::?[\w-]+/g, '').match(/\.[\w-]+|(?<![\w-])[a-z][\w-]*/gi) ?? [];
}

/** Elements of every document. The HTML of a page begins inside them. */
const documentElements = ['html', 'head', 'body'];

/** Returns the classes of HTML, with a dot before each, its elements, and the custom properties in its attributes. */
function getNames(html: string): ReadonlySet<string> {
  // Repeated attributes are removed before they are split, because most are.
  const matches = new Set(html.match(/<[a-z][\w-]*|\sclass="[^"]*"/gi));
  const names = [...matches].flatMap((match) =>
    match.startsWith('<')
      ? match.slice(1)
      : match
          .slice(' class="'.length, -1)
          .split(/\s+/)
          .map((name) => `.${name}`),
  );
  return new Set([...documentElements, ...names, ...findPropertyReferences(html)]);
}

/** Rules of the first paint, rules that only later HTML needs, or both. */
type StylePart = 'critical' | 'deferred' | 'all';

/**
 * Serializes the rules of a part.
 * @param keyframes receives all keyframes. The CSS has a comment with their index in their place.
 */
function serialize(
  nodes: readonly StyleNode[],
  part: StylePart,
  names: UsedNames,
  keyframes: Keyframes[],
): string {
  const serializeBlock = (prelude: string, content: readonly StyleNode[], contentPart: StylePart): string => {
    const css = prelude && serialize(content, contentPart, names, keyframes);
    return css ? `${prelude}{${css.replace(/;$/, '')}}` : '';
  };
  return nodes
    .map((node) => {
      if (node.kind === 'text') return part === 'deferred' ? '' : node.text;
      if (node.kind === 'keyframes') return `/*keyframes ${keyframes.push(node) - 1}*/`;
      if (node.kind === 'group') {
        const isPrint = node.prelude.startsWith('@media print');
        if (isPrint && part === 'critical') return '';
        return serializeBlock(node.prelude, node.nodes, isPrint ? 'all' : part);
      }
      if (part !== 'deferred') return serializeBlock(joinSelectors(node, names[part]), node.nodes, part);
      return (
        serializeBlock(joinSelectors(node, names.critical), node.nodes, 'deferred') +
        serializeBlock(joinSelectors(node, names.all, names.critical), node.nodes, 'all')
      );
    })
    .join('');
}

/**
 * Joins the selectors of a rule whose names are all in a set.
 * @param excluded leaves out those whose names are in this set.
 */
function joinSelectors(
  { selectors }: StyleRule,
  included: ReadonlySet<string>,
  excluded?: ReadonlySet<string>,
): string {
  const hasNames = (selector: { names: string[] }, set: ReadonlySet<string>) =>
    selector.names.every((name) => set.has(name));
  return selectors
    .filter((selector) => hasNames(selector, included) && !(excluded && hasNames(selector, excluded)))
    .map(({ text }) => text)
    .join();
}

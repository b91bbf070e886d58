/**
 * Extracts the critical CSS of a page: the rules that its HTML needs. Pages carry it inline, because a stylesheet would
 * delay the first paint by a round trip or two. Scripts load the complete stylesheets.
 */
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';

/** Returns the CSS text of the rules that a page's HTML needs. */
export type CriticalCssExtractor = (html: string) => string;

interface StyleRule {
  kind: 'rule';
  selectors: { text: string; names: string[] }[];
  nodes: StyleNode[];
}

type StyleNode =
  | StyleRule
  | { kind: 'group'; prelude: string; nodes: StyleNode[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'text'; text: string };

/**
 * Parses stylesheets once, for many pages.
 *
 * Rules are removed when each of their selectors requires a class or an element that the page does not have, and
 * keyframes when no remaining rule names them. States and attributes stay, because the boot script changes them. New
 * elements come with the complete stylesheet.
 * @param css the concatenated stylesheets of the bundle.
 * @throws CssSyntaxError when they cannot be parsed.
 */
export function createCriticalCssExtractor(css: string): CriticalCssExtractor {
  const sheet = toStyleNodes(postcss.parse(css));
  /** CSS by set of names, because many posts have the same set. */
  const cache = new Map<string, string>();
  return (html) => {
    const names = getNames(html);
    const key = [...names].sort().join(' ');
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const withoutKeyframes = serialize(sheet, names, () => false);
    const criticalCss = serialize(sheet, names, (keyframes) => withoutKeyframes.includes(keyframes));
    cache.set(key, criticalCss);
    return criticalCss;
  };
}

function toStyleNodes(container: Container): StyleNode[] {
  return (container.nodes ?? []).filter(({ type }) => type !== 'comment').map(toStyleNode);
}

function toStyleNode(node: ChildNode): StyleNode {
  if (node.type === 'rule')
    return {
      kind: 'rule',
      selectors: node.selectors.map((text) => ({ text, names: getRequiredNames(text) })),
      nodes: toStyleNodes(node),
    };
  if (node.type !== 'atrule' || !node.nodes) return { kind: 'text', text: `${node.toString()};` };
  if (node.name.endsWith('keyframes')) return { kind: 'keyframes', name: node.params, text: node.toString() };
  const holdsRules = node.nodes.some(({ type }) => type !== 'decl');
  return holdsRules || isConditional(node)
    ? { kind: 'group', prelude: `@${node.name} ${node.params}`.trim(), nodes: toStyleNodes(node) }
    : { kind: 'text', text: node.toString() };
}

/** Returns whether the at-rule can hold declarations directly when it is nested in a rule. */
const isConditional = ({ name }: AtRule): boolean => /^(?:media|supports|container|layer)$/.test(name);

/**
 * Returns the classes, with their dots, and the elements without which a selector matches nothing. Those inside `:is()`,
 * `:not()` and the like are optional.
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

/** Returns the classes of HTML, with a dot before each, and its elements. */
function getNames(html: string): ReadonlySet<string> {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => value.split(/\s+/));
  const elements = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name);
  return new Set([...documentElements, ...elements, ...classes.map((name) => `.${name}`)]);
}

function serialize(
  nodes: readonly StyleNode[],
  names: ReadonlySet<string>,
  isAnimated: (keyframes: string) => boolean,
): string {
  let css = '';
  for (const node of nodes) {
    if (node.kind === 'text') css += node.text;
    else if (node.kind === 'keyframes') css += isAnimated(node.name) ? node.text : '';
    else {
      const prelude = node.kind === 'group' ? node.prelude : serializeMatchingSelectors(node, names);
      const content = prelude && serialize(node.nodes, names, isAnimated);
      if (content) css += `${prelude}{${content.replace(/;$/, '')}}`;
    }
  }
  return css;
}

const serializeMatchingSelectors = ({ selectors }: StyleRule, names: ReadonlySet<string>): string =>
  selectors
    .filter((selector) => selector.names.every((name) => names.has(name)))
    .map(({ text }) => text)
    .join();

/**
 * The part of the stylesheets that a page needs before any script. It stands in the page itself: a sheet of its own
 * would cost the first paint a round trip or two. The whole sheets come with the script, for what script brings.
 */
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';

/** @returns the rules that a page needs, as CSS text, from its HTML. */
export type CriticalCssExtractor = (html: string) => string;

interface StyleRule {
  kind: 'rule';
  selectors: { text: string; classes: string[] }[];
  nodes: StyleNode[];
}

type StyleNode =
  | StyleRule
  | { kind: 'group'; prelude: string; nodes: StyleNode[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'text'; text: string };

/**
 * Reads stylesheets once, for many pages.
 *
 * A rule is left out when each of its selectors names a class that the page has not; so are keyframes that no rule
 * that stays names. Everything else is kept: states, attributes and elements may come without another file.
 * @param css the sheets as the bundler wrote them, one after the other.
 * @throws CssSyntaxError when they cannot be parsed.
 */
export function createCriticalCssExtractor(css: string): CriticalCssExtractor {
  const sheet = toStyleNodes(postcss.parse(css));
  /** By the classes: thousands of posts have the same. */
  const known = new Map<string, string>();
  return (html) => {
    const classes = getClasses(html);
    const key = [...classes].sort().join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const animated = serialize(sheet, classes, () => false);
    const styles = serialize(sheet, classes, (name) => animated.includes(name));
    known.set(key, styles);
    return styles;
  };
}

function toStyleNodes(container: Container): StyleNode[] {
  return (container.nodes ?? []).filter(({ type }) => type !== 'comment').map(toStyleNode);
}

function toStyleNode(node: ChildNode): StyleNode {
  if (node.type === 'rule')
    return {
      kind: 'rule',
      selectors: node.selectors.map((text) => ({ text, classes: getRequiredClasses(text) })),
      nodes: toStyleNodes(node),
    };
  if (node.type !== 'atrule' || !node.nodes) return { kind: 'text', text: `${node.toString()};` };
  if (node.name.endsWith('keyframes')) return { kind: 'keyframes', name: node.params, text: node.toString() };
  const holdsRules = node.nodes.some(({ type }) => type !== 'decl');
  return holdsRules || isConditional(node)
    ? { kind: 'group', prelude: `@${node.name} ${node.params}`.trim(), nodes: toStyleNodes(node) }
    : { kind: 'text', text: node.toString() };
}

/** At-rules whose declarations may stand directly in them, inside of a rule. */
const isConditional = ({ name }: AtRule): boolean => /^(?:media|supports|container|layer)$/.test(name);

/** Classes without which a selector matches nothing; those within `:is()`, `:not()` and the like are not among them. */
function getRequiredClasses(selector: string): string[] {
  let outside = selector.replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)/g, '');
  }
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

function getClasses(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => value.split(/\s+/));
  return new Set(names);
}

function serialize(
  nodes: readonly StyleNode[],
  classes: ReadonlySet<string>,
  isAnimated: (keyframes: string) => boolean,
): string {
  let css = '';
  for (const node of nodes) {
    if (node.kind === 'text') css += node.text;
    else if (node.kind === 'keyframes') css += isAnimated(node.name) ? node.text : '';
    else {
      const prelude = node.kind === 'group' ? node.prelude : serializeMatchingSelectors(node, classes);
      const content = prelude && serialize(node.nodes, classes, isAnimated);
      if (content) css += `${prelude}{${content.replace(/;$/, '')}}`;
    }
  }
  return css;
}

const serializeMatchingSelectors = ({ selectors }: StyleRule, classes: ReadonlySet<string>): string =>
  selectors
    .filter((selector) => selector.classes.every((name) => classes.has(name)))
    .map(({ text }) => text)
    .join();

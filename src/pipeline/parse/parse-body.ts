/** Parses a body with remark, MDX and GFM, without the GFM syntax that the body cannot contain. */
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

/** Slow constructs of micromark, each with the characters that every text with the construct contains. */
const slowConstructs = {
  // Micromark tries it at every word, which takes a third of the parse time. The GFM transform finds `a&#64;example.no`
  // without it.
  emailAutolink: /@/,
  // Micromark reads every line to its end for it. The delimiter row has a bar, or a colon beside a hyphen.
  table: /\||:-|-:/,
};
type SlowConstruct = keyof typeof slowConstructs;
const slowConstructNames = Object.keys(slowConstructs) as SlowConstruct[];

interface Construct {
  name?: string;
}

/** Constructs by the character that they begin with. */
type ConstructMap = Record<string, Construct | Construct[]>;

/** The parts of a micromark extension that are used here. */
interface MicromarkExtension {
  flow?: ConstructMap;
  text?: ConstructMap;
}

/** The parts of an extension of mdast-util-from-markdown that are used here. */
interface FromMarkdownExtension {
  transforms?: ((tree: Root) => unknown)[];
}

/** Removes constructs from the micromark extensions that other plugins have added. */
function removeConstructs(this: Processor, removed: readonly string[]): void {
  const filterMap = (constructs: ConstructMap = {}): ConstructMap =>
    Object.fromEntries(
      Object.entries(constructs).flatMap(([character, value]) => {
        const remaining = [value].flat().filter(({ name = '' }) => !removed.includes(name));
        return remaining.length ? [[character, remaining]] : [];
      }),
    );
  const data = this.data() as { micromarkExtensions: MicromarkExtension[] };
  data.micromarkExtensions = data.micromarkExtensions.map((extension) => ({
    ...extension,
    flow: filterMap(extension.flow),
    text: filterMap(extension.text),
  }));
}

/** Skips the transform that links URLs in text if there are none, because it takes a sixth of the parse time. */
function skipUnneededTransforms(this: Processor): void {
  const data = this.data() as { fromMarkdownExtensions: (FromMarkdownExtension | FromMarkdownExtension[])[] };
  data.fromMarkdownExtensions = data.fromMarkdownExtensions.flat().map((extension) => ({
    ...extension,
    ...(extension.transforms && {
      transforms: extension.transforms.map(
        (transform) => (tree: Root) => (mayContainUrl(tree) ? transform(tree) : undefined),
      ),
    }),
  }));
}

const mayContainUrl = (node: Nodes): boolean =>
  node.type === 'text'
    ? /@|www\.|https?:\/\//i.test(node.value)
    : 'children' in node && node.children.some(mayContainUrl);

const createParser = (removed: readonly SlowConstruct[]): { parse: (body: string) => Root } =>
  unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(skipUnneededTransforms)
    .use(removeConstructs, removed)
    .freeze();

/** Parsers by the names of the constructs that they lack. */
const parsers = new Map<string, ReturnType<typeof createParser>>();

/**
 * Parses a body.
 * @param body MDX. Spaces replace the frontmatter, so that positions are the file's.
 * @throws VFileMessage if the body is not valid MDX.
 */
export function parseBody(body: string): Root {
  const removed = slowConstructNames.filter((name) => !slowConstructs[name].test(body));
  const key = removed.join();
  const parser = parsers.get(key) ?? createParser(removed);
  parsers.set(key, parser);
  return parser.parse(body);
}

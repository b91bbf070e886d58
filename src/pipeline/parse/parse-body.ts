/** A body's syntax tree, as remark with MDX and GFM makes it, without what GFM spends on things that are not there. */
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

/** Constructs of micromark that take their time wherever they may begin, and signs without which there are none. */
const costly = {
  // Tried at every word: a third of the time. An address of character references is left to the transform as it is.
  emailAutolink: /@/,
  // Tried at every line, which is read to its end. The row below the head has a colon or a bar in it.
  table: /\||:-|-:/,
};
type Costly = keyof typeof costly;
const names = Object.keys(costly) as Costly[];

type Constructs = Record<string, Construct | Construct[]>;

interface Construct {
  name?: string;
}

/** What matters here of an extension of micromark: its constructs in flow and text, by the character that they begin with. */
interface Syntax {
  flow?: Constructs;
  text?: Constructs;
}

/** What matters here of an extension of mdast-util-from-markdown. */
interface Compiler {
  transforms?: ((tree: Root) => unknown)[];
}

function without(this: Processor, dropped: readonly string[]): void {
  const others = (constructs: Constructs = {}): Constructs =>
    Object.fromEntries(
      Object.entries(constructs).flatMap(([character, each]) => {
        const kept = [each].flat().filter(({ name = '' }) => !dropped.includes(name));
        return kept.length ? [[character, kept]] : [];
      }),
    );
  const data = this.data() as { micromarkExtensions: Syntax[] };
  data.micromarkExtensions = data.micromarkExtensions.map((extension) => ({
    ...extension,
    flow: others(extension.flow),
    text: others(extension.text),
  }));
}

/** GFM's one transform makes links of the addresses in texts. Without any, it takes a sixth of the time to find none. */
function linkWhereNeeded(this: Processor): void {
  const data = this.data() as { fromMarkdownExtensions: (Compiler | Compiler[])[] };
  data.fromMarkdownExtensions = data.fromMarkdownExtensions.flat().map((extension) => ({
    ...extension,
    ...(extension.transforms && {
      transforms: extension.transforms.map(
        (transform) => (tree: Root) => (mayHoldAddress(tree) ? transform(tree) : undefined),
      ),
    }),
  }));
}

const mayHoldAddress = (node: Nodes): boolean =>
  node.type === 'text'
    ? /@|www\.|https?:\/\//i.test(node.value)
    : 'children' in node && node.children.some(mayHoldAddress);

const parserWithout = (dropped: readonly Costly[]): { parse: (body: string) => Root } =>
  unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(linkWhereNeeded)
    .use(without, dropped)
    .freeze();

const parsers = new Map<string, ReturnType<typeof parserWithout>>();

/**
 * Parses a body.
 * @param body MDX with blanked frontmatter, so that places are the file's.
 * @throws VFileMessage where the body is not MDX.
 */
export function parseBody(body: string): Root {
  const dropped = names.filter((name) => !costly[name].test(body));
  const parser = parsers.get(dropped.join()) ?? parserWithout(dropped);
  parsers.set(dropped.join(), parser);
  return parser.parse(body);
}

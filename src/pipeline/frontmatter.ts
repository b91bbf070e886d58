/** Frontmatter as data, with the place of every key and value in the file. */
import matter from 'gray-matter';
import { isMap, isNode, isPair, isScalar, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { error, type Finding, type Place, startOfFile } from './finding.ts';
import { lineMap } from './lines.ts';

export type Path = readonly PropertyKey[];

export interface Parsed {
  data: unknown;
  /** The body, with the frontmatter blanked out: its places are the file's places. */
  body: string;
  /** Where a value stands; for a key that is missing, where its parent stands. */
  locate: (path: Path) => Place;
  /** Where a key stands. */
  locateKey: (path: Path) => Place;
  findings: Finding[];
}

/**
 * Splits a document. YAML only: gray-matter would otherwise run `---js` as code.
 * @param file name for the findings.
 */
export function parseFrontmatter(file: string, text: string): Parsed {
  const findings: Finding[] = [];
  const place = lineMap(text);
  const opening = /^---(?!-)(\w*)[ \t]*\r?\n/.exec(text);
  // Without its end, frontmatter cannot be told from the body: neither is read on.
  const nowhere = {
    data: {},
    body: opening ? '' : text,
    locate: () => startOfFile,
    locateKey: () => startOfFile,
    findings,
  };
  if (!opening) {
    findings.push(
      error(
        file,
        startOfFile,
        'frontmatter/missing',
        'The file has no frontmatter. Begin it with a line ---, then title: and description:, then a line ---.',
      ),
    );
    return nowhere;
  }
  if (opening[1] && opening[1] !== 'yaml') {
    findings.push(
      error(
        file,
        { line: 1, column: 4 },
        'frontmatter/yaml',
        `Frontmatter is YAML here, not ${opening[1]}. Begin the file with --- alone.`,
      ),
    );
    return nowhere;
  }
  if (!/\n---[ \t]*(?:\r?\n|$)/.test(text.slice(3))) {
    findings.push(
      error(
        file,
        startOfFile,
        'frontmatter/unclosed',
        'The frontmatter is never closed. End it with a line --- of its own.',
      ),
    );
    return nowhere;
  }

  let document = parseDocument('');
  let start = 0;
  const { content, data } = matter(text, {
    engines: {
      yaml: {
        parse(yaml: string) {
          start = text.indexOf(yaml, 3);
          document = parseDocument(yaml, { prettyErrors: false });
          return (document.errors.length ? {} : (document.toJS() ?? {})) as object;
        },
        stringify: String,
      },
    },
  });
  for (const { message, pos } of document.errors)
    findings.push(
      error(
        file,
        place(start + pos[0]),
        'frontmatter/yaml',
        `The frontmatter is not valid YAML: ${firstLine(message)}. Text with a colon or a # in it needs quotes.`,
      ),
    );

  const at = (node: Node | null | undefined) => (node?.range ? place(start + node.range[0]) : undefined);
  const locateKey = (path: Path): Place => {
    const pair = pairAt(document.contents, path);
    return (pair && isNode(pair.key) && at(pair.key)) || locateParent(path);
  };
  const locateParent = (path: Path): Place => (path.length > 1 ? locateKey(path.slice(0, -1)) : startOfFile);
  const locate = (path: Path): Place => {
    if (path.length === 0) return startOfFile;
    const node = document.getIn(path, true);
    // A key without a value has an empty scalar after it: the key is what a writer looks for.
    const empty = isScalar(node) && node.value === null;
    return (!empty && isNode(node) && at(node)) || locateKey(path);
  };

  const bodyStart = text.length - content.length;
  return {
    data,
    body: text.slice(0, bodyStart).replace(/[^\n]/g, '') + content,
    locate,
    locateKey,
    findings,
  };
}

function pairAt(root: unknown, path: Path): Pair | undefined {
  let node = root;
  for (const [depth, key] of path.entries()) {
    if (isMap(node)) {
      const pair = (node as YAMLMap).items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair || depth === path.length - 1) return pair;
      node = pair.value;
    } else if (node && typeof key === 'number' && 'items' in (node as object)) {
      const item: unknown = (node as { items: unknown[] }).items[key];
      if (depth === path.length - 1) return isPair(item) ? item : undefined;
      node = item;
    } else return undefined;
  }
  return undefined;
}

const firstLine = (message: string): string => (message.split('\n')[0] ?? message).replace(/[.:]$/, '');

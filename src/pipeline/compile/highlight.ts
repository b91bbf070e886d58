/** Colours of code blocks: class names that the stylesheet knows, made when a document is compiled. */
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { EXIT, visit } from '../parse/visit.ts';
import { type CodeLanguage, codeLanguages, plainText } from './code-languages.ts';

type Highlight = (tree: Root, file: VFile) => void;

let highlight: Promise<Highlight> | undefined;

/** Marks the words of each block whose fence names a language; others stay as they are. */
export function rehypeCodeHighlight() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!hasBlock(tree)) return;
    highlight ??= loadHighlight();
    (await highlight)(tree, file);
  };
}

/** The grammars of all languages come at once and take longer to load than most documents to compile: not before they are needed. */
async function loadHighlight(): Promise<Highlight> {
  const [{ default: rehypeHighlight }, { all }] = await Promise.all([
    import('rehype-highlight'),
    import('lowlight'),
  ]);
  const names = Object.keys(codeLanguages) as CodeLanguage[];
  const languages = Object.fromEntries(
    names.map((name) => {
      const grammar = all[name];
      if (!grammar) throw new Error(`There is no grammar of ${name}.`);
      return [name, grammar];
    }),
  );
  return rehypeHighlight({ languages, aliases: codeLanguages, plainText });
}

function hasBlock(tree: Root): boolean {
  let found = false;
  visit(tree, 'element', ({ tagName, children: [first] }) => {
    if (tagName !== 'pre' || first?.type !== 'element' || !first.properties.className) return undefined;
    found = true;
    return EXIT;
  });
  return found;
}

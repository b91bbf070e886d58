import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { EXIT, visit } from '../parse/visit.ts';
import { type CodeLanguage, codeLanguages, plainTextNames } from './code-languages.ts';

type Highlight = (tree: Root, file: VFile) => void;

let highlight: Promise<Highlight> | undefined;

/**
 * Highlights code blocks with class names that the stylesheet has colours for. Blocks without a known language stay.
 */
export function rehypeCodeHighlight() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!hasCodeBlock(tree)) return;
    highlight ??= loadHighlight();
    (await highlight)(tree, file);
  };
}

/** Loads the grammars of all languages. That takes longer than compiling most documents. */
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
  return rehypeHighlight({ languages, aliases: codeLanguages, plainText: plainTextNames });
}

function hasCodeBlock(tree: Root): boolean {
  let isFound = false;
  visit(tree, 'element', ({ tagName, children: [first] }) => {
    if (tagName !== 'pre' || first?.type !== 'element' || !first.properties.className) return undefined;
    isFound = true;
    return EXIT;
  });
  return isFound;
}

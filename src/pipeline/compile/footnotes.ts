/** The compiler's own words for footnotes, in the language of the document. */
import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { defaultLanguage, isLanguage, type Language } from '#i18n/languages.ts';
import { visit } from '../parse/visit.ts';

const words: Record<Language, { label: string; back: string }> = {
  en: { label: 'Notes', back: 'Back to the text' },
  no: { label: 'Noter', back: 'Tilbake til teksten' },
};

export function rehypeFootnotes() {
  return (tree: Root, file: VFile): void => {
    const { label, back } = words[languageOf(file.path)];
    visit(tree, 'element', (node: Element) => {
      if (node.properties.id === 'footnote-label') node.children = [{ type: 'text', value: label }];
      if (node.properties.dataFootnoteBackref !== undefined) node.properties.ariaLabel = back;
    });
  };
}

/** Documents lie in `<language>/<folder>/<name>.mdx`. */
function languageOf(path: string): Language {
  const language = path.split('/').at(-3);
  return isLanguage(language) ? language : defaultLanguage;
}

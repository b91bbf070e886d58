import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { defaultLanguage, isLanguage, type Language } from '#i18n/languages.ts';
import { visit } from '../parse/visit.ts';

const labels: Record<Language, { heading: string; backLink: string }> = {
  en: { heading: 'Notes', backLink: 'Back to the text' },
  no: { heading: 'Noter', backLink: 'Tilbake til teksten' },
};

/** Translates the labels of footnotes, which the compiler adds in English. */
export function rehypeFootnotes() {
  return (tree: Root, file: VFile): void => {
    const { heading, backLink } = labels[getLanguage(file.path)];
    visit(tree, 'element', (node: Element) => {
      if (node.properties.id === 'footnote-label') node.children = [{ type: 'text', value: heading }];
      if (node.properties.dataFootnoteBackref !== undefined) node.properties.ariaLabel = backLink;
    });
  };
}

/** Returns the language of a path `<language>/<folder>/<name>.mdx`. */
function getLanguage(path: string): Language {
  const language = path.split('/').at(-3);
  return isLanguage(language) ? language : defaultLanguage;
}

/** Ids of headings: the same as in the compiled page, so that links to them can be checked. */
import GithubSlugger from 'github-slugger';
import type { Heading, Nodes } from 'mdast';

/**
 * Returns the text of a heading from which rehype-slug makes the id. Expressions and images have no text there.
 * @param getFootnoteNumber returns the number that the page shows for a reference to a footnote.
 */
export function toHeadingText(
  node: Nodes,
  getFootnoteNumber: (identifier: string) => string = () => '',
): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return '\n';
    case 'footnoteReference':
      return getFootnoteNumber(node.identifier);
    default:
      return 'children' in node
        ? node.children.map((child) => toHeadingText(child, getFootnoteNumber)).join('')
        : '';
  }
}

/** Matches the comment at the end of a heading that gives it an id: # and the id in it, such as #what-we-store. */
const explicitId = /^\s*\/\*\s*#([a-zA-Z0-9][\w-]*)\s*\*\/\s*$/;

/**
 * Returns the id that a comment at the end of a heading gives it, so that both languages have the same one.
 * @returns undefined if the id is made from the text.
 */
export function findExplicitId({ children }: Pick<Heading, 'children'>): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? explicitId.exec(last.value)?.[1] : undefined;
}

/**
 * Creates a function that makes an unused id from a text.
 * @param usedIds ids of the page. New ids are added.
 */
export function createIdGenerator(usedIds: Set<string>): (text: string) => string {
  const slugger = new GithubSlugger();
  return (text) => {
    let id = slugger.slug(text.trim());
    while (usedIds.has(id)) id = slugger.slug(text.trim());
    usedIds.add(id);
    return id;
  };
}

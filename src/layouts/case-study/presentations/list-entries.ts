/** Reads the entries of lists in the text of a case study, so that presentations draw all kinds of lists alike. */
import { Children, isValidElement, type PropsWithChildren, type ReactElement, type ReactNode } from 'react';

/** An entry of a list. */
export interface ListEntry {
  key: string;
  /** Id of the entry, to which links may lead. */
  id?: string | undefined;
  title: ReactNode;
  text: ReactNode;
}

/** Props of a list that a presentation draws. */
export interface EntryListProps {
  entries: readonly ListEntry[];
}

type EntryElement = ReactElement<PropsWithChildren<{ id?: string; title?: string }>>;

/** Returns the item for an entry. Items start again at the end, because a list may have more entries. */
export const getCyclicItem = <Item>(items: readonly Item[], index: number): Item =>
  items[index % items.length] as Item;

/** Returns the elements among the children of a list, which are between line breaks. */
const getElements = (children: ReactNode): EntryElement[] =>
  Children.toArray(children).filter((child): child is EntryElement => isValidElement(child));

/** Returns the entries of a list of components with titles, such as `<Row title="…">`. */
export const getComponentEntries = (children: ReactNode): ListEntry[] =>
  getElements(children).map(({ key, props }) => ({
    key: String(key),
    id: props.id,
    title: props.title,
    text: props.children,
  }));

/**
 * Returns the entries of a list in Markdown, whose first bold words are their titles.
 * @returns undefined if an entry does not start with bold words.
 */
export function getTitledEntries(children: ReactNode): ListEntry[] | undefined {
  const entries = getElements(children).map(({ key, props }) => {
    const [title, ...text] = Children.toArray(props.children);
    if (!isValidElement<PropsWithChildren>(title) || title.type !== 'strong') return undefined;
    return { key: String(key), title: title.props.children, text };
  });
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

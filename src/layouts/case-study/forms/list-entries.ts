import { Children, isValidElement, type PropsWithChildren, type ReactNode } from 'react';

/** An entry of a list whose first bold words are its title. */
export interface TitledEntry {
  key: string;
  title: ReactNode;
  text: ReactNode;
}

const isElement = isValidElement<PropsWithChildren>;

/** Returns the entries of a list in Markdown, each with its title apart from its text. */
export function getTitledEntries(items: ReactNode): TitledEntry[] {
  return Children.toArray(items)
    .filter(isElement)
    .map(({ key, props }) => {
      const [title, ...text] = Children.toArray(props.children);
      return { key: String(key), title: isElement(title) ? title.props.children : title, text };
    });
}

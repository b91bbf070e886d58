import {
  Children,
  type ComponentProps,
  cloneElement,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react';
import sheet from '#ui/sheet/Sheet.module.css';
import list from './NumberedList.module.css';
import styles from './Template.module.css';

/** Shorter lists with labels are ordinary lists. */
const minEntries = 4;

/** A numbered list. If its entries begin with bold labels, it is a template to take along, and looks like a sheet. */
export function NumberedList(props: ComponentProps<'ol'>) {
  const entries = Children.toArray(props.children).filter(isElement);
  const isTemplate = entries.length >= minEntries && entries.every(hasLabel);
  return (
    <ol
      {...props}
      className={isTemplate ? `${sheet.sheet} ${styles.template}` : list.list}
      data-sheet={isTemplate || undefined}
    >
      {isTemplate ? entries.map(markEnding) : props.children}
    </ol>
  );
}

/** Marks an entry whose text ends with emphasis, such as a duration, because selectors do not see what follows it. */
const markEnding = (entry: ReactElement<PropsWithChildren>) =>
  endsWithEmphasis(entry) ? cloneElement(entry, { 'data-ending': '' } as object) : entry;

function endsWithEmphasis(node: ReactNode): boolean {
  if (!isValidElement<PropsWithChildren>(node)) return false;
  const last = Children.toArray(node.props.children).findLast((child) => child !== '\n');
  return isValidElement(last) && (last.type === 'em' || (last.type === 'p' && endsWithEmphasis(last)));
}

const isElement = (node: ReactNode) => isValidElement<PropsWithChildren>(node);

/** Returns whether a node begins with bold text, which may be in a paragraph. */
function hasLabel(node: ReactNode): boolean {
  if (!isValidElement<PropsWithChildren>(node)) return false;
  const [first] = Children.toArray(node.props.children).filter((child) => child !== '\n');
  return isValidElement(first) && (first.type === 'strong' || (first.type !== 'a' && hasLabel(first)));
}

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

/** A numbered list. If its entries begin with bold labels, it is a template to take along, and looks like a sheet at night. */
export function NumberedList(props: ComponentProps<'ol'>) {
  const entries = Children.toArray(props.children).filter(isElement);
  const isTemplate = entries.length >= minEntries && entries.every(hasLabel);
  return (
    <ol
      {...props}
      className={`night ${isTemplate ? `${sheet.sheet} ${styles.template}` : list.list}`}
      data-sheet
    >
      {isTemplate ? addDurations(entries) : props.children}
    </ol>
  );
}

/** Adds to each entry whose text ends with a duration its place on the time line of all entries. */
function addDurations(entries: ReactElement<PropsWithChildren>[]) {
  const durations = entries.map(getDuration);
  const total = durations.reduce((sum, duration) => sum + duration, 0);
  return entries.map((entry, index) => {
    const duration = durations[index];
    if (!duration) return entry;
    const start = durations.slice(0, index).reduce((sum, earlier) => sum + earlier, 0);
    return cloneElement(
      entry,
      { 'data-ending': '' } as object,
      entry.props.children,
      <svg key="time" viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M${start} 0h${duration}v1h-${duration}`} />
      </svg>,
    );
  });
}

/** Returns the number in the emphasis that a node ends with, and 0 without one. */
function getDuration(node: ReactNode): number {
  if (!isValidElement<PropsWithChildren>(node)) return 0;
  const last = Children.toArray(node.props.children).findLast((child) => child !== '\n');
  if (!isValidElement<PropsWithChildren>(last)) return 0;
  return last.type === 'em' ? Number.parseInt(String(last.props.children), 10) || 0 : getDuration(last);
}

const isElement = (node: ReactNode) => isValidElement<PropsWithChildren>(node);

/** Returns whether a node begins with bold text, which may be in a paragraph. */
function hasLabel(node: ReactNode): boolean {
  if (!isValidElement<PropsWithChildren>(node)) return false;
  const [first] = Children.toArray(node.props.children).filter((child) => child !== '\n');
  return isValidElement(first) && (first.type === 'strong' || (first.type !== 'a' && hasLabel(first)));
}

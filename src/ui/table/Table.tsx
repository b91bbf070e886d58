import {
  Children,
  type ComponentProps,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Table.module.css';

type Element = ReactElement<{ children?: ReactNode; 'data-label'?: string | undefined }>;

/**
 * A Markdown table in a focusable region, which scrolls if the table is wider than the page. In a narrow region each row
 * is a list of labels and values instead, or a heading above its values if they are short enough to stay in columns.
 * Browsers keep it a table for screen readers.
 */
export function Table({ children, ...rest }: ComponentProps<'table'>) {
  const { t } = useTranslation('shell');
  const [header, ...bodies] = getElements(children);
  const labels = getElements(header?.props.children).flatMap((row) =>
    getElements(row.props.children).map((cell) => getTexts(cell).join(' ')),
  );
  const hasCorrections = labels.length === 2 && bodies.length > 0 && bodies.every(hasStruckFirstCells);
  const isComparison = hasShortValues(bodies, labels.length - 1);
  const hasShortLabels = labels.slice(1).every((label) => label.length <= maxShortLabelCharacters);
  return (
    <section
      className={`${styles.scroll} ${isComparison ? styles.comparison : ''} ${hasShortLabels ? styles.short : ''} ${hasCorrections ? styles.corrections : ''}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls by key only what has the focus (axe: scrollable-region-focusable)
      tabIndex={0}
      aria-label={t('table', { columns: labels.filter(Boolean).join(', ') })}
    >
      <table {...rest} className={styles.table}>
        {header}
        {isComparison ? bodies : bodies.map((body) => addLabels(body, labels))}
      </table>
    </section>
  );
}

/** A column header. Markdown has no row headers. */
export const TableHeader = ({ style, className, ...rest }: ComponentProps<'th'>) => (
  <th scope="col" {...rest} className={getAlignmentClass(style) ?? className} />
);

/** Patterns of cells that begin with yes or no, in all languages. */
const answers = { yes: /^(?:yes|ja)(?:,|$)/i, no: /^(?:no|nei)(?:,|$)/i };

/** A table cell. Yes has a disc before it and no a ring, because shapes are faster to compare down a column than words. */
export const TableCell = ({ style, children, ...rest }: ComponentProps<'td'>) => {
  const text = getTexts(children).join('');
  const answer = answers.yes.test(text) ? styles.yes : answers.no.test(text) ? styles.no : undefined;
  const className = answer === styles.yes ? styles.agreeing : undefined;
  return (
    <td {...rest} className={getAlignmentClass(style) ?? className}>
      {answer ? (
        <span className={styles.answer}>
          <span className={answer} />
          <span>{children}</span>
        </span>
      ) : (
        children
      )}
    </td>
  );
};

/** Returns a class for the alignment, because the content security policy blocks the compiler's `style` attribute. */
const getAlignmentClass = (style: ComponentProps<'td'>['style']) =>
  style?.textAlign === 'right' ? styles.right : style?.textAlign === 'center' ? styles.center : undefined;

/** Characters of a label that fits a narrow column on a phone. */
const maxShortLabelCharacters = 8;

/** Characters that the values of a row may have in total for each to fit a column of a phone. */
const maxComparisonCharacters = 120;

/** Returns whether a table has two or three columns of values, each of which is short. */
const hasShortValues = (groups: readonly Element[], columns: number) =>
  (columns === 2 || columns === 3) &&
  groups.every((group) =>
    getElements(group.props.children).every((row) =>
      getElements(row.props.children)
        .slice(1)
        .every((cell) => getTexts(cell).join(' ').length * columns <= maxComparisonCharacters),
    ),
  );

/** Returns whether the first cell of each row is struck. The second cell replaces it. */
const hasStruckFirstCells = (group: Element) =>
  getElements(group.props.children).every((row) => {
    const [first] = getElements(row.props.children);
    return getElements(first?.props.children).some(({ type }) => type === 'del');
  });

/** Returns a group of rows whose cells have the labels of their columns. */
const addLabels = (group: Element, labels: readonly string[]) =>
  cloneElement(
    group,
    {},
    getElements(group.props.children).map((row) =>
      cloneElement(
        row,
        {},
        getElements(row.props.children).map((cell, index) =>
          // The first cell names the row, and needs no label.
          cloneElement(cell, { 'data-label': (index > 0 && labels[index]) || undefined }),
        ),
      ),
    ),
  );

/** Returns the elements among children. Text between them is the white space of the compiler. */
const getElements = (children: ReactNode): Element[] =>
  Children.toArray(children).filter((child): child is Element => isValidElement(child));

/** Returns the texts inside a node in document order. */
function getTexts(node: ReactNode): string[] {
  if (typeof node === 'string' && node.trim()) return [node.trim()];
  if (Array.isArray(node)) return node.flatMap(getTexts);
  return isValidElement<{ children?: ReactNode }>(node) ? getTexts(node.props.children) : [];
}

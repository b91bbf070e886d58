import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Table.module.css';

/** A Markdown table in a focusable region, which scrolls if the table is wider than the page. */
export function Table(props: ComponentProps<'table'>) {
  const { t } = useTranslation('shell');
  const columns = getTexts(Children.toArray(props.children)[0]).join(', ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls by key only what has the focus (axe: scrollable-region-focusable)
    <section className={styles.scroll} tabIndex={0} aria-label={t('table', { columns })}>
      <table {...props} className={styles.table} />
    </section>
  );
}

/** A column header. Markdown has no row headers. */
export const TableHeader = ({ style, ...rest }: ComponentProps<'th'>) => (
  <th scope="col" {...rest} className={getAlignmentClass(style)} />
);

/** Cells with more characters have a minimum width, because they would be taller than the screen of a phone. */
const maxShortCellCharacters = 60;

export const TableCell = ({ style, ...rest }: ComponentProps<'td'>) => {
  const isLong = getTexts(rest.children).join('').length > maxShortCellCharacters;
  return <td {...rest} className={getAlignmentClass(style) ?? (isLong ? styles.long : undefined)} />;
};

/** Returns a class for the alignment, because the content security policy blocks the compiler's `style` attribute. */
const getAlignmentClass = (style: ComponentProps<'td'>['style']) =>
  style?.textAlign === 'right' ? styles.right : style?.textAlign === 'center' ? styles.center : undefined;

/** Returns the texts inside a node in document order. */
function getTexts(node: ReactNode): string[] {
  if (typeof node === 'string' && node.trim()) return [node.trim()];
  if (Array.isArray(node)) return node.flatMap(getTexts);
  return isValidElement<{ children?: ReactNode }>(node) ? getTexts(node.props.children) : [];
}

import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Table.module.css';

/** A table of Markdown in a region of its own, which scrolls by key and touch where the table is wider than the page. */
export function Table(props: ComponentProps<'table'>) {
  const { t } = useTranslation('shell');
  const columns = textsOf(Children.toArray(props.children)[0]).join(', ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls by key only what has the focus (axe: scrollable-region-focusable)
    <section className={styles.scroll} tabIndex={0} aria-label={t('table', { columns })}>
      <table {...props} className={styles.table} />
    </section>
  );
}

/** Markdown knows headers of columns only. */
export const TableHeader = ({ style, ...rest }: ComponentProps<'th'>) => (
  <th scope="col" {...rest} className={alignmentOf(style)} />
);

/** Letters from which a cell holds sentences, and wants room for them: on a phone it would grow taller than the screen. */
const sentence = 60;

export const TableCell = ({ style, ...rest }: ComponentProps<'td'>) => {
  const long = textsOf(rest.children).join('').length > sentence;
  return <td {...rest} className={alignmentOf(style) ?? (long ? styles.long : undefined)} />;
};

/** The compiler writes alignment as a style attribute, which the content security policy refuses. */
const alignmentOf = (style: ComponentProps<'td'>['style']) =>
  style?.textAlign === 'right' ? styles.right : style?.textAlign === 'center' ? styles.center : undefined;

/** The texts of a piece of a document, in their order. */
function textsOf(node: ReactNode): string[] {
  if (typeof node === 'string' && node.trim()) return [node.trim()];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  return isValidElement<{ children?: ReactNode }>(node) ? textsOf(node.props.children) : [];
}

import { Children, type ComponentProps, isValidElement } from 'react';
import { Prose } from '#ui/prose/Prose.tsx';
import { components } from '../components.ts';
import type { LayoutProps } from '../layout-props.ts';
import { holdsFootnotes } from './footnotes.ts';
import styles from './TwoColumnBody.module.css';

/** The document on the axis of inner pages: headings in the rail, text beside them, sections across the page. */
export function AxisBody({ Body }: Pick<LayoutProps, 'Body'>) {
  return (
    <div className={styles.body}>
      <Body components={{ ...components, section: AxisSection }} />
    </div>
  );
}

/** What the compiler puts around a heading and the text below it; the first one may lack the heading. */
export function AxisSection({ children, ...labelled }: ComponentProps<'section'>) {
  if (holdsFootnotes(labelled)) return <section {...labelled}>{children}</section>;
  const [first, ...rest] = Children.toArray(children).filter((child) => child !== '\n');
  if (!isValidElement(first) || first.type !== 'h2')
    return (
      <div className={styles.section}>
        <Prose className={styles.text}>{children}</Prose>
      </div>
    );
  return (
    <section {...labelled} className={styles.section}>
      {first}
      <Prose className={styles.text}>{rest}</Prose>
    </section>
  );
}

import { Children, isValidElement, type PropsWithChildren } from 'react';
import { sectionComponents } from '#sections/index.ts';
import styles from './AxisBody.module.css';
import type { LayoutProps } from './layout.ts';
import { baseComponents } from './mdx.tsx';
import { Prose } from './prose.tsx';

/** The document on the axis of inner pages: headings in the rail, text beside them, sections across the page. */
export function AxisBody({ Body }: Pick<LayoutProps, 'Body'>) {
  return (
    <div className={styles.body}>
      <Body components={components} />
    </div>
  );
}

/** What the compiler puts around a heading and the text below it; the first one may lack the heading. */
function AxisSection({ children }: PropsWithChildren) {
  const [first, ...rest] = Children.toArray(children).filter((child) => child !== '\n');
  const headed = isValidElement(first) && first.type === 'h2';
  return (
    <section className={styles.section}>
      {headed && first}
      <Prose className={styles.text}>{headed ? rest : [first, ...rest]}</Prose>
    </section>
  );
}

const components = { ...baseComponents, ...sectionComponents, section: AxisSection };

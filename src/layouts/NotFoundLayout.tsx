import type { PageLayoutRecord } from '#content/record.ts';
import type { LayoutProps } from './layout.ts';
import { baseComponents } from './mdx.tsx';
import styles from './NotFoundLayout.module.css';

/** One light has drifted off: the zero's place is empty. */
export default function NotFoundLayout({ record, Body }: LayoutProps<PageLayoutRecord>) {
  const { title, heading = title } = record.frontmatter;
  return (
    <div className={`${styles.lost} night`}>
      <div className={styles.light} aria-hidden="true" />
      <div className={`${styles.body} grid`}>
        <div className={styles.figure} aria-hidden="true">
          4<span />4
        </div>
        <div className={styles.text}>
          <h1>{heading}</h1>
          <div className={styles.ways}>
            <Body components={{ ...baseComponents, section: 'div' }} />
          </div>
        </div>
      </div>
    </div>
  );
}

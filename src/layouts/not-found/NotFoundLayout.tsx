import type { ComponentProps } from 'react';
import type { PageLayoutRecord } from '#content/page-data.ts';
import { Prose } from '#ui/prose/Prose.tsx';
import { holdsFootnotes } from '../body/footnotes.ts';
import { components } from '../components.ts';
import type { LayoutProps } from '../layout-props.ts';
import styles from './NotFoundLayout.module.css';

/** One light has drifted off: the zero's place is empty. */
export default function NotFoundLayout({ record, Body }: LayoutProps<PageLayoutRecord>) {
  const { title, heading = title, lead } = record.frontmatter;
  return (
    <div className={`${styles.lost} night h-coral`}>
      <div className={styles.light} aria-hidden="true" />
      <div className={`${styles.body} grid`}>
        <div className={styles.figure} aria-hidden="true">
          4<span />4
        </div>
        <div className={`${styles.text} column`}>
          <div className={styles.head}>
            <h1>{heading}</h1>
            {lead && <p className="lead">{lead}</p>}
          </div>
          <Body components={{ ...components, section: Ways }} />
        </div>
      </div>
    </div>
  );
}

/** Text stands beside the heading; a section stands below both. */
const Ways = ({ children, ...section }: ComponentProps<'section'>) =>
  holdsFootnotes(section) ? (
    <section {...section}>{children}</section>
  ) : (
    <Prose className={styles.ways}>{children}</Prose>
  );

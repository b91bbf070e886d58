import type { ComponentProps } from 'react';
import type { PlainPageData } from '#content/page-data.ts';
import { Prose } from '#ui/prose/Prose.tsx';
import { authorComponents } from '../author-components.tsx';
import { Footnotes, isFootnotes } from '../body/Footnotes.tsx';
import type { LayoutProps } from '../layout-props.ts';
import styles from './NotFoundLayout.module.css';

/** The page for unknown paths: a 404 with an empty ring for the zero, and its light at the edge of the window. */
export default function NotFoundLayout({ pageData, Body }: LayoutProps<PlainPageData>) {
  const { title, heading = title, lead } = pageData.frontmatter;
  return (
    <div className={`${styles.page} night h-coral`}>
      <div className={styles.light} aria-hidden="true" />
      <div className={`${styles.body} grid`}>
        <div className={styles.figure} aria-hidden="true">
          4<span />4
        </div>
        <div className={`${styles.text} column`}>
          <div className={styles.header}>
            <h1>{heading}</h1>
            {lead && <p className="lead">{lead}</p>}
          </div>
          <Body components={{ ...authorComponents, section: TextSection }} />
        </div>
      </div>
    </div>
  );
}

/** The text of the document, with its links. It is beside the heading. Author's sections are below both. */
const TextSection = ({ children, ...props }: ComponentProps<'section'>) =>
  isFootnotes(props) ? (
    <Footnotes {...props}>{children}</Footnotes>
  ) : (
    <Prose className={styles.links}>{children}</Prose>
  );

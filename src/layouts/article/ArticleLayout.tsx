import type { ComponentProps, ReactNode } from 'react';
import type { Heading } from '#content/manifest.ts';
import { Prose } from '#ui/prose/Prose.tsx';
import { authorComponents } from '../author-components.tsx';
import { Footnotes, isFootnotes } from '../body/Footnotes.tsx';
import type { LayoutProps } from '../layout-props.ts';
import styles from './ArticleLayout.module.css';
import { TableOfContents } from './TableOfContents.tsx';

interface ArticleLayoutProps extends Pick<LayoutProps, 'Body'> {
  /** The title and what belongs to it. */
  header: ReactNode;
  /** Entries of the table of contents. */
  headings: Heading[];
  /** True if the sections have numbers. */
  isNumbered?: boolean;
  /** Replaces author components of the same name. */
  components?: Partial<Record<'h2' | 'ol', (props: { children?: ReactNode }) => ReactNode>> & {
    Figure?: typeof authorComponents.Figure;
    Statement?: typeof authorComponents.Statement;
  };
  className?: string | undefined;
  bodyClassName?: string | undefined;
  /** Shown below the text, in its column. */
  footer?: ReactNode;
}

/** A long text: a header, and below it the table of contents in the left column, and the text to the right of it. */
export function ArticleLayout({
  header,
  headings,
  isNumbered = false,
  Body,
  components,
  className,
  bodyClassName,
  footer,
}: ArticleLayoutProps) {
  return (
    <article className={className}>
      {header}
      <div className={`${styles.body} grid`}>
        <div className={styles.sidebar}>
          <TableOfContents headings={headings} isNumbered={isNumbered} />
        </div>
        <div className={`${styles.text} column`}>
          <Prose className={`progressive ${bodyClassName ?? ''}`}>
            <Body components={{ ...authorComponents, ...components, section: UnwrappedSection }} />
          </Prose>
          {footer}
        </div>
      </div>
    </article>
  );
}

/** The children of a compiled section. Sections around headings in one column would only add to the page's outline. */
const UnwrappedSection = (props: ComponentProps<'section'>) =>
  isFootnotes(props) ? <Footnotes {...props} /> : props.children;

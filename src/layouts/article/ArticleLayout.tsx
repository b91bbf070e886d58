import type { ComponentProps, ReactNode } from 'react';
import type { Heading } from '#content/manifest.ts';
import { Prose } from '#ui/prose/Prose.tsx';
import { authorComponents } from '../author-components.tsx';
import { isFootnotes } from '../body/footnotes.ts';
import type { LayoutProps } from '../layout-props.ts';
import styles from './ArticleLayout.module.css';
import { TableOfContents } from './TableOfContents.tsx';

interface ArticleLayoutProps extends Pick<LayoutProps, 'Body'> {
  /** The title and what belongs to it. */
  header: ReactNode;
  /** Facts about the text, such as its date, for the left column. */
  facts?: { term: string; value: ReactNode }[];
  /** Entries of the table of contents. */
  headings: Heading[];
  /** True if the sections have numbers. */
  isNumbered?: boolean;
  /** Replaces author components of the same name. */
  components?: Partial<Record<'h2' | 'ol', (props: { children?: ReactNode }) => ReactNode>>;
  bodyClassName?: string | undefined;
  /** Shown below the text, in its column. */
  footer?: ReactNode;
}

/** A long text: a header, and below it facts and table of contents in the left column, text to the right of them. */
export function ArticleLayout({
  header,
  facts = [],
  headings,
  isNumbered = false,
  Body,
  components,
  bodyClassName,
  footer,
}: ArticleLayoutProps) {
  return (
    <article>
      {header}
      <div className={`${styles.body} grid`}>
        <div className={styles.sidebar}>
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({ term, value }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <TableOfContents headings={headings} isNumbered={isNumbered} />
        </div>
        <div className={`${styles.text} column`}>
          <Prose className={bodyClassName} data-progressive>
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
  isFootnotes(props) ? <section {...props} /> : props.children;

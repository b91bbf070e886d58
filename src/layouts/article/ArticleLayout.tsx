import type { ComponentProps, ReactNode } from 'react';
import type { Heading } from '#content/manifest.ts';
import { Prose } from '#ui/prose/Prose.tsx';
import { holdsFootnotes } from '../body/footnotes.ts';
import { components as all } from '../components.ts';
import type { LayoutProps } from '../layout-props.ts';
import styles from './ArticleLayout.module.css';
import { Contents } from './TableOfContents.tsx';

interface ReadingProps extends Pick<LayoutProps, 'Body'> {
  /** Stands above the heading: what kind of text this is. */
  label?: ReactNode;
  title: string;
  lead: string;
  /** Stands beside the heading, from the window's edge to the axis. */
  art?: ReactNode;
  /** What is known of the text, for the rail. */
  facts: { term: string; value: ReactNode }[];
  headings: Heading[];
  components?: Partial<Record<'h2', (props: { children?: ReactNode }) => ReactNode>>;
  /** Stands below the text, in its column. */
  end?: ReactNode;
}

/** A long text: its heading on the axis, facts and contents in the rail, the text beside them. */
export function Reading({ label, title, lead, art, facts, headings, Body, components, end }: ReadingProps) {
  return (
    <article>
      <header className={`${styles.top} grid`}>
        {label}
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {art && <div className={styles.art}>{art}</div>}
      </header>
      <div className={`${styles.body} grid`}>
        <div className={styles.rail}>
          <dl className={styles.facts}>
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Contents headings={headings} />
        </div>
        <div className={`${styles.text} column`}>
          <Prose>
            <Body components={{ ...all, ...components, section: Unwrapped }} />
          </Prose>
          {end}
        </div>
      </div>
    </article>
  );
}

/** Where headings stand in the text, a section around each would only make the page's outline noisier. */
const Unwrapped = (section: ComponentProps<'section'>) =>
  holdsFootnotes(section) ? <section {...section} /> : section.children;

import { Children, type ComponentProps, isValidElement } from 'react';
import { usePageData } from '#sections/PageDataContext.ts';
import { FormDrawing } from '#ui/drawings/forms/FormDrawing.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { authorComponents, isAction, isForm } from '../author-components.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { Footnotes, isFootnotes } from './Footnotes.tsx';
import styles from './TwoColumnBody.module.css';

/** The document in two columns: headings left, text right. Authors' sections go across both. */
export function TwoColumnBody({ Body }: Pick<LayoutProps, 'Body'>) {
  return (
    <div className={`${styles.body} progressive`}>
      <Body components={{ ...authorComponents, section: TwoColumnSection }} />
    </div>
  );
}

/**
 * The `<section>` that the compiler puts around a heading and its text. The first section may lack the heading.
 * A form is in a band across the page, beside the text around it.
 */
export function TwoColumnSection({ children, ...props }: ComponentProps<'section'>) {
  const pageData = usePageData();
  if (isFootnotes(props)) return <Footnotes {...props}>{children}</Footnotes>;
  const [first, ...rest] = Children.toArray(children).filter((child) => child !== '\n');
  if (!isValidElement(first) || first.type !== 'h2')
    return (
      <div
        className={
          isAction(first) && rest.length === 0 ? `${styles.section} ${styles.leadingAction}` : styles.section
        }
      >
        <Prose className={styles.text}>{children}</Prose>
      </div>
    );
  const formIndex = rest.findIndex(isForm);
  if (formIndex >= 0) {
    const drawing = pageData.kind === 'page' ? pageData.frontmatter.drawing : undefined;
    return (
      <section {...props} className={`${styles.formBand} grid`} data-band data-drawing={drawing}>
        <Prose className={styles.before}>
          {first}
          {rest.slice(0, formIndex)}
        </Prose>
        <div className={styles.form}>{rest[formIndex]}</div>
        <FormDrawing name={drawing} className={styles.drawing} />
        {rest.length > formIndex + 1 && <Prose className={styles.after}>{rest.slice(formIndex + 1)}</Prose>}
      </section>
    );
  }
  return (
    <section {...props} className={styles.section}>
      {first}
      <Prose className={styles.text}>{rest}</Prose>
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import styles from './Notice.module.css';
import { useFocusOnMount } from './useFocusOnMount.ts';

interface NoticeProps {
  title: string;
  /** Text that screen readers read with the title. */
  text: ReactNode;
  /** Actions. */
  children?: ReactNode;
}

/** Focused box that explains why a form was not sent. Each attempt to send has a notice of its own. */
export function Notice({ title, text, children }: NoticeProps) {
  const id = useId();
  const focusProps = useFocusOnMount<HTMLElement>();
  return (
    <section
      className={styles.notice}
      {...focusProps}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <div id={`${id}-text`}>{text}</div>
      {children}
    </section>
  );
}

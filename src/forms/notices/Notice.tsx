import { type ReactNode, useId } from 'react';
import styles from './Notice.module.css';
import { useArrival } from './useFocusOnMount.ts';

interface Props {
  title: string;
  /** Read out with the title. */
  text: ReactNode;
  /** What can be done. */
  children?: ReactNode;
}

/** Says what is in the way of sending, and takes the focus; each attempt to send has a notice of its own. */
export function Notice({ title, text, children }: Props) {
  const id = useId();
  const box = useArrival<HTMLElement>();
  return (
    <section
      className={styles.notice}
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script, the page would open at its top, far from this.
      autoFocus
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

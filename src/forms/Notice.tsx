import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Notice.module.css';

interface Props {
  title: string;
  /** Read out with the title. */
  text: ReactNode;
  /** What the attempt to send came to, another object for each attempt: it takes the focus. */
  attempt: object;
  /** What can be done. */
  children?: ReactNode;
}

/** Says what is in the way of sending. */
export function Notice({ title, text, attempt, children }: Props) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt takes the focus anew
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <section
      className={styles.notice}
      ref={box}
      tabIndex={-1}
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

import type { PropsWithChildren } from 'react';
import styles from './Banner.module.css';
import { Lights } from './Lights.tsx';
import { useRecord } from './RecordContext.ts';

/** The first screen: the page's heading and lead, the actions, and the lights over the water. */
export function Banner({ children }: PropsWithChildren) {
  const { title, heading = title, lead } = useRecord().frontmatter;
  return (
    <section className={`${styles.banner} night`} data-section="banner" aria-labelledby="banner">
      <Lights className={styles.lights} />
      <div className={`${styles.body} grid`}>
        <h1 id="banner">{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        <div className={styles.more}>{children}</div>
      </div>
    </section>
  );
}

/** A list of facts, as one small line. */
export function Facts({ children }: PropsWithChildren) {
  return <div className={styles.facts}>{children}</div>;
}

import { type PropsWithChildren, useId } from 'react';
import { useRecord } from '../PageDataContext.ts';
import styles from './Banner.module.css';
import { BannerLights } from './BannerLights.tsx';

/**
 * The first screen: the page's heading and lead, the actions, and the lights over the water. On the other pages the
 * layout has the heading and the lead.
 */
export function Banner({ children }: PropsWithChildren) {
  const label = useId();
  const { layout, frontmatter } = useRecord();
  const { title, heading = title, lead } = frontmatter;
  const first = layout === 'home';
  return (
    <section
      className={`${styles.banner} night`}
      data-section="banner"
      aria-labelledby={first ? label : undefined}
    >
      <BannerLights className={styles.lights} />
      <div className={`${styles.body} grid`}>
        {first && <h1 id={label}>{heading}</h1>}
        {first && lead && <p className="lead">{lead}</p>}
        <div className={styles.more}>{children}</div>
      </div>
    </section>
  );
}

/** A list of facts, as one small line. */
export function Facts({ children }: PropsWithChildren) {
  return <div className={styles.facts}>{children}</div>;
}

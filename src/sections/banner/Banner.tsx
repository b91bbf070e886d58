import { type PropsWithChildren, useId } from 'react';
import { usePageData } from '../PageDataContext.ts';
import styles from './Banner.module.css';
import { BannerLights } from './BannerLights.tsx';

/**
 * The first screen: actions over the lights, on the home page below the page's heading and lead. The layouts of other
 * pages render the heading and the lead themselves.
 */
export function Banner({ children }: PropsWithChildren) {
  const headingId = useId();
  const { layout, frontmatter } = usePageData();
  const { title, heading = title, lead } = frontmatter;
  const isHome = layout === 'home';
  return (
    <section
      className={`${styles.banner} night`}
      data-section="banner"
      aria-labelledby={isHome ? headingId : undefined}
    >
      <BannerLights className={styles.lights} />
      <div className={`${styles.body} grid`}>
        {isHome && <h1 id={headingId}>{heading}</h1>}
        {isHome && lead && <p className="lead">{lead}</p>}
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}

/** A list of facts as one small line. */
export function BannerFacts({ children }: PropsWithChildren) {
  return <div className={styles.facts}>{children}</div>;
}

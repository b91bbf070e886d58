import { facts } from 'virtual:site';
import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { usePageData } from '../PageDataContext.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Reasons.module.css';

/** Reasons that are figures of one size, in pairs. */
export function Reasons({ id, title, children }: PropsWithChildren<PropsOf<'Reasons'>>) {
  const headingId = useId();
  return (
    <section className={`${styles.section} grid`} id={id} aria-labelledby={headingId}>
      <SectionHeading id={headingId} variant="2">
        {title}
      </SectionHeading>
      <ul className={styles.reasons}>{children}</ul>
    </section>
  );
}

/**
 * One reason: a row of lights, a figure, and a title that completes it. The number of lights is the figure, or that of the
 * fact that `lights` names.
 */
export function Reason({ title, hue, figure, lights, children }: PropsWithChildren<PropsOf<'Reason'>>) {
  const { language } = usePageData();
  const lightCount = lights === undefined ? figure : (facts[language][lights]?.figure ?? '');
  return (
    <li className={styles.reason} data-reveal="">
      <Lights count={Math.min(Number.parseInt(lightCount, 10) || 1, maxLights)} hue={hue} />
      <h3>
        <span className={styles.figure}>{figure} </span>
        {title}
      </h3>
      <Prose className={styles.text}>{children}</Prose>
    </li>
  );
}

/** The largest number of lights that can be told apart in one row. */
const maxLights = 31;
const pitch = 18;

/** A number as lights on a line. They are of one size, so that numbers can be compared. */
const Lights = ({ count, hue }: { count: number; hue: Hue }) => (
  <svg
    className={styles.lights}
    viewBox={`0 0 ${maxLights * pitch} ${pitch}`}
    aria-hidden="true"
    focusable="false"
  >
    {Array.from({ length: count }, (_, index) => {
      const cx = pitch / 2 + index * pitch;
      return <Light key={cx} cx={cx} cy={pitch / 2} r={8} hue={hue} />;
    })}
  </svg>
);

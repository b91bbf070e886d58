import type { ComponentProps, ComponentType, ReactElement } from 'react';
import { usePageData } from '#sections/PageDataContext.ts';
import { Prose } from '#ui/prose/Prose.tsx';
import { OutcomeDrawing } from './OutcomeDrawing.tsx';
import styles from './Outcomes.module.css';
import { BandstandByNight } from './outcomes/BandstandByNight.tsx';
import { GardenByNight } from './outcomes/GardenByNight.tsx';

interface OutcomesProps extends Omit<ComponentProps<'section'>, 'className'> {
  /** A heading, and a paragraph for each outcome. */
  blocks: ReactElement[];
}

/** Scenes at night of the outcomes, by the hue of their case study. */
const nightScenes: Partial<Record<string, ComponentType>> = {
  moss: BandstandByNight,
  teal: GardenByNight,
};

/**
 * The outcomes of a project. The last one, what changed, comes first, over a drawing on the horizon. The others are on
 * the ground below it. A scene at night carries all of them: its sky the first, its water the others.
 */
export function Outcomes({ blocks, ...props }: OutcomesProps) {
  const [heading, ...outcomes] = blocks;
  const change = outcomes.pop();
  const { frontmatter } = usePageData();
  const Scene = nightScenes[frontmatter.hue ?? ''];
  return (
    <section
      {...props}
      className={Scene ? `${styles.outcomes} ${styles.night}` : styles.outcomes}
      data-outcomes=""
    >
      <Prose className={styles.change}>
        {heading}
        {change}
      </Prose>
      {Scene ? <Scene /> : <OutcomeDrawing />}
      <Prose className={styles.ground}>{outcomes}</Prose>
    </section>
  );
}

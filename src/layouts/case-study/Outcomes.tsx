import type { ComponentProps, ComponentType, ReactElement } from 'react';
import type { Hue } from '#content/collections.ts';
import { usePageData } from '#sections/PageDataContext.ts';
import { Figure } from '#ui/figure/Figure.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import styles from './Outcomes.module.css';
import { BandstandByNight } from './outcomes/BandstandByNight.tsx';
import { CollectionByNight } from './outcomes/CollectionByNight.tsx';
import { GardenByNight } from './outcomes/GardenByNight.tsx';
import { HallByNight } from './outcomes/HallByNight.tsx';
import { HomesByNight } from './outcomes/HomesByNight.tsx';
import { KindergartenByNight } from './outcomes/KindergartenByNight.tsx';

interface OutcomesProps extends Omit<ComponentProps<'section'>, 'className'> {
  /** A heading, a paragraph for each outcome, and optionally a figure of a scene at night. */
  blocks: ReactElement[];
}

/** Scenes of the outcomes by the hue of their case study. Others have a figure, or no scene. */
const scenes: Partial<Record<Hue, ComponentType>> = {
  amber: KindergartenByNight,
  coral: CollectionByNight,
  fjord: HallByNight,
  heather: HomesByNight,
  moss: BandstandByNight,
  teal: GardenByNight,
};

/**
 * The outcomes of a project by night. The last one, what changed, comes first, in the sky of a scene. The others are on its
 * ground or water.
 */
export function Outcomes({ blocks, ...props }: OutcomesProps) {
  const { frontmatter } = usePageData();
  const Scene = frontmatter.hue && scenes[frontmatter.hue];
  const figure = blocks.find(({ type }) => type === Figure);
  const [heading, ...outcomes] = blocks.filter((block) => block !== figure);
  const change = outcomes.pop();
  return (
    <section
      {...props}
      className={figure ? `${styles.outcomes} ${styles.withFigure}` : styles.outcomes}
      data-outcomes=""
    >
      <Prose className={styles.change}>
        {heading}
        {change}
      </Prose>
      {figure ?? (Scene && <Scene />)}
      <Prose className={styles.ground}>{outcomes}</Prose>
    </section>
  );
}

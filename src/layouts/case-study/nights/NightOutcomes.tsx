import type { ComponentProps, ReactElement } from 'react';
import { DrawingImage } from '#ui/drawings/DrawingImage.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { narrowKindergarten, wideKindergarten } from './KindergartenNight.tsx';
import styles from './NightOutcomes.module.css';
import { narrowHomes, wideHomes } from './TwoHomesNight.tsx';

export interface OutcomesProps extends Omit<ComponentProps<'section'>, 'className'> {
  /** A heading, and a paragraph for each outcome. */
  blocks: ReactElement[];
}

interface Night {
  /** Class with the colours of the sky and of the ground. */
  className: string | undefined;
  /** Drawings of the same subject for wide and narrow windows, each with its height. */
  wide: ReactElement;
  wideHeight: number;
  narrow: ReactElement;
  narrowHeight: number;
}

/** Scenes at night, by the hue of their case study. */
export const nights: Partial<Record<string, Night>> = {
  amber: {
    className: styles.kindergarten,
    wide: wideKindergarten,
    wideHeight: 760,
    narrow: narrowKindergarten,
    narrowHeight: 520,
  },
  heather: {
    className: styles.homes,
    wide: wideHomes,
    wideHeight: 660,
    narrow: narrowHomes,
    narrowHeight: 560,
  },
};

/** The outcomes of a project on one night: what changed is on the sky, and the others on the ground of the drawing. */
export function NightOutcomes({
  blocks: [heading, ...outcomes],
  night: { className, wide, wideHeight, narrow, narrowHeight },
  ...props
}: OutcomesProps & { night: Night }) {
  const change = outcomes.pop();
  return (
    <section {...props} className={`${styles.night} ${className}`} data-outcomes="">
      <Prose className={styles.change}>
        {heading}
        {change}
      </Prose>
      <div className={styles.wide}>
        <DrawingImage width={1440} height={wideHeight}>
          {wide}
        </DrawingImage>
      </div>
      <div className={styles.narrow}>
        <DrawingImage width={390} height={narrowHeight}>
          {narrow}
        </DrawingImage>
      </div>
      <Prose className={styles.ground}>{outcomes}</Prose>
    </section>
  );
}

import { Children, isValidElement, type PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { Dot } from '#ui/Dot.tsx';
import styles from './Keys.module.css';

/** Colours of the keys. */
const hues: Hue[] = ['coral', 'amber', 'moss', 'fjord', 'heather', 'rose'];

/** Features as keys, whose shafts their titles are above. */
export const Keys = ({ children }: PropsWithChildren) => (
  <ul className={styles.keys}>
    {Children.toArray(children)
      .filter((child) => isValidElement(child))
      .map((feature, index) => (
        <li key={feature.key} className={`${styles.key} h-${hues[index % hues.length]}`}>
          {feature}
        </li>
      ))}
  </ul>
);

export const Key = ({ title, children }: PropsWithChildren<PropsOf<'Feature'>>) => (
  <>
    <strong className={styles.shaft}>
      <Dot className={styles.bow} />
      {title}
    </strong>
    <div className={styles.text}>{children}</div>
  </>
);

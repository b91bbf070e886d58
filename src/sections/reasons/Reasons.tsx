import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { Dot } from '#ui/Dot.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { Pictogram } from '#ui/pictogram/Pictogram.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import twoColumn from '../two-column/TwoColumns.module.css';
import styles from './Reasons.module.css';

/** Reasons in two columns. The first of an odd number is large, above the others. */
export function Reasons({ id, title, lead, band, children }: PropsWithChildren<PropsOf<'Reasons'>>) {
  const headingId = useId();
  return (
    <section
      className={`${twoColumn.section} ${styles.section} ${band ? styles.band : ''} grid`}
      id={id}
      aria-labelledby={headingId}
      data-band={band && ''}
    >
      <div className={styles.header}>
        <SectionHeading id={headingId} variant="2">
          {title}
        </SectionHeading>
        {lead && <p>{lead}</p>}
      </div>
      <div className={styles.container}>
        <ul className={styles.reasons}>{children}</ul>
      </div>
    </section>
  );
}

/**
 * One reason. A dot is the full stop of its heading, unless a drawing is above it. A heading that begins with a figure has a drawing above it: a pictogram,
 * or as many lights as the figure or `count` says.
 */
export function Reason({
  title,
  hue,
  figure,
  count = figure,
  icon,
  children,
}: PropsWithChildren<PropsOf<'Reason'>>) {
  return (
    <li className={styles.reason} data-reveal="">
      {icon ? <Pictogram icon={icon} hue={hue} className={styles.icon} /> : count && <Count figure={count} />}
      <h3>
        {figure ? (
          <>
            <span className={styles.figure}>{figure} </span>
            {title}
          </>
        ) : count ? (
          title
        ) : (
          <EndingInDot text={title} hue={hue} />
        )}
      </h3>
      <Prose className={styles.text}>{children}</Prose>
    </li>
  );
}

/** A text with a dot as its full stop. */
function EndingInDot({ text, hue }: { text: string; hue: Hue }) {
  const words = text.replace(/\.$/, '').split(' ');
  const lastWord = words.pop();
  return (
    <>
      {words.map((word) => `${word} `)}
      <span className={styles.lastWord}>
        <Dot hue={hue} className={styles.fullStop} />
        {lastWord}
      </span>
    </>
  );
}

/** The largest number of lights that can be told apart. */
const maxLights = 30;
const hues = ['coral', 'amber', 'moss', 'fjord', 'heather'] as const;
const columns = 10;
const lineWidth = 250;

/** A small number as lights on a line, in rows of ten. Fewer are larger. */
function Count({ figure }: { figure: string }) {
  const count = /^\d+\+?$/.test(figure) ? Number.parseInt(figure, 10) : 0;
  if (count < 1 || count > maxLights) return null;
  const inRow = Math.min(count, columns);
  const pitch = Math.min(lineWidth / inRow, 80);
  const radius = pitch * 0.44;
  return (
    <svg className={styles.count} viewBox={`0 0 ${lineWidth} 96`} aria-hidden="true" focusable="false">
      {Array.from({ length: count }, (_, index) => {
        const row = Math.floor(index / inRow);
        const x = radius + (index % inRow) * pitch;
        return (
          <Light
            key={`${row} ${x}`}
            cx={Math.round(x)}
            cy={Math.round(96 - radius - row * pitch)}
            r={Math.round(radius * 10) / 10}
            hue={hues[(index + row) % hues.length] ?? 'coral'}
          />
        );
      })}
    </svg>
  );
}

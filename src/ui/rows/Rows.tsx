import { createContext, type PropsWithChildren, use } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Dot } from '../Dot.tsx';
import { ShoreDrawing } from '../drawings/lists/ShoreDrawing.tsx';
import { TestsDrawing } from '../drawings/lists/TestsDrawing.tsx';
import { ToolDrawing } from '../drawings/roles/ToolDrawing.tsx';
import { Link } from '../Link.tsx';
import { Pictogram } from '../pictogram/Pictogram.tsx';
import { Sign, Signpost } from '../signpost/Signpost.tsx';
import { TitleWithEnd } from '../TitleWithEnd.tsx';
import { Vignette } from '../vignette/Vignette.tsx';
import styles from './Rows.module.css';
import shore from './Shore.module.css';

/** True for rows that are the signs of a signpost. */
const SignpostContext = createContext(false);

/**
 * Paragraphs with headings between hairlines. In an article they are wider than the text. Beside a drawing they have
 * the numbers of its markers. On a signpost each is a sign, and on a shore they are below a scene at night.
 */
export function Rows({ drawing, children }: PropsWithChildren<PropsOf<'Rows'>>) {
  if (drawing === 'tests')
    return (
      <div className={styles.drawn} data-across="">
        <div className={styles.drawing}>
          <TestsDrawing />
        </div>
        <ol className={styles.numbered}>{children}</ol>
      </div>
    );
  if (drawing === 'signpost')
    return (
      <SignpostContext value={true}>
        <Signpost>{children}</Signpost>
      </SignpostContext>
    );
  if (drawing === 'shore')
    return (
      <div className={shore.shore} data-across="" data-night="">
        <ShoreDrawing wideClass={shore.wideShore} narrowClass={shore.narrowShore} />
        <ul className={shore.shoreRows}>{children}</ul>
      </div>
    );
  return (
    <ul className={styles.rows} data-across="">
      {children}
    </ul>
  );
}

const arrow = (
  <svg className={styles.arrow} viewBox="0 0 20 20" fill="none" aria-hidden="true">
    <path
      d="M2 10h15M11 4l6 6-6 6"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/**
 * One paragraph, with a dot or a pictogram before its heading, or a vignette at night on a field in a hue. With `tool`, the title
 * is large and the tool is drawn after it. With `to`, the whole row is a link with an arrow at its end.
 */
export function Row({
  id,
  title,
  hue,
  icon,
  solid,
  tool,
  vignette,
  to,
  children,
}: PropsWithChildren<PropsOf<'Row'>>) {
  if (use(SignpostContext)) {
    if (!hue || !to) throw new Error('A row of a signpost needs `hue` and `to`.');
    return (
      <Sign id={id} title={title} hue={hue} to={to}>
        {children}
      </Sign>
    );
  }
  const titleWithTool = tool ? (
    <TitleWithEnd title={title} end={<ToolDrawing name={tool} className={styles.tool} />} />
  ) : (
    title
  );
  const dotHue = !icon && !vignette && hue;
  return (
    <li
      className={[
        styles.row,
        to && styles.linked,
        tool && styles.withTool,
        vignette && `${styles.withVignette} field`,
        vignette && hue && `h-${hue}`,
      ]
        .filter(Boolean)
        .join(' ')}
      id={id}
    >
      {vignette && (
        <span className={`${styles.vignette} night`}>
          <Vignette name={vignette} />
        </span>
      )}
      <h3>
        {icon && <Pictogram icon={icon} hue={hue ?? 'fjord'} isSolid={solid} />}
        {dotHue && <Dot hue={dotHue} />}
        {to ? (
          <Link className={styles.link} to={to}>
            {titleWithTool}
          </Link>
        ) : (
          <span>{titleWithTool}</span>
        )}
      </h3>
      <div className={styles.text}>{children}</div>
      {to && arrow}
    </li>
  );
}

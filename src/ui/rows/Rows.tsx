import { Children, createContext, isValidElement, type PropsWithChildren, type ReactNode, use } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Dot } from '../Dot.tsx';
import { TestsDrawing } from '../drawings/lists/TestsDrawing.tsx';
import { ToolDrawing } from '../drawings/roles/ToolDrawing.tsx';
import { Link } from '../Link.tsx';
import { Pictogram } from '../pictogram/Pictogram.tsx';
import { Sign, Signpost } from '../signpost/Signpost.tsx';
import { TitleWithEnd } from '../TitleWithEnd.tsx';
import { Vignette } from '../vignette/Vignette.tsx';
import styles from './Rows.module.css';

/** True for rows that are the signs of a signpost. */
const SignpostContext = createContext(false);

/**
 * Paragraphs with headings between hairlines. In an article they are wider than the text. Beside a drawing they have
 * the numbers of its markers. On a signpost each is a sign.
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
  const hasSubjects = Children.toArray(children).some(
    (row) => isValidElement<PropsOf<'Row'>>(row) && row.props.subject,
  );
  return (
    <ul className={`${styles.rows} ${hasSubjects ? styles.subjects : ''}`.trim()} data-across="">
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

interface RowProps extends Omit<PropsOf<'Row'>, 'subject'> {
  /** A drawing in place of a vignette, and as large. */
  picture?: ReactNode;
}

/**
 * One paragraph, with a dot or a pictogram before its heading, or a vignette or the drawing of a subject on a field in
 * a hue. With `tool`, the title is large and the tool is drawn after it. With `to`, the whole row is a link with an arrow
 * at its end.
 */
export function Row({
  id,
  title,
  hue,
  icon,
  solid,
  tool,
  vignette,
  picture,
  to,
  children,
}: PropsWithChildren<RowProps>) {
  if (use(SignpostContext)) {
    if (!hue || !to) throw new Error('A row of a signpost needs `hue` and `to`.');
    return (
      <Sign id={id} title={title} hue={hue} to={to}>
        {children}
      </Sign>
    );
  }
  const drawing = vignette ? <Vignette name={vignette} /> : picture;
  const titleWithTool = tool ? (
    <TitleWithEnd title={title} end={<ToolDrawing name={tool} className={styles.tool} />} />
  ) : (
    title
  );
  const dotHue = !icon && !drawing && hue;
  return (
    <li
      className={[
        styles.row,
        to && styles.linked,
        tool && styles.withTool,
        drawing && `${styles.withVignette} field`,
        picture && styles.withSubject,
        drawing && hue && `h-${hue}`,
      ]
        .filter(Boolean)
        .join(' ')}
      id={id}
    >
      {drawing && <span className={styles.vignette}>{drawing}</span>}
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

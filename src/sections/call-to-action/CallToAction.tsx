import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import type { ClosingMotifName, PolicyDrawingName, ServiceDrawingName } from '#content/collections.ts';
import { usePageData } from '../PageDataContext.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './CallToAction.module.css';
import { ClosingMotif } from './ClosingMotif.tsx';

/** Motifs that show at the end of a page what the drawing at its top has become. */
const motifsOfDrawings: Record<ServiceDrawingName, ClosingMotifName> = {
  app: 'phone',
  web: 'replacement',
  quality: 'glass',
  inclusion: 'ring',
  project: 'product',
  reply: 'answer',
  footprint: 'measure',
  table: 'opening',
};

/** Motifs that show at the end of a policy what its drawing has become. */
const motifsOfPolicies: Record<PolicyDrawingName, ClosingMotifName> = {
  cookie: 'crumbs',
  focus: 'focus',
  readers: 'letter',
  paper: 'sheet',
};

/** Motifs by day. The bands of all others are dark in both colour schemes. */
const dayMotifs: readonly ClosingMotifName[] = ['sun', 'focus'];

/** Classes of motifs whose bands have a layout or a sky of their own. */
const bandClasses: Partial<Record<ClosingMotifName, string | undefined>> = {
  opening: styles.night,
  answer: styles.night,
  mountain: styles.aboveMountain,
  phone: styles.dusk,
  glass: styles.sky,
  product: styles.sky,
  replacement: styles.sky,
};

/** Returns the motif that fits the page's drawing. */
function useDefaultMotif(): ClosingMotifName {
  const pageData = usePageData();
  if (pageData.kind === 'policy' && pageData.frontmatter.drawing)
    return motifsOfPolicies[pageData.frontmatter.drawing];
  const drawing = pageData.kind === 'page' && pageData.frontmatter.drawing;
  return drawing ? motifsOfDrawings[drawing] : 'sun';
}

/** A closing band: a heading, a line or two, and actions. */
export function CallToAction({ id, title, hue, motif, children }: PropsWithChildren<PropsOf<'Invitation'>>) {
  const headingId = useId();
  const defaultMotif = useDefaultMotif();
  const name = motif ?? defaultMotif;
  return (
    <section
      className={`${styles.band} grid ${hue ? `h-${hue}` : ''} ${dayMotifs.includes(name) ? '' : 'night'} ${bandClasses[name] ?? ''}`}
      id={id}
      aria-labelledby={headingId}
      data-band
    >
      <ClosingMotif name={name} hue={hue ?? 'coral'} />
      <SectionHeading id={headingId} variant="2" className={styles.title}>
        {title}
      </SectionHeading>
      <div className={styles.text}>{children}</div>
    </section>
  );
}

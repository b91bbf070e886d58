import { createContext, type PropsWithChildren, use, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ApplicationStageDrawing } from '#ui/drawings/steps/ApplicationStageDrawing.tsx';
import { AppStageDrawing } from '#ui/drawings/steps/AppStageDrawing.tsx';
import { BugOnSlope, FallingBug } from '#ui/drawings/steps/bug-stages.tsx';
import { LanternDrawing } from '#ui/drawings/steps/LanternDrawing.tsx';
import { ProjectStageDrawing } from '#ui/drawings/steps/ProjectStageDrawing.tsx';
import { TestStageDrawing } from '#ui/drawings/steps/TestStageDrawing.tsx';
import { WebsiteStageDrawing } from '#ui/drawings/steps/WebsiteStageDrawing.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Steps.module.css';
import trail from './Trail.module.css';

/** True for steps on a trail. */
const TrailContext = createContext(false);

/** Steps in order, each with a larger light on the water line than the one before, or on a trail through the night. */
export function Steps({ id, title, lead, drawing, children }: PropsWithChildren<PropsOf<'Steps'>>) {
  const headingId = useId();
  const isTrail = drawing === 'trail';
  return (
    <section
      className={isTrail ? `${styles.steps} ${trail.trail} night grid` : styles.steps}
      id={id}
      aria-labelledby={headingId}
    >
      <div className={`${styles.header} ${isTrail ? trail.header : 'grid'}`}>
        <SectionHeading id={headingId} variant="3">
          {title}
        </SectionHeading>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {isTrail ? (
        <TrailContext value={true}>
          <ol className={trail.list}>{children}</ol>
          <LanternDrawing className={trail.drawing} />
        </TrailContext>
      ) : (
        <div className={`${styles.body} grid`}>
          <ol className={styles.list}>{children}</ol>
        </div>
      )}
    </section>
  );
}

export function Step({
  title,
  hue,
  app,
  page,
  project,
  test,
  bug,
  application,
  children,
}: PropsWithChildren<PropsOf<'Step'>>) {
  const isOnTrail = use(TrailContext);
  const content = (
    <>
      <h3>{title}</h3>
      <Prose className={isOnTrail ? trail.text : styles.text}>{children}</Prose>
    </>
  );
  if (isOnTrail) return <li className={`${trail.step} h-${hue}`}>{content}</li>;
  // Parts of one wide drawing do not move, because gaps would open between them.
  if (page)
    return (
      <li className={`${styles.part} ${styles.page}`}>
        <WebsiteStageDrawing stage={page} />
        {content}
      </li>
    );
  if (test)
    return (
      <li className={`${styles.part} ${styles.test}`}>
        <TestStageDrawing stage={test} />
        {content}
      </li>
    );
  if (bug)
    return (
      <li className={styles.bug} data-stage={bug}>
        <BugOnSlope stage={bug} className={styles.slope} />
        <FallingBug stage={bug} className={styles.fall} />
        {content}
      </li>
    );
  if (project)
    return (
      <li className={`${styles.part} ${styles.project}`}>
        <ProjectStageDrawing stage={project} hue={hue} />
        {content}
      </li>
    );
  return (
    <li
      className={app ? styles.stage : `${styles.step} ${application ? '' : styles.lit}`.trim()}
      data-reveal=""
    >
      {app ? (
        <AppStageDrawing stage={app} />
      ) : (
        <div className={styles.waterLine}>
          {application ? (
            <ApplicationStageDrawing stage={application} className={styles.application} />
          ) : (
            <svg className={`h-${hue}`} viewBox="0 0 48 48" aria-hidden="true">
              <circle cx="24" cy="24" r="24" fill={`url(#_${hue})`} />
            </svg>
          )}
        </div>
      )}
      {content}
    </li>
  );
}

import { type PropsWithChildren, use, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { AppStageDrawing } from '#ui/drawings/steps/AppStageDrawing.tsx';
import { BugOnSlope, FallingBug } from '#ui/drawings/steps/bug-stages.tsx';
import { ProjectStageDrawing } from '#ui/drawings/steps/ProjectStageDrawing.tsx';
import { WebsiteStageDrawing } from '#ui/drawings/steps/WebsiteStageDrawing.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import { Application, ApplicationContext, ApplicationStep } from './Application.tsx';
import { Round, RoundContext, RoundStep } from './Round.tsx';
import styles from './Steps.module.css';
import { Trail, TrailContext, TrailStep } from './Trail.tsx';

/**
 * Steps in order, each with a larger light on the water line than the one before, on a trail, around a ring, or on the
 * path of an application.
 */
export function Steps({ drawing, children, ...section }: PropsWithChildren<PropsOf<'Steps'>>) {
  const headingId = useId();
  if (drawing === 'trail') return <Trail {...section}>{children}</Trail>;
  if (drawing === 'round') return <Round {...section}>{children}</Round>;
  if (drawing === 'application') return <Application {...section}>{children}</Application>;
  const { id, title, lead } = section;
  return (
    <section className={styles.steps} id={id} aria-labelledby={headingId}>
      <div className={`${styles.header} grid`}>
        <SectionHeading id={headingId} variant="3">
          {title}
        </SectionHeading>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <div className={`${styles.body} grid`}>
        <ol className={styles.list}>{children}</ol>
      </div>
    </section>
  );
}

/** One step. Its drawing, if it has one, shows the stage of the work. */
export function Step({ title, hue, app, page, project, bug, children }: PropsWithChildren<PropsOf<'Step'>>) {
  if (use(TrailContext))
    return (
      <TrailStep title={title} hue={hue}>
        {children}
      </TrailStep>
    );
  const roundIndex = use(RoundContext);
  if (roundIndex !== undefined)
    return (
      <RoundStep index={roundIndex} title={title}>
        {children}
      </RoundStep>
    );
  const applicationIndex = use(ApplicationContext);
  if (applicationIndex !== undefined)
    return (
      <ApplicationStep index={applicationIndex} title={title}>
        {children}
      </ApplicationStep>
    );
  const content = (
    <>
      <h3>{title}</h3>
      <Prose className={styles.text}>{children}</Prose>
    </>
  );
  // Parts of one wide drawing do not move, because gaps would open between them.
  if (page)
    return (
      <li className={`${styles.part} ${styles.page}`}>
        <WebsiteStageDrawing stage={page} />
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
    <li className={app ? styles.stage : `${styles.step} ${styles.lit}`} data-reveal="">
      {app ? (
        <AppStageDrawing stage={app} />
      ) : (
        <div className={styles.waterLine}>
          <svg className={`h-${hue}`} viewBox="0 0 48 48" aria-hidden="true">
            <circle cx="24" cy="24" r="24" fill={`url(#_${hue})`} />
          </svg>
        </div>
      )}
      {content}
    </li>
  );
}

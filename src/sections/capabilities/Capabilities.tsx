import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
  useId,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { PropsOf } from '#content/author-components.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Capabilities.module.css';

/** Entries that a phone shows before the rest is disclosed. */
const shortCount = 6;

/**
 * An index of capabilities in two columns, like the index of a book. On a phone it is short until the visitor opens the
 * `<details>` below it, which has no content of its own, so that wide screens have one list in two columns.
 */
export function Capabilities({ id, title, lead, children }: PropsWithChildren<PropsOf<'Capabilities'>>) {
  const headingId = useId();
  const { t } = useTranslation('shell');
  const entries = Children.toArray(children).filter(isValidElement<CapabilityProps>);
  const total = entries.length;
  return (
    <section
      className={`${styles.capabilities} section grid sand panel h-heather`}
      id={id}
      data-section="capabilities"
      aria-labelledby={headingId}
    >
      <div className={styles.header}>
        <SectionHeading id={headingId} variant="3">
          {wrapPhrases(title)}
        </SectionHeading>
        {lead && <p>{lead}</p>}
      </div>
      <ul className={styles.index}>
        {entries.map((entry, index) =>
          index < shortCount ? entry : cloneElement(entry, { isDisclosed: true }),
        )}
      </ul>
      {total > shortCount && (
        <details className={styles.more}>
          <summary>
            <span className={styles.all}>{t('capabilities.all', { total })}</span>
            <span className={styles.fewer}>{t('capabilities.fewer')}</span>
          </summary>
        </details>
      )}
    </section>
  );
}

/** Wraps the phrases of a title in spans, so that a line breaks after a comma if it has to break. */
const wrapPhrases = (title: string): ReactNode =>
  title.split(/(?<=,) /).map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && ' '}
      <span className={styles.phrase}>{phrase}</span>
    </Fragment>
  ));

interface CapabilityProps extends PropsWithChildren<PropsOf<'Capability'>> {
  /** True for an entry that a phone shows only when the index is open. */
  isDisclosed?: boolean;
}

/** An entry of the index, with optional references to projects. */
export function Capability({ title, hue, isDisclosed, children }: CapabilityProps) {
  return (
    <li className={`${styles.entry} h-${hue} ${isDisclosed ? styles.disclosed : ''}`}>
      <span>{title}</span>
      {children && <span className={styles.references}>{children}</span>}
    </li>
  );
}

import { type PropsWithChildren, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropsOf } from '#content/author-components.ts';
import type { SampleNote } from '#content/collections.ts';
import { findSampleNote } from '#content/samples.ts';
import styles from './Sample.module.css';

/** Words or blocks that nobody has confirmed, with a label. The compiler sets `block` around paragraphs and lists. */
export function Sample({
  missing,
  from,
  block,
  children,
}: PropsWithChildren<PropsOf<'Sample'>> & { block?: true }) {
  const Element = block ? 'div' : 'span';
  return (
    <Element data-sample="">
      {children}
      {block ? (
        <p>
          <SampleLabel missing={missing} from={from} />
        </p>
      ) : (
        <SampleLabel missing={missing} from={from} />
      )}
    </Element>
  );
}

/** A label that says that a value is a sample. It explains itself on focus and hover, without script. */
export function SampleLabel({ missing, from }: SampleNote) {
  const { t } = useTranslation('shell');
  const id = useId();
  return (
    <span className={styles.sample}>
      {' '}
      <button type="button" className={styles.label} aria-describedby={id} data-sample-label="">
        {t('sample.label')}
      </button>
      <span id={id} role="tooltip" className={styles.note}>
        {t('sample.missing', { missing, from })}
      </span>
    </span>
  );
}

/** The label of a component with the props `sample` and `sampleFrom`, if it is a sample. */
export const ValueSampleLabel = ({
  sample,
  sampleFrom,
}: {
  sample?: string | undefined;
  sampleFrom?: string | undefined;
}) => sample && sampleFrom && <SampleLabel missing={sample} from={sampleFrom} />;

interface FieldSampleProps {
  samples: Readonly<Record<string, SampleNote>> | undefined;
  /** Path of the field in the frontmatter. */
  path: string;
}

/** The label of a frontmatter field, if it is a sample. */
export function FieldSample({ samples, path }: FieldSampleProps) {
  const note = findSampleNote(samples, path);
  return note && <SampleLabel {...note} />;
}

/** Fields whose label is beside their value. */
const labelledFields = /^(?:project|testimonial)(?:\.|$)/;

/** The labels of frontmatter fields that the layout does not label itself. */
export function FieldSamples({ samples }: Pick<FieldSampleProps, 'samples'>) {
  const notes = Object.entries(samples ?? {}).filter(([path]) => !labelledFields.test(path));
  if (notes.length === 0) return null;
  return (
    <p>
      {notes.map(([path, note]) => (
        <SampleLabel key={path} {...note} />
      ))}
    </p>
  );
}

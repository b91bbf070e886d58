import { Children, cloneElement, isValidElement, type PropsWithChildren, type ReactNode, useId } from 'react';
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
  const label = <SampleLabel key="label" missing={missing} from={from} />;
  return (
    <Element data-sample="">{block ? appendToBlock(children, label) : appendToText(children, label)}</Element>
  );
}

/** Elements of Markdown that end in text. */
const textBlocks: unknown[] = ['p', 'ul', 'ol', 'li'];

const isTextBlock = (node: ReactNode) =>
  isValidElement<PropsWithChildren>(node) && textBlocks.includes(node.type);

/** Adds the label to the last paragraph or list item. After any other block it is a paragraph of its own. */
function appendToBlock(children: ReactNode, label: ReactNode): ReactNode {
  const nodes = Children.toArray(children).filter((child) => child !== '\n');
  return isTextBlock(nodes.at(-1)) ? appendToText(nodes, label) : [...nodes, <p key="label">{label}</p>];
}

/** Adds the label, which stays on the line of the last word. */
function appendToText(children: ReactNode, label: ReactNode): ReactNode {
  const nodes = Children.toArray(children).filter((child) => child !== '\n');
  const last = nodes.pop();
  if (isValidElement<PropsWithChildren>(last) && isTextBlock(last))
    return [...nodes, cloneElement(last, {}, appendToText(last.props.children, label))];
  if (typeof last !== 'string') return [...nodes, last, label];
  const wordStart = last.trimEnd().lastIndexOf(' ') + 1;
  return [
    ...nodes,
    last.slice(0, wordStart),
    <span key="end" className={styles.end}>
      {last.slice(wordStart)}
      {label}
    </span>,
  ];
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

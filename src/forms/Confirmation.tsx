import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import styles from './Confirmation.module.css';
import type { FormKind } from './schemas/forms.ts';

interface Props {
  kind: FormKind;
  /** What the acknowledgement mail names, too. */
  reference: string | undefined;
  /** Where another submission may follow. */
  onNew?: (() => void) | undefined;
}

/** Stands in the form's place once the submission is stored. Takes the focus. */
export function Confirmation({ kind, reference, onNew }: Props) {
  const { t } = useTranslation('forms');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.confirmation}>
      <span className={`${styles.light} disc h-moss`} aria-hidden="true" />
      <h2 className={styles.title} ref={title} tabIndex={-1}>
        {t(`received.${kind}`)}
      </h2>
      <p className="lead">{t('received.text')}</p>
      {reference && (
        <dl className={styles.reference}>
          <dt>{t('received.reference')}</dt>
          <dd>{reference}</dd>
        </dl>
      )}
      {onNew && (
        <p className={styles.again}>
          <Button quiet onClick={onNew}>
            {t('received.new')}
          </Button>
        </p>
      )}
    </div>
  );
}

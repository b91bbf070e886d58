import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { settings } from '../settings.ts';
import { useFormScope } from './FormContext.ts';
import styles from './Notice.module.css';
import type { Failure } from './sending/outcome.ts';

/** Says that nothing was sent, and why, that nothing is lost, and what can be done. Takes the focus. */
export function FailureNotice({ failure }: { failure: Failure }) {
  const { t } = useTranslation('forms');
  const id = useId();
  const { sending } = useFormScope();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has a failure of its own
  useEffect(() => box.current?.focus(), [failure]);
  return (
    <section
      className={styles.notice}
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {t('failure.title')}
      </h2>
      <p id={`${id}-text`}>
        {t(`failure.${failure.reason}`, { wait: useWait(failure.wait) })} {t('failure.kept')}
      </p>
      <p className={styles.ways}>
        <Button type="submit" quiet aria-disabled={sending}>
          {t('failure.retry')}
        </Button>
        <span>
          {t('failure.mail')}{' '}
          <a className={styles.mail} href={`mailto:${settings.mail}`}>
            {settings.mail}
          </a>
        </span>
      </p>
    </section>
  );
}

/** How long to wait, in words. */
function useWait(seconds: number | undefined): string {
  const { t } = useTranslation('forms');
  if (seconds === undefined) return t('failure.moment');
  if (seconds < 120) return t('failure.seconds', { count: seconds });
  return t('failure.minutes', { count: Math.ceil(seconds / 60) });
}

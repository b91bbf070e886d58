import { useTranslation } from 'react-i18next';
import { settings } from '#config/settings.ts';
import { Button } from '#ui/button/Button.tsx';
import { useFormScope } from '../FormContext.ts';
import type { Failure } from '../submission/outcome.ts';
import { useMessages } from '../useErrorMessages.ts';
import styles from './Notice.module.css';
import { Notice } from './Notice.tsx';

/** Says that nothing was sent, and why, that nothing is lost, and what can be done. Takes the focus. */
export function FailureNotice({ failure }: { failure: Failure }) {
  const { t } = useTranslation('forms');
  const { sending, lost } = useFormScope();
  const wait = useWait(failure.wait);
  /** What was typed is still there, but a file is not when the form came back without script. */
  const file = useMessages()('cv');
  return (
    <Notice
      title={t('failure.title')}
      text={
        <p>
          {t(`failure.${failure.reason}`, { wait })} {t(lost ? 'answered.back' : 'failure.kept')} {file}
        </p>
      }
    >
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
    </Notice>
  );
}

/** How long to wait, in words. */
function useWait(seconds: number | undefined): string {
  const { t } = useTranslation('forms');
  if (seconds === undefined) return t('failure.moment');
  if (seconds < 120) return t('failure.seconds', { count: seconds });
  return t('failure.minutes', { count: Math.ceil(seconds / 60) });
}

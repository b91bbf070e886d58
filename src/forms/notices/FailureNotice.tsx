import { contacts } from 'virtual:site';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/Button.tsx';
import { SampleLabel } from '#ui/sample/Sample.tsx';
import { useFormScope } from '../FormContext.ts';
import type { Failure } from '../submission/outcome.ts';
import { useErrorMessages } from '../useErrorMessages.ts';
import { useLanguage } from '../useLanguage.ts';
import styles from './Notice.module.css';
import { Notice } from './Notice.tsx';

/** Explains why nothing was sent, says that the text is kept, and offers a retry and the mail address. */
export function FailureNotice({ failure }: { failure: Failure }) {
  const { t } = useTranslation('forms');
  const { isSending, isMissingValues } = useFormScope();
  const { general } = contacts[useLanguage()];
  const wait = useWaitText(failure.wait);
  /** Message that the file must be chosen again, after a post without script. */
  const fileMessage = useErrorMessages()('cv');
  return (
    <Notice
      title={t('failure.title')}
      text={
        <p>
          {t(`failure.${failure.reason}`, { wait })} {t(isMissingValues ? 'answered.back' : 'failure.kept')}{' '}
          {fileMessage}
        </p>
      }
    >
      <p className={styles.actions}>
        <Button type="submit" aria-disabled={isSending}>
          {t('failure.retry')}
        </Button>
        {general?.address && (
          <span>
            {t('failure.mail')}{' '}
            <a className={styles.mail} href={`mailto:${general.address}`}>
              {general.address}
            </a>
            {general.sample && <SampleLabel {...general.sample} />}
          </span>
        )}
      </p>
    </Notice>
  );
}

/** Formats the time to wait in words. */
function useWaitText(seconds: number | undefined): string {
  const { t } = useTranslation('forms');
  if (seconds === undefined) return t('failure.moment');
  if (seconds < 120) return t('failure.seconds', { count: seconds });
  return t('failure.minutes', { count: Math.ceil(seconds / 60) });
}

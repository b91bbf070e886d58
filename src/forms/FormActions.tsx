import { navigation } from 'virtual:site';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/Button.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './Form.module.css';
import { useFormScope } from './FormContext.ts';
import { useLanguage } from './useLanguage.ts';

/** The button that sends, and what becomes of what is sent. */
export function FormActions() {
  const { t } = useTranslation('forms');
  const { kind, sending } = useFormScope();
  const privacy = navigation[useLanguage()].paths.privacy;
  return (
    <div className={styles.actions}>
      {/* Not disabled while it works: that would take the focus away. */}
      <Button type="submit" aria-disabled={sending}>
        {t(sending ? 'sending' : `send.${kind}`)}
      </Button>
      <p className={styles.consent}>
        {t(`consent.${kind}`)}{' '}
        {privacy && (
          <Link className={styles.privacy} to={privacy}>
            {t('privacy')}
          </Link>
        )}
      </p>
      <span className="visually-hidden" role="status">
        {sending && t('sending')}
      </span>
    </div>
  );
}

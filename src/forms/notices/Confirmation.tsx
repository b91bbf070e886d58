import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import type { FormKind } from '../schemas/forms.ts';
import { useHydrated } from '../useHydrated.ts';
import styles from './Confirmation.module.css';
import { useFocusOnMount } from './useFocusOnMount.ts';

interface ConfirmationProps {
  kind: FormKind;
  /** Reference of the submission, which the acknowledgement mail also names. */
  reference: string | undefined;
  /** Path of the form's page, if the server rendered the confirmation. */
  path: string | undefined;
  /** Shows an empty form again. Undefined if only one submission is expected. */
  onRepeat?: (() => void) | undefined;
}

/** Focused confirmation in place of a form, once the submission is stored. */
export function Confirmation({ kind, reference, path, onRepeat }: ConfirmationProps) {
  const { t } = useTranslation('forms');
  const focusProps = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className={styles.confirmation}>
      <span className={`${styles.light} dot h-moss`} aria-hidden="true" />
      <h2 className={styles.title} {...focusProps}>
        {t(`received.${kind}`)}
      </h2>
      <p className="lead">{t('received.text')}</p>
      {reference && (
        <dl className={styles.reference}>
          <dt>{t('received.reference')}</dt>
          <dd>{reference}</dd>
        </dl>
      )}
      {onRepeat && (
        <p className={styles.repeat}>
          <RepeatButton path={path} onRepeat={onRepeat} />
        </p>
      )}
    </div>
  );
}

interface RepeatButtonProps {
  path: string | undefined;
  onRepeat: () => void;
}

/** Button that shows an empty form. Without script it is a link to the page's own path. */
function RepeatButton({ path, onRepeat }: RepeatButtonProps) {
  const { t } = useTranslation('forms');
  const label = t('received.new');
  return useHydrated() || path === undefined ? (
    <Button quiet onClick={onRepeat}>
      {label}
    </Button>
  ) : (
    <ButtonLink quiet to={path}>
      {label}
    </ButtonLink>
  );
}

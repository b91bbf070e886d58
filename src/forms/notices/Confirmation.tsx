import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import type { FormKind } from '../schemas/forms.ts';
import { useHydrated } from '../useHydrated.ts';
import styles from './Confirmation.module.css';
import { useArrival } from './useFocusOnMount.ts';

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
  const title = useArrival<HTMLHeadingElement>();
  return (
    <div className={styles.confirmation}>
      <span className={`${styles.light} disc h-moss`} aria-hidden="true" />
      {/* biome-ignore lint/a11y/noAutofocus: without script, the page would open at its top, far from this. */}
      <h2 className={styles.title} ref={title} tabIndex={-1} autoFocus>
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
          <NewMessage onNew={onNew} />
        </p>
      )}
    </div>
  );
}

/** Without script, the page's own address has the empty form. */
function NewMessage({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('forms');
  const { pathname } = useLocation();
  const label = t('received.new');
  return useHydrated() ? (
    <Button quiet onClick={onNew}>
      {label}
    </Button>
  ) : (
    <ButtonLink quiet to={pathname}>
      {label}
    </ButtonLink>
  );
}

import { useTranslation } from 'react-i18next';
import { useFormScope } from '../FormContext.ts';
import styles from './Notice.module.css';
import { Notice } from './Notice.tsx';
import type { FieldName } from '../schemas/forms.ts';
import { useMessages } from '../useErrorMessages.ts';

/**
 * What an attempt to send found, each with the way to its field. What has been mended since stays in its place, so
 * that nothing moves under the visitor's hands.
 * @param fields those that the attempt found wrong, another list for each attempt: it takes the focus.
 */
export function ErrorSummary({ fields }: { fields: readonly FieldName[] }) {
  const { t } = useTranslation('forms');
  const { lost } = useFormScope();
  const messageOf = useMessages();
  const count = fields.filter(messageOf).length;
  return (
    <Notice
      title={
        count
          ? t('summary.title', { count, number: t(`summary.numbers.${count as 1}`) })
          : t('summary.complete')
      }
      text={
        <>
          <ul className={styles.list}>
            {fields.map((name) => (
              <li key={name}>
                <Entry name={name} message={messageOf(name)} />
              </li>
            ))}
          </ul>
          {lost && <p>{t('answered.back')}</p>}
        </>
      }
    />
  );
}

function Entry({ name, message }: { name: FieldName; message: string | undefined }) {
  const { t } = useTranslation('forms');
  const { idOf } = useFormScope();
  const field = t(`fields.${name}`);
  if (!message) return <span className={styles.mended}>{t('summary.mended', { field })}</span>;
  const id = idOf(name);
  return (
    <a
      className={styles.link}
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        goTo(id);
      }}
    >
      {t('summary.error', { field, message })}
    </a>
  );
}

/** The browser would bring the control to the top of the window, and leave its label above. */
function goTo(id: string) {
  const control = document.getElementById(id);
  control?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
  control?.focus({ preventScroll: true });
}

import { useTranslation } from 'react-i18next';
import { useFormScope } from '../FormContext.ts';
import type { FieldName } from '../schemas/forms.ts';
import { useErrorMessages } from '../useErrorMessages.ts';
import styles from './Notice.module.css';
import { Notice } from './Notice.tsx';

/**
 * Error summary of an attempt to send, with a link to each field. A corrected field stays in the list, so that nothing
 * moves while the visitor corrects the others.
 * @param fields fields with errors at the attempt. The component is remounted for each attempt, so that it is focused.
 */
export function ErrorSummary({ fields }: { fields: readonly FieldName[] }) {
  const { t } = useTranslation('forms');
  const { isMissingValues } = useFormScope();
  const getErrorMessage = useErrorMessages();
  const count = fields.filter(getErrorMessage).length;
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
                <SummaryItem name={name} message={getErrorMessage(name)} />
              </li>
            ))}
          </ul>
          {isMissingValues && <p>{t('answered.back')}</p>}
        </>
      }
    />
  );
}

function SummaryItem({ name, message }: { name: FieldName; message: string | undefined }) {
  const { t } = useTranslation('forms');
  const { getFieldId } = useFormScope();
  const field = t(`fields.${name}`);
  if (!message) return <span className={styles.corrected}>{t('summary.mended', { field })}</span>;
  const id = getFieldId(name);
  return (
    <a
      className={styles.link}
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(id);
      }}
    >
      {t('summary.error', { field, message })}
    </a>
  );
}

/** Focuses a control and scrolls its field into view. The browser would scroll the control to the top, without its label. */
function focusField(id: string) {
  const control = document.getElementById(id);
  control?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
  control?.focus({ preventScroll: true });
}

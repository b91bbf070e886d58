import { useTranslation } from 'react-i18next';
import { useFormScope } from '../FormContext.ts';
import { type Service, services } from '../schemas/services.ts';
import field from './Field.module.css';
import { FieldError } from './Field.tsx';
import styles from './ServiceField.module.css';
import { useControl, useField } from './useField.ts';

const hues: Record<Service, string> = {
  'web-development': 'h-fjord',
  'mobile-app': 'h-coral',
  'quality-assurance': 'h-moss',
};

/** Radio buttons for the requested service. */
export function ServiceField() {
  const { t } = useTranslation('forms');
  const { id, errorId, error, ariaProps } = useField('service');
  const control = useControl('service');
  const { getInitialValue } = useFormScope();
  return (
    <div
      className={field.field}
      data-field="service"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      {...ariaProps}
    >
      <span className={field.label} id={`${id}-label`}>
        {t('fields.service')}
      </span>
      {/* The error is above the options, because a visitor who returns to the question reads from its top. */}
      <FieldError id={errorId} message={error} />
      <div className={styles.choices}>
        {services.map((service, index) => (
          <label className={`${styles.choice} ${hues[service]}`} key={service}>
            <input
              className={styles.light}
              type="radio"
              id={index === 0 ? id : undefined}
              value={service}
              defaultChecked={getInitialValue('service') === service}
              required
              {...control}
            />
            <span>
              <span className={styles.title}>{t(`services.${service}.title`)}</span>
              <span className={styles.text}>{t(`services.${service}.text`)}</span>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

import { useLayoutEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormScope } from '../FormContext.ts';
import type { FormKind } from '../schemas/forms.ts';
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
  const { kind, getInitialValue } = useFormScope();
  const { setValue } = useFormContext();
  const [preHydrationValue] = useState(() => getCheckedService(kind));
  useLayoutEffect(() => {
    if (preHydrationValue) setValue('service', preHydrationValue);
  }, [preHydrationValue, setValue]);
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
      <FieldError id={errorId} message={error} />
    </div>
  );
}

/**
 * Returns the service that was chosen before hydration, because react-hook-form resets radio buttons to the default
 * values. It keeps the text of text fields.
 */
function getCheckedService(kind: FormKind): string {
  if (typeof document === 'undefined') return '';
  const checked = document.querySelector<HTMLInputElement>(
    `form[data-form="${kind}"] input[type="radio"][name="service"]:checked`,
  );
  return checked?.value ?? '';
}

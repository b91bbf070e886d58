import { useLayoutEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { earlyChoice } from '../early-choice.ts';
import { useFormScope } from '../FormContext.ts';
import { type Service, services } from '../schemas/services.ts';
import field from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import styles from './ServiceField.module.css';
import { useControl, useField } from './useField.ts';

const hues: Record<Service, string> = {
  'web-development': 'h-fjord',
  'mobile-app': 'h-coral',
  'quality-assurance': 'h-moss',
};

/** Which of the services is wanted. */
export function ServiceField() {
  const { t } = useTranslation('forms');
  const { id, errorId, error, state } = useField('service');
  const control = useControl('service');
  const { kind, startValue } = useFormScope();
  const { setValue } = useFormContext();
  const [early] = useState(() => earlyChoice(kind, 'service'));
  useLayoutEffect(() => {
    if (early) setValue('service', early);
  }, [early, setValue]);
  return (
    <div
      className={field.field}
      data-field="service"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      {...state}
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
              defaultChecked={startValue('service') === service}
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

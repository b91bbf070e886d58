import type { InputHTMLAttributes } from 'react';
import { useFormScope } from '../FormContext.ts';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { useControl, useField } from './useField.ts';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode'
>;

/** One line of text. */
export function TextField({ name, hint, optional, ...inputProps }: FieldProps & InputProps) {
  const { id, ariaProps } = useField(name, { hint });
  const { getInitialValue } = useFormScope();
  return (
    <Field name={name} hint={hint} optional={optional}>
      <input
        className={styles.control}
        id={id}
        required={!optional}
        defaultValue={getInitialValue(name)}
        spellCheck={false}
        enterKeyHint="send"
        {...inputProps}
        {...ariaProps}
        {...useControl(name)}
      />
    </Field>
  );
}

export const NameField = ({ name }: { name: 'name' | 'fullName' }) => (
  <TextField name={name} autoComplete="name" autoCapitalize="words" inputMode="text" />
);

export const EmailField = () => (
  <TextField name="email" type="email" autoComplete="email" autoCapitalize="none" inputMode="email" />
);

export const MobileField = ({ hint, optional }: Omit<FieldProps, 'name'>) => (
  <TextField name="mobile" type="tel" autoComplete="tel" inputMode="tel" hint={hint} optional={optional} />
);

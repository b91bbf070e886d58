import { useFormScope } from '../FormContext.ts';
import { CharacterCount } from './CharacterCount.tsx';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { useControl, useField } from './useField.ts';

/** Text of several lines. Text over the limit is not cut off, but reported. */
export function TextArea({ name, hint, optional }: FieldProps) {
  const countId = `${useField(name).id}-count`;
  const { id, ariaProps } = useField(name, { hint, describedBy: countId });
  const { getInitialValue } = useFormScope();
  return (
    <Field name={name} hint={hint} optional={optional}>
      <textarea
        className={styles.control}
        id={id}
        rows={6}
        defaultValue={getInitialValue(name)}
        required={!optional}
        spellCheck
        autoCapitalize="sentences"
        enterKeyHint="enter"
        {...ariaProps}
        {...useControl(name)}
      />
      <CharacterCount id={countId} name={name} />
    </Field>
  );
}

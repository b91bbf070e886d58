import { useFormScope } from '../FormContext.ts';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { TextLeft } from './CharacterCount.tsx';
import { useControl, useField } from './useField.ts';

/** Text of several lines. Longer than allowed, nothing is cut off: it is said. */
export function TextArea({ name, hint, optional }: FieldProps) {
  const countId = `${useField(name).id}-count`;
  const { id, state } = useField(name, { hint, describedBy: countId });
  const { startValue } = useFormScope();
  return (
    <Field name={name} hint={hint} optional={optional}>
      <textarea
        className={styles.control}
        id={id}
        rows={6}
        defaultValue={startValue(name)}
        required={!optional}
        spellCheck
        autoCapitalize="sentences"
        enterKeyHint="enter"
        {...state}
        {...useControl(name)}
      />
      <TextLeft id={countId} name={name} />
    </Field>
  );
}

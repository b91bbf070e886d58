import { useFormContext } from 'react-hook-form';
import { useFormScope } from '../FormContext.ts';
import type { FieldName } from '../schemas/forms.ts';
import { useErrorMessages } from '../useErrorMessages.ts';

interface FieldDescription {
  hint?: string | undefined;
  /** Id of a further description, read after hint and error. */
  describedBy?: string | undefined;
}

/** Returns the ids, the error message and the ARIA attributes of a field. */
export function useField(name: FieldName, { hint, describedBy }: FieldDescription = {}) {
  const { getFieldId } = useFormScope();
  const error = useErrorMessages()(name);
  const id = getFieldId(name);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const descriptionIds = [hint && hintId, error && errorId, describedBy].filter(Boolean).join(' ');
  return {
    id,
    hintId,
    errorId,
    error,
    /** Attributes of the control, or of the group of controls. */
    ariaProps: { 'aria-invalid': error !== undefined, 'aria-describedby': descriptionIds || undefined },
  };
}

/** Registers a control with the form. While its field has an error, every change is validated. */
export function useControl(name: FieldName) {
  const { register, trigger, getFieldState } = useFormContext();
  return register(name, {
    onChange: () => {
      if (getFieldState(name).error) void trigger(name);
    },
  });
}

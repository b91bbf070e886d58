import { useFormContext } from 'react-hook-form';
import { useFormScope } from '../FormContext.ts';
import type { FieldName } from '../schemas/forms.ts';
import { useMessages } from '../useErrorMessages.ts';

/** What a field says besides its label. */
interface Said {
  hint?: string | undefined;
  /** Of the control's own, told after the hint and the error. */
  describedBy?: string | undefined;
}

/** The ids, attributes and state of a field. */
export function useField(name: FieldName, { hint, describedBy }: Said = {}) {
  const { idOf } = useFormScope();
  const error = useMessages()(name);
  const id = idOf(name);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const said = [hint && hintId, error && errorId, describedBy].filter(Boolean).join(' ');
  return {
    id,
    hintId,
    errorId,
    error,
    /** For whatever carries the field's state: its control, or the group of its controls. */
    state: { 'aria-invalid': error !== undefined, 'aria-describedby': said || undefined },
  };
}

/** Binds a control to the form's values. While its field is in error, each change is checked. */
export function useControl(name: FieldName) {
  const { register, trigger, getFieldState } = useFormContext();
  return register(name, {
    onChange: () => {
      if (getFieldState(name).error) void trigger(name);
    },
  });
}

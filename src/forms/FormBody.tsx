import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import styles from './Form.module.css';
import { FormActions } from './FormActions.tsx';
import { FormContext, type FormScope } from './FormContext.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { type FormKind, forms } from './schemas/forms.ts';
import { useSubmission } from './useSubmission.ts';

interface Props {
  kind: FormKind;
  /** Whether the first field takes the focus. */
  focused: boolean;
  onReceived: (id: string | undefined) => void;
  children: ReactNode;
}

/** The form as it is filled in and sent. Without script the browser posts it to the same address. */
export function FormBody({ kind, focused, onReceived, children }: Props) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { form, onSubmit, obstacle, sending, progress } = useSubmission(kind, onReceived);
  const scope = useMemo<FormScope>(
    () => ({ kind, idOf: (name) => `${id}-${name}`, sending, progress }),
    [kind, id, sending, progress],
  );
  useEffect(() => {
    if (focused) element.current?.querySelector<HTMLElement>('[data-field] :is(input, textarea)')?.focus();
  }, [focused]);
  return (
    <FormContext value={scope}>
      <FormProvider {...form}>
        <form
          className={styles.form}
          ref={element}
          data-form={kind}
          method="post"
          action={forms[kind].endpoint}
          encType={kind === 'application' ? 'multipart/form-data' : undefined}
          noValidate
          onSubmit={onSubmit}
        >
          {obstacle?.fields.length ? <ErrorSummary key={obstacle.attempt} fields={obstacle.fields} /> : null}
          <HiddenFields />
          {children}
          {obstacle?.failure && <FailureNotice key={obstacle.attempt} failure={obstacle.failure} />}
          <FormActions />
        </form>
      </FormProvider>
    </FormContext>
  );
}

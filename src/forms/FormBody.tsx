import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Answered } from './FormResultContext.ts';
import { ErrorSummary } from './notices/ErrorSummary.tsx';
import { FailureNotice } from './notices/FailureNotice.tsx';
import styles from './Form.module.css';
import { FormActions } from './FormActions.tsx';
import { FormContext, type FormScope } from './FormContext.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { type FormKind, forms } from './schemas/forms.ts';
import { startOf } from './initial-state.ts';
import { useLanguage } from './useLanguage.ts';
import { useSubmission } from './useSubmission.ts';

interface Props {
  kind: FormKind;
  /** What became of it when it was posted without script. */
  answered: Answered | undefined;
  /** Whether the first field takes the focus. */
  focused: boolean;
  onReceived: (id: string | undefined) => void;
  children: ReactNode;
}

/** The form as it is filled in and sent. Without script the browser posts it to the same address. */
export function FormBody({ kind, answered, focused, onReceived, children }: Props) {
  const id = useId();
  const language = useLanguage();
  const [start] = useState(() => startOf(kind, language, answered?.answer));
  const element = useRef<HTMLFormElement>(null);
  const { form, onSubmit, obstacle, sending, progress } = useSubmission(kind, start, onReceived);
  const overtaken = obstacle !== undefined && obstacle !== start.obstacle;
  const lost = start.posted === 'lost' && !overtaken;
  const scope = useMemo<FormScope>(
    () => ({
      kind,
      idOf: (name) => `${id}-${name}`,
      startValue: (name) => start.values[name] ?? '',
      lost,
      sending,
      progress,
    }),
    [kind, id, start, lost, sending, progress],
  );
  useEffect(() => {
    if (overtaken) answered?.leave();
  }, [overtaken, answered]);
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

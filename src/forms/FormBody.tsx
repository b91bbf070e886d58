import { navigation } from 'virtual:site';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/Button.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './Form.module.css';
import { FormContext, type FormScope, useFormScope } from './FormContext.ts';
import { dismissFormResult, type ShownFormResult } from './form-result.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { createInitialState } from './initial-state.ts';
import { ErrorSummary } from './notices/ErrorSummary.tsx';
import { FailureNotice } from './notices/FailureNotice.tsx';
import { type FormKind, forms } from './schemas/forms.ts';
import { useLanguage } from './useLanguage.ts';
import { useSubmission } from './useSubmission.ts';

interface FormBodyProps {
  kind: FormKind;
  /** Result of the form if it was posted without script. */
  shownResult: ShownFormResult | undefined;
  /** True to focus the first field. */
  shouldFocus: boolean;
  onReceived: (id: string | undefined) => void;
  children: ReactNode;
}

/** The `<form>` with its fields, notices and button. Without script the browser posts it to the API. */
export function FormBody({ kind, shownResult, shouldFocus, onReceived, children }: FormBodyProps) {
  const id = useId();
  const language = useLanguage();
  const [initialState] = useState(() => createInitialState(kind, language, shownResult?.result));
  const element = useRef<HTMLFormElement>(null);
  const { form, onSubmit, problem, isSending, uploadProgress } = useSubmission(
    kind,
    initialState,
    onReceived,
  );
  const hasNewProblem = problem !== undefined && problem !== initialState.problem;
  const isMissingValues = initialState.postedValues === 'missing' && !hasNewProblem;
  const scope = useMemo<FormScope>(
    () => ({
      kind,
      getFieldId: (name) => `${id}-${name}`,
      getInitialValue: (name) => initialState.values[name] ?? '',
      isMissingValues,
      isSending,
      uploadProgress,
    }),
    [kind, id, initialState, isMissingValues, isSending, uploadProgress],
  );
  useEffect(() => {
    if (hasNewProblem && shownResult) dismissFormResult(shownResult);
  }, [hasNewProblem, shownResult]);
  useEffect(() => {
    if (shouldFocus)
      element.current?.querySelector<HTMLElement>('[data-field] :is(input, textarea)')?.focus();
  }, [shouldFocus]);
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
          {problem?.fields.length ? <ErrorSummary key={problem.attempt} fields={problem.fields} /> : null}
          <HiddenFields />
          {children}
          {problem?.failure && <FailureNotice key={problem.attempt} failure={problem.failure} />}
          <FormActions quiet={problem?.failure !== undefined} />
        </form>
      </FormProvider>
    </FormContext>
  );
}

/**
 * The submit button and the consent text.
 * @param props.quiet true beside a failure notice, whose retry is the primary action.
 */
function FormActions({ quiet }: { quiet: boolean }) {
  const { t } = useTranslation('forms');
  const { kind, isSending } = useFormScope();
  const privacyPath = navigation[useLanguage()].paths.privacy;
  return (
    <div className={styles.actions}>
      {/* The button is not disabled while sending, because it would lose the focus. */}
      <Button type="submit" quiet={quiet} aria-disabled={isSending}>
        {t(isSending ? 'sending' : `send.${kind}`)}
      </Button>
      <p className={styles.consent}>
        {t(`consent.${kind}`)}{' '}
        {privacyPath && (
          <Link className={styles.privacy} to={privacyPath}>
            {t('privacy')}
          </Link>
        )}
      </p>
      <span className="visually-hidden" role="status">
        {isSending && t('sending')}
      </span>
    </div>
  );
}

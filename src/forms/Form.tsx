import { type ReactNode, useEffect, useState } from 'react';
import { clearDraft } from './drafts/draft.ts';
import styles from './Form.module.css';
import { FormBody } from './FormBody.tsx';
import { dismissFormResult, type ShownFormResult } from './form-result.ts';
import { Confirmation } from './notices/Confirmation.tsx';
import type { FormKind } from './schemas/forms.ts';
import { forgetIdempotencyKey } from './submission/idempotency-key.ts';

interface FormFrameProps {
  kind: FormKind;
  shownResult: ShownFormResult | undefined;
  /** True if the confirmation offers to send another submission. */
  canRepeat?: boolean;
  children: ReactNode;
}

/** A form, replaced by a confirmation once its submission is stored. */
export function Form({ kind, shownResult, canRepeat, children }: FormFrameProps) {
  const result = shownResult?.result;
  const [received, setReceived] = useState<{ id: string | undefined } | undefined>(
    result?.kind === 'received' ? { id: result.reference } : undefined,
  );
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (result?.kind !== 'received') return;
    clearDraft(kind);
    forgetIdempotencyKey(kind);
  }, [result, kind]);
  const showConfirmation = (id: string | undefined) => {
    if (shownResult) dismissFormResult(shownResult);
    setReceived({ id });
  };
  const startAgain = () => {
    if (shownResult) dismissFormResult(shownResult);
    setReceived(undefined);
    setRound(round + 1);
  };
  return (
    <div className={styles.frame} data-answered={result?.kind}>
      {received ? (
        <Confirmation
          kind={kind}
          reference={received.id}
          path={shownResult?.path}
          onRepeat={canRepeat ? startAgain : undefined}
        />
      ) : (
        <FormBody
          kind={kind}
          shownResult={round === 0 ? shownResult : undefined}
          shouldFocus={round > 0}
          onReceived={showConfirmation}
        >
          {children}
        </FormBody>
      )}
    </div>
  );
}

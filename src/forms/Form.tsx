import { type ReactNode, useEffect, useState } from 'react';
import { clearDraft } from './drafts/draft.ts';
import styles from './Form.module.css';
import { FormBody } from './FormBody.tsx';
import { useFormResult } from './FormResultContext.ts';
import { Confirmation } from './notices/Confirmation.tsx';
import type { FormKind } from './schemas/forms.ts';
import { forgetIdempotencyKey } from './submission/idempotency-key.ts';

interface FormProps {
  kind: FormKind;
  /** True if the confirmation offers to send another submission. */
  canRepeat?: boolean;
  children: ReactNode;
}

/** A form, replaced by a confirmation once its submission is stored. */
export function Form({ kind, canRepeat, children }: FormProps) {
  const shownResult = useFormResult(kind);
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
    shownResult?.dismiss();
    setReceived({ id });
  };
  const startAgain = () => {
    shownResult?.dismiss();
    setReceived(undefined);
    setRound(round + 1);
  };
  return (
    <div className={styles.frame} data-answered={result?.kind}>
      {received ? (
        <Confirmation kind={kind} reference={received.id} onRepeat={canRepeat ? startAgain : undefined} />
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

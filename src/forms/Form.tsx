import { type ReactNode, useEffect, useState } from 'react';
import { useAnswered } from './FormResultContext.ts';
import { Confirmation } from './notices/Confirmation.tsx';
import styles from './Form.module.css';
import { FormBody } from './FormBody.tsx';
import type { FormKind } from './schemas/forms.ts';
import { clearDraft } from './drafts/draft.ts';
import { forgetIdempotencyKey } from './submission/idempotency-key.ts';

interface Props {
  kind: FormKind;
  /** Whether the confirmation offers to write again. */
  again?: boolean;
  children: ReactNode;
}

/** A form, and, once what it held is stored, the confirmation in its place. */
export function Form({ kind, again, children }: Props) {
  const answered = useAnswered(kind);
  const answer = answered?.answer;
  const [received, setReceived] = useState<{ id: string | undefined } | undefined>(
    answer?.kind === 'received' ? { id: answer.reference } : undefined,
  );
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (answer?.kind !== 'received') return;
    clearDraft(kind);
    forgetIdempotencyKey(kind);
  }, [answer, kind]);
  const receive = (id: string | undefined) => {
    answered?.leave();
    setReceived({ id });
  };
  const begin = () => {
    answered?.leave();
    setReceived(undefined);
    setRound(round + 1);
  };
  return (
    <div className={styles.frame} data-answered={answer?.kind}>
      {received ? (
        <Confirmation kind={kind} reference={received.id} onNew={again ? begin : undefined} />
      ) : (
        <FormBody
          kind={kind}
          answered={round === 0 ? answered : undefined}
          focused={round > 0}
          onReceived={receive}
        >
          {children}
        </FormBody>
      )}
    </div>
  );
}

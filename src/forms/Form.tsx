import { type ReactNode, useState } from 'react';
import { Confirmation } from './Confirmation.tsx';
import styles from './Form.module.css';
import { FormBody } from './FormBody.tsx';
import type { FormKind } from './schemas/forms.ts';

interface Props {
  kind: FormKind;
  /** Whether the confirmation offers to write again. */
  again?: boolean;
  children: ReactNode;
}

/** A form, and, once what it held is stored, the confirmation in its place. */
export function Form({ kind, again, children }: Props) {
  const [received, setReceived] = useState<{ id: string | undefined }>();
  const [round, setRound] = useState(0);
  const begin = () => {
    setReceived(undefined);
    setRound(round + 1);
  };
  return (
    <div className={styles.frame}>
      {received ? (
        <Confirmation kind={kind} reference={received.id} onNew={again ? begin : undefined} />
      ) : (
        <FormBody kind={kind} focused={round > 0} onReceived={(id) => setReceived({ id })}>
          {children}
        </FormBody>
      )}
    </div>
  );
}

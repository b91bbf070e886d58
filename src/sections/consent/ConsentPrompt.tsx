import { navigation } from 'virtual:site';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage } from '#i18n/languages.ts';
import { Button } from '#ui/button/Button.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './ConsentPrompt.module.css';
import type { Choice } from './consent.ts';

interface ConsentPromptProps {
  choice: Choice | undefined;
  /** Explains what consent means. The link to the cookie policy follows it. */
  question: string;
  policyLabel: string;
  /** Replaces the question after a no. */
  refused: ReactNode;
  acceptLabel: string;
  refuseLabel: string;
  /** Shown in place of the buttons before hydration and without script. */
  alternative?: ReactNode;
  onAccept: () => void;
  onRefuse: () => void;
}

/**
 * Asks for consent to a service of another company, where the service would be: a text and two buttons of the same weight.
 * After a no, a short text and the button to accept remain.
 */
export function ConsentPrompt({
  choice,
  question,
  policyLabel,
  refused,
  acceptLabel,
  refuseLabel,
  alternative,
  onAccept,
  onRefuse,
}: ConsentPromptProps) {
  const textId = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const [hydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  const { language } = useTranslation().i18n;
  const { paths } = navigation[isLanguage(language) ? language : defaultLanguage];
  const policyPath = paths.privacyChoices ?? paths.privacy;

  /** Moves the focus to the text, because the pressed button disappears, and a second press must not consent. */
  const refuse = () => {
    flushSync(onRefuse);
    text.current?.focus();
  };
  return (
    <div className={styles.prompt}>
      <p id={textId} ref={text} tabIndex={-1}>
        {choice === 'no' ? (
          refused
        ) : (
          <>
            {question} {policyPath && <Link to={policyPath}>{policyLabel}</Link>}
          </>
        )}
      </p>
      <div className={styles.stack}>
        {alternative && <div className={hydrated ? styles.hidden : undefined}>{alternative}</div>}
        <div className={hydrated ? styles.buttons : `${styles.buttons} ${styles.hidden}`}>
          <Button quiet onClick={onAccept} aria-describedby={textId}>
            {acceptLabel}
          </Button>
          {choice !== 'no' && (
            <Button quiet onClick={refuse} aria-describedby={textId}>
              {refuseLabel}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

import { chat } from 'virtual:site';
import { useId, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/Button.tsx';
import { ConsentPrompt } from '../consent/ConsentPrompt.tsx';
import { setChoice, useChoice } from '../consent/consent.ts';
import styles from './ChatSection.module.css';
import { getChatState, startChat, subscribeToChatState } from './chat.ts';

/** The live chat on the contact page: a question for consent, or after a yes the way to turn the chat off. */
export function ChatSection() {
  const { t } = useTranslation('chat');
  const headingId = useId();
  const choice = useChoice('chat');
  const state = useSyncExternalStore(subscribeToChatState, getChatState, () => 'off' as const);
  if (!chat) return null;
  const { host } = chat;
  const accept = () => {
    flushSync(() => setChoice('chat', 'yes'));
    startChat();
    document.getElementById(headingId)?.focus();
  };
  return (
    <section className={styles.chat} aria-labelledby={headingId} data-chat>
      <h2 id={headingId} tabIndex={-1}>
        {t('title')}
      </h2>
      {choice === 'yes' ? (
        <>
          <p role="status">
            {t(state === 'failed' ? 'failed' : state === 'loaded' ? 'on' : 'loading', { host })}
          </p>
          <Button quiet onClick={() => setChoice('chat', 'no')}>
            {t('turnOff')}
          </Button>
        </>
      ) : (
        <ConsentPrompt
          choice={choice}
          question={t('question', { host })}
          policyLabel={t('policy')}
          refused={t('refused')}
          acceptLabel={t('accept')}
          refuseLabel={t('refuse')}
          onAccept={accept}
          onRefuse={() => setChoice('chat', 'no')}
        />
      )}
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
    </section>
  );
}

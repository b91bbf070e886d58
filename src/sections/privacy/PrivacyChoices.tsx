import { chat } from 'virtual:site';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ServiceId, serviceIds, services } from '#content/browser-storage.ts';
import type { Provider } from '#content/videos.ts';
import { Button } from '#ui/button/Button.tsx';
import { type Choice, setChoice, useChoice } from '../consent/consent.ts';
import styles from './PrivacyChoices.module.css';

/**
 * The visitor's choices about the services that this site uses, each with two buttons of the same weight. A service that
 * the site has used before is shown as long as a choice about it is stored.
 */
export function PrivacyChoices({ videoProviders }: { videoProviders: readonly Provider[] }) {
  const { t } = useTranslation('privacy');
  const usedServices: ServiceId[] = [...videoProviders, ...(chat ? (['chat'] as const) : [])];
  return (
    <>
      {usedServices.length === 0 && <p>{t('choices.none')}</p>}
      <div className={styles.services}>
        {serviceIds.map((service) => (
          <ServiceChoice key={service} service={service} isUsed={usedServices.includes(service)} />
        ))}
      </div>
      {usedServices.length > 0 && (
        <noscript>
          <p>{t('choices.noScript')}</p>
        </noscript>
      )}
    </>
  );
}

function ServiceChoice({ service, isUsed }: { service: ServiceId; isUsed: boolean }) {
  const { t } = useTranslation('privacy');
  const choice = useChoice(service);
  const [hydrated, setHydrated] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  if (!isUsed && choice === undefined) return null;
  const isChat = service === 'chat';
  const name = isChat ? (chat?.host ?? '') : services[service].name;
  const hosts = isChat ? name : services[service].origins.map((origin) => new URL(origin).host).join(', ');
  const title = t(isChat ? 'choices.chat' : 'choices.video', { name });
  const choose = (next: Choice) => {
    setChoice(service, next);
    setHasChanged(true);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons are no form controls that a fieldset would group
    <div className={styles.service} role="group" aria-label={title}>
      <h3>{title}</h3>
      <p>{t(isChat ? 'choices.aboutChat' : 'choices.aboutVideo', { name, hosts })}</p>
      <div className={hydrated ? styles.buttons : `${styles.buttons} ${styles.hidden}`}>
        <Button quiet aria-pressed={choice === 'yes'} onClick={() => choose('yes')}>
          {t('choices.allow')}
        </Button>
        <Button quiet aria-pressed={choice === 'no'} onClick={() => choose('no')}>
          {t('choices.refuse')}
        </Button>
        <p className={styles.state} role={hasChanged ? 'status' : undefined}>
          {t(`choices.states.${choice ?? 'unset'}`)}
        </p>
      </div>
    </div>
  );
}

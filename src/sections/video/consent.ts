/** The visitor's consent to providers of videos. It is stored until the visitor withdraws it. */
import { useSyncExternalStore } from 'react';
import type { Provider } from '#content/videos.ts';

/** Returns the key in local storage, which the cookie policy lists. */
const getStorageKey = (provider: Provider): string => `consent.${provider}`;
const consentValue = 'yes';

/** Consents for this visit only, because the browser refuses to store them. */
const unstoredConsents = new Set<Provider>();
const listeners = new Set<() => void>();

function hasConsent(provider: Provider): boolean {
  try {
    return unstoredConsents.has(provider) || localStorage.getItem(getStorageKey(provider)) === consentValue;
  } catch {
    return unstoredConsents.has(provider);
  }
}

/** Stores or deletes the consent to a provider. */
export function setConsent(provider: Provider, consents: boolean): void {
  unstoredConsents.delete(provider);
  try {
    if (consents) localStorage.setItem(getStorageKey(provider), consentValue);
    else localStorage.removeItem(getStorageKey(provider));
  } catch {
    if (consents) unstoredConsents.add(provider);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab may give or withdraw consent.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns whether the visitor consents to a provider. Returns false during prerendering and hydration. */
export const useConsent = (provider: Provider): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasConsent(provider),
    () => false,
  );

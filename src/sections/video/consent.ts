/** Whether the visitor lets a provider of videos into our pages. Remembered until they take it back. */
import { useSyncExternalStore } from 'react';
import type { Provider } from '#content/videos.ts';

/** Name in local storage; the cookie policy lists it. */
const keyOf = (provider: Provider): string => `consent.${provider}`;
const given = 'yes';

/** What a browser that stores nothing would forget at once. */
const unstored = new Set<Provider>();
const listeners = new Set<() => void>();

function hasConsent(provider: Provider): boolean {
  try {
    return unstored.has(provider) || localStorage.getItem(keyOf(provider)) === given;
  } catch {
    return unstored.has(provider);
  }
}

/** Remembers the visitor's yes to a provider, or forgets it. */
export function setConsent(provider: Provider, allowed: boolean): void {
  unstored.delete(provider);
  try {
    if (allowed) localStorage.setItem(keyOf(provider), given);
    else localStorage.removeItem(keyOf(provider));
  } catch {
    if (allowed) unstored.add(provider);
  }
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  // Given or taken back in another tab.
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** Whether the visitor has said yes to a provider; on the server nobody has. */
export const useConsent = (provider: Provider): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasConsent(provider),
    () => false,
  );

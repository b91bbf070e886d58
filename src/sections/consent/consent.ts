/** The visitor's choices about services of other companies. They are stored until the visitor changes them. */
import { chat } from 'virtual:site';
import { useSyncExternalStore } from 'react';
import type { LocalStorageKey, ServiceId } from '#content/browser-storage.ts';

export type Choice = 'yes' | 'no';

const getStorageKey = (service: ServiceId): LocalStorageKey => `consent.${service}`;

/** Returns the stored form of consent. That to a chat names its host, because it is no consent to another provider. */
const getConsentValue = (service: ServiceId): string =>
  service === 'chat' && chat ? `yes ${chat.host}` : 'yes';

/** Choices for this visit only, because the browser refuses to store them. */
const unstoredChoices = new Map<ServiceId, Choice>();
const listeners = new Set<() => void>();

/** Returns the choice about a service, or undefined before the visitor has made one. */
export function getChoice(service: ServiceId): Choice | undefined {
  try {
    const stored = localStorage.getItem(getStorageKey(service));
    if (stored === 'no') return 'no';
    if (stored === getConsentValue(service)) return 'yes';
  } catch {
    // Storage is blocked.
  }
  return unstoredChoices.get(service);
}

/** Stores a choice, or with undefined deletes it, so that the visitor is asked again. */
export function setChoice(service: ServiceId, choice: Choice | undefined): void {
  unstoredChoices.delete(service);
  const key = getStorageKey(service);
  try {
    if (choice) localStorage.setItem(key, choice === 'yes' ? getConsentValue(service) : choice);
    else localStorage.removeItem(key);
  } catch {
    if (choice) unstoredChoices.set(service, choice);
  }
  for (const listener of listeners) listener();
}

/** Calls back when a choice may have changed. @returns a function that unsubscribes. */
export function subscribeToChoices(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may change a choice.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the choice about a service. Returns undefined during prerendering and hydration. */
export const useChoice = (service: ServiceId): Choice | undefined =>
  useSyncExternalStore(
    subscribeToChoices,
    () => getChoice(service),
    () => undefined,
  );

/** Loads the script of the live chat, after consent only, and removes what it has stored when consent is withdrawn. */
import { chat } from 'virtual:site';
import { isOwnName } from '#content/browser-storage.ts';
import { getChoice, subscribeToChoices } from '../consent/consent.ts';

/** State of the chat's script. */
export type ChatState = 'off' | 'loading' | 'loaded' | 'failed';

let state: ChatState = 'off';
const listeners = new Set<() => void>();

export const getChatState = (): ChatState => state;

/** Calls back when the state changes. @returns a function that unsubscribes. */
export function subscribeToChatState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setState(next: ChatState): void {
  state = next;
  for (const listener of listeners) listener();
}

let isStarted = false;

/** Loads the chat if the visitor has consented, and follows changes of the choice, also in other tabs. */
export function startChat(): void {
  if (isStarted || !chat) return;
  isStarted = true;
  subscribeToChoices(applyChoice);
  applyChoice();
}

function applyChoice(): void {
  const hasConsent = getChoice('chat') === 'yes';
  if (hasConsent && (state === 'off' || state === 'failed')) loadScript();
  if (hasConsent || state === 'off') return;
  deleteForeignItems();
  // A script cannot be unloaded. Forms keep their text over a reload.
  window.location.reload();
}

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string | null },
  ) => unknown;
}

function loadScript(): void {
  if (!chat) return;
  const { origin } = new URL(chat.scriptUrl);
  allowScripts(origin, chat.origins);
  const script = document.createElement('script');
  script.async = true;
  script.addEventListener('load', () => setState('loaded'));
  script.addEventListener('error', () => {
    script.remove();
    setState('failed');
  });
  script.src = chat.scriptUrl;
  setState('loading');
  document.head.append(script);
}

let isAllowed = false;

/**
 * Creates the default policy of Trusted Types, because the policy of the page refuses text as HTML or as the address of
 * a script, and chats use both. It exists only after consent. Addresses of scripts are still limited to the site and the
 * chat, and code in texts is still refused.
 */
function allowScripts(chatOrigin: string, furtherOrigins: readonly string[]): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (isAllowed || !trustedTypes) return;
  isAllowed = true;
  const origins = new Set([window.location.origin, chatOrigin, ...furtherOrigins]);
  trustedTypes.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (url) => (origins.has(new URL(url, document.baseURI).origin) ? url : null),
  });
}

/** Deletes the keys and cookies of this site that are not its own, because only the chat can have stored them. */
function deleteForeignItems(): void {
  for (const getStorage of [() => localStorage, () => sessionStorage])
    try {
      const storage = getStorage();
      for (const key of Object.keys(storage)) if (!isOwnName(key)) storage.removeItem(key);
    } catch {
      // Storage is blocked.
    }
  const { hostname } = window.location;
  const parents = hostname.split('.').map((_, index, labels) => labels.slice(index).join('.'));
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (name === '' || isOwnName(name)) continue;
    // A cookie is deleted only with the domain that it was set for.
    for (const domain of ['', ...parents.map((parent) => `; domain=${parent}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}

/**
 * Everything that the site stores in a browser or reads from it, and the services that it loads after consent. The cookie
 * policy shows this list, and the code takes its storage keys from it. Texts are in content/<language>/ui/privacy.json.
 */
import { choiceStorageKey, movedStorageKey } from '#i18n/detection.ts';
import { type Provider, providers } from './videos.ts';

export type StorageKind = 'cookie' | 'localStorage' | 'sessionStorage' | 'any';

interface Service {
  /** Name of the service, the same in every language. The chat is named after its host. */
  name?: string;
  /** Origins that are requested after consent. Those of the chat come from the build's environment. */
  origins: readonly string[];
}

const getVideoOrigins = ({ frame, images, oembed }: (typeof providers)[Provider]) => [
  new URL(oembed).origin,
  ...images,
  frame,
];

/** Services of other companies. Nothing is requested from one before the visitor consents to it. */
export const services = {
  youtube: { name: 'YouTube', origins: getVideoOrigins(providers.youtube) },
  vimeo: { name: 'Vimeo', origins: getVideoOrigins(providers.vimeo) },
  chat: { origins: [] },
} as const satisfies Record<Provider | 'chat', Service>;

export type ServiceId = keyof typeof services;
export const serviceIds = Object.keys(services) as ServiceId[];

/** What the items that need no consent are for. */
export type StoragePurpose = 'language' | 'reading' | 'forms' | 'answers';

interface StorageItem {
  /** Group of the item in the cookie policy. An item of a service is in the group of the service. */
  purpose?: StoragePurpose;
  /** Names of keys or cookies. Those of the chat are unknown. */
  names: readonly string[];
  kind: StorageKind;
  /** Time that the item is kept. */
  retention: 'untilDeleted' | 'untilTabClosed' | 'untilReceived' | 'untilChanged' | 'provider';
  /** Service that stores the item after consent. Items without a service are necessary, and need no consent. */
  service?: ServiceId;
}

/** Items that are stored. */
export const storedItems = {
  language: {
    purpose: 'language',
    names: [choiceStorageKey],
    kind: 'localStorage',
    retention: 'untilDeleted',
  },
  moved: {
    purpose: 'language',
    names: [movedStorageKey],
    kind: 'sessionStorage',
    retention: 'untilTabClosed',
  },
  scroll: {
    purpose: 'reading',
    names: ['react-router-scroll-positions'],
    kind: 'sessionStorage',
    retention: 'untilTabClosed',
  },
  transitions: {
    purpose: 'reading',
    names: ['remix-router-transitions'],
    kind: 'sessionStorage',
    retention: 'untilTabClosed',
  },
  draft: {
    purpose: 'forms',
    names: ['form.enquiry', 'form.message', 'form.application'],
    kind: 'sessionStorage',
    retention: 'untilReceived',
  },
  attempt: {
    purpose: 'forms',
    names: ['form.enquiry.attempt', 'form.message.attempt', 'form.application.attempt'],
    kind: 'sessionStorage',
    retention: 'untilReceived',
  },
  consent: {
    purpose: 'answers',
    names: ['consent.youtube', 'consent.vimeo', 'consent.chat'],
    kind: 'localStorage',
    retention: 'untilChanged',
  },
  youtube: {
    names: ['VISITOR_INFO1_LIVE', 'YSC', 'PREF'],
    kind: 'any',
    retention: 'provider',
    service: 'youtube',
  },
  vimeo: { names: ['vuid', 'player'], kind: 'any', retention: 'provider', service: 'vimeo' },
  chat: { names: [], kind: 'any', retention: 'provider', service: 'chat' },
} as const satisfies Record<string, StorageItem>;

export type StoredItemId = keyof typeof storedItems;
export const storedItemIds = Object.keys(storedItems) as StoredItemId[];

/** Items that are read and never written. An earlier site at the same address may have stored them. */
export const readItems: readonly { name: string; kind: Exclude<StorageKind, 'any'> }[] = [
  { name: 'i18next', kind: 'cookie' },
  { name: 'i18nextLng', kind: 'localStorage' },
  { name: 'i18nextLng', kind: 'sessionStorage' },
];

type KeyOf<Kind extends StorageKind> = Extract<
  (typeof storedItems)[StoredItemId],
  { kind: Kind }
>['names'][number];

/** Keys that the site may write. A key outside the list does not compile. */
export type LocalStorageKey = KeyOf<'localStorage'>;
export type SessionStorageKey = KeyOf<'sessionStorage'>;

/** Returns whether a key or cookie is the site's own, and not that of a service. */
export const isOwnName = (name: string): boolean =>
  readItems.some((item) => item.name === name) ||
  storedItemIds.some((id) => {
    const item: StorageItem = storedItems[id];
    return item.service === undefined && item.names.includes(name);
  });

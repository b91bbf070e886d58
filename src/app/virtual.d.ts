/** Made by the build from navigation.ts and the index: the navigation's addresses, without a list of all documents. */
declare module 'virtual:site' {
  export interface NavigationItem {
    /** Key of its label: `navigation.<key>` in the namespace `common`. */
    key: import('./navigation.ts').NavigationKey;
    path: string;
  }
  interface Navigation {
    header: NavigationItem[];
    footer: { key: import('./navigation.ts').FooterGroup; items: NavigationItem[] }[];
    home: string;
    contact: string;
    /** Where a meeting is booked: BOOKING_URL, else the contact page. */
    booking: string;
  }
  /** Origin of the published site, for absolute addresses. */
  export const origin: string;
  export const navigation: Record<import('#i18n/languages.ts').Language, Navigation>;
}

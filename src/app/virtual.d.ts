/** Made by the build from shell/menus.ts and the index: the navigation's addresses, without a list of all documents. */
declare module 'virtual:site' {
  interface Navigation {
    /** Addresses by key; a key whose document is missing has none. */
    paths: Partial<Record<import('./shell/menus.ts').NavigationKey, string>>;
    home: string;
    contact: string;
    /** Where a meeting is booked: BOOKING_URL, else the contact page. */
    booking: string;
  }
  /** Origin of the published site, for absolute addresses. */
  export const origin: string;
  /** In which it was built: a page that is rendered once cannot know another. */
  export const year: number;
  export const navigation: Record<import('#i18n/languages.ts').Language, Navigation>;
}

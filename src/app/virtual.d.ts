/** Module that the build generates from shell/menus.ts and the content index. Its size does not grow with the content. */
declare module 'virtual:site' {
  interface Navigation {
    /** Paths by navigation key. A key whose document is missing has none. */
    paths: Partial<Record<import('./shell/menus.ts').NavigationKey, string>>;
    home: string;
    contact: string;
    /** URL to book a meeting: BOOKING_URL, or the contact page. */
    booking: string;
  }
  /** The live chat with the further origins that it uses, or undefined if the build has none. */
  export const chat: { scriptUrl: string; host: string; origins: string[] } | undefined;
  /** Origin of the published site, for absolute URLs. */
  export const origin: string;
  /** Year of the build, because a prerendered page cannot know a later one. */
  export const year: number;
  export const navigation: Record<import('#i18n/languages.ts').Language, Navigation>;
}

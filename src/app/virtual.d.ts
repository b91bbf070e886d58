/** Module that the build generates from the content's navigation, company and facts, and from its index. Its size does not grow with the content. */
declare module 'virtual:site' {
  type Language = import('#i18n/languages.ts').Language;
  type SiteNavigation = import('#content/navigation.ts').Navigation & {
    /** Paths of the pages that components link to. A page that is missing has none. */
    paths: Partial<Record<import('#content/site-pages.ts').SitePage, string>>;
    home: string;
    contact: string;
    /** URL to book a meeting: BOOKING_URL, or the contact page. */
    booking: string;
  };
  /** The live chat with the further origins that it uses, or undefined if the build has none. */
  export const chat: { scriptUrl: string; host: string; origins: string[] } | undefined;
  /** Email addresses of the company by purpose, in each language because of their samples. */
  export const contacts: Record<
    Language,
    Partial<
      Record<string, import('#content/company.ts').Contact<import('#content/collections.ts').SampleNote>>
    >
  >;
  /** Facts by name, in each language. */
  export const facts: Record<Language, Partial<Record<string, import('#content/facts.ts').FactText>>>;
  export const offices: Record<Language, import('#content/company.ts').Office[]>;
  /** Origin of the published site, for absolute URLs. */
  export const origin: string;
  /** Year of the build, because a prerendered page cannot know a later one. */
  export const year: number;
  export const navigation: Record<Language, SiteNavigation>;
}

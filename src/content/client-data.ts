/** Data that a page carries as JSON for its script: its islands, and what client navigation needs. */
import type { Language } from '#i18n/languages.ts';

/** Name of a component that is hydrated. layouts/islands.ts imports each by its name. */
export type IslandName =
  | 'ApplicationForm'
  | 'ChatSection'
  | 'CopyLinkButton'
  | 'EnquiryForm'
  | 'MessageForm'
  | 'PrivacyChoices'
  | 'TestimonialCarousel'
  | 'VideoSection';

/** An island of a page, with the props that it was rendered with. */
export interface IslandData {
  name: IslandName;
  /** JSON values only. */
  props: object;
}

/** The application that a page was rendered for. */
export interface Application {
  /** Id of the application build. If the next page has another id, the application must be reloaded. */
  build: string;
  /** URL of the stylesheet with the styles of all pages and islands. */
  stylesheet: string;
}

/** Data that a page carries as JSON for its script. */
export interface ClientPageData extends Application {
  language: Language;
  /** Language of the text and of the strings. Only on fallback pages, where it is not the page's. */
  textLanguage?: Language | undefined;
  path: string;
  /** URLs of the modules that the application and the islands consist of. */
  modules: string[];
  /** Title without the site's name. */
  title: string;
  /** In the order of their elements. */
  islands: IslandData[];
  /** UI strings of the islands and of the application by namespace. */
  strings: Record<string, unknown>;
  /** Ids of the headings whose id differs in another language, with the id there. */
  anchors?: Partial<Record<Language, Record<string, string>>> | undefined;
}

/** Id of the script element with the client page data. */
export const clientDataId = 'record';

/** Builds the data that a page carries for its script. */
import type { i18n } from 'i18next';
import type { Application, ClientPageData, IslandData, IslandName } from '#content/client-data.ts';
import type { PageData } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { shellNamespace } from '#i18n/options.ts';

/** UI strings of the shell that the application shows. The others are in the page's HTML. */
const applicationStrings = ['loading', 'error'];

/** UI strings of the shell that islands show. */
const islandShellStrings: Partial<Record<IslandName, readonly string[]>> = {
  ApplicationForm: ['sample'],
  EnquiryForm: ['sample'],
  MessageForm: ['sample'],
  TestimonialCarousel: ['sample'],
};

/** Namespaces of UI strings by island. */
const islandNamespaces: Record<IslandName, readonly string[]> = {
  ApplicationForm: ['forms'],
  ChatSection: ['chat'],
  CopyLinkButton: [],
  EnquiryForm: ['forms'],
  MessageForm: ['forms'],
  PrivacyChoices: ['privacy'],
  TestimonialCarousel: ['testimonials'],
  VideoSection: ['video'],
};

/**
 * @param i18n has the strings of the page's text.
 * @param getModules returns the URLs of the modules of the application and of islands.
 */
export function buildClientData(
  { language, original, path, frontmatter, headings, versions }: PageData,
  islands: IslandData[],
  i18n: i18n,
  application: Application,
  getModules: (islands: readonly IslandName[]) => string[],
): ClientPageData {
  const textLanguage = original?.language ?? language;
  const getStrings = (namespace: string) =>
    (i18n.getResourceBundle(textLanguage, namespace) ?? {}) as Record<string, unknown>;
  const shellStrings = getStrings(shellNamespace);
  const shellKeys = [...applicationStrings, ...islands.flatMap(({ name }) => islandShellStrings[name] ?? [])];
  const namespaces = new Set(islands.flatMap(({ name }) => islandNamespaces[name]));
  const anchors = Object.fromEntries(
    versions.flatMap((version) => {
      const changed = headings.flatMap(({ id }, index) => {
        const other = version.anchors[index];
        return other === undefined || other === id ? [] : [[id, other] as const];
      });
      return changed.length > 0 ? [[version.language, Object.fromEntries(changed)] as const] : [];
    }),
  ) as Partial<Record<Language, Record<string, string>>>;
  return {
    ...application,
    language,
    ...(original && { textLanguage }),
    path,
    modules: getModules([...new Set(islands.map(({ name }) => name))]),
    title: frontmatter.title,
    islands,
    strings: {
      [shellNamespace]: Object.fromEntries(shellKeys.map((key) => [key, shellStrings[key]])),
      ...Object.fromEntries([...namespaces].map((namespace) => [namespace, getStrings(namespace)])),
    },
    ...(Object.keys(anchors).length > 0 && { anchors }),
  };
}

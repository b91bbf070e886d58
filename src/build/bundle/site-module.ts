/** Builds `virtual:site`, the data about the site that every page uses. Its size depends on the navigation, not on the content. */
import type { Hue, SampleNote } from '#content/collections.ts';
import { type Company, type Contact, localizeSample, type Office } from '#content/company.ts';
import { type CompanyFacts, type FactText, formatFact } from '#content/facts.ts';
import {
  getLinkAddress,
  isFileAddress,
  type Navigation,
  type NavigationFile,
  type NavigationGroup,
  type NavigationLink,
} from '#content/navigation.ts';
import { type SitePage, sitePages } from '#content/site-pages.ts';
import { getDocumentPath, homeSlug } from '#content/urls.ts';
import { type Language, languages } from '#i18n/languages.ts';

export interface SiteOptions {
  /** Origin of the published site. */
  siteUrl: string;
  bookingUrl?: string | undefined;
  /** Script of the live chat. Without it there is no chat. */
  chatScriptUrl?: string | undefined;
  /** Further origins that the chat uses. */
  chatOrigins?: readonly string[] | undefined;
  /** Time of the build. Default: now. */
  now?: Date | undefined;
}

/** The files of the content that every page shows a part of. */
export interface SiteFiles {
  navigation: NavigationFile;
  company: Company;
  facts: CompanyFacts;
}

/**
 * Builds the module's source. Links to pages that are not published are left out; the home page replaces a missing
 * contact page.
 * @param pagePaths paths of the pages.
 */
export function buildSiteModule(
  { navigation: file, company, facts }: SiteFiles,
  pagePaths: ReadonlySet<string>,
  { siteUrl, bookingUrl, chatScriptUrl, chatOrigins = [], now = new Date() }: SiteOptions,
): string {
  const navigation = Object.fromEntries(
    languages.map((language) => {
      const home = getDocumentPath(language, 'page', homeSlug);
      const contactPage = getDocumentPath(language, 'page', 'contact');
      const contact = pagePaths.has(contactPage) ? contactPage : home;
      const paths = getSitePaths(pagePaths, language);
      const links = buildNavigation(file, pagePaths, language);
      return [language, { ...links, paths, home, contact, booking: bookingUrl ?? contact }];
    }),
  );
  const offices = Object.fromEntries(
    languages.map((language) => [language, buildOffices(company, language)]),
  );
  const contacts = Object.fromEntries(
    languages.map((language) => [language, buildContacts(company, language)]),
  );
  const factTexts = Object.fromEntries(
    languages.map((language) => [language, buildFactTexts(facts, language)]),
  );
  const chat = chatScriptUrl && {
    scriptUrl: chatScriptUrl,
    host: new URL(chatScriptUrl).host,
    origins: chatOrigins,
  };
  return [
    `export const origin = ${JSON.stringify(siteUrl)};`,
    `export const navigation = ${JSON.stringify(navigation)};`,
    `export const offices = ${JSON.stringify(offices)};`,
    `export const contacts = ${JSON.stringify(contacts)};`,
    `export const facts = ${JSON.stringify(factTexts)};`,
    `export const chat = ${JSON.stringify(chat)};`,
    `export const year = ${now.getUTCFullYear()};`,
    '',
  ].join('\n');
}

/** Returns the paths of the pages that code links to, with their anchors. Pages that are not published have none. */
const getSitePaths = (
  pagePaths: ReadonlySet<string>,
  language: Language,
): Partial<Record<SitePage, string>> =>
  Object.fromEntries(
    Object.entries(sitePages).flatMap(([key, { kind, slug, hash }]) => {
      const path = getDocumentPath(language, kind, slug);
      const anchor = hash?.[language];
      return pagePaths.has(path) ? [[key, anchor ? `${path}#${anchor}` : path]] : [];
    }),
  );

/** Lights of links and offices that name none, in turn. */
const lights = ['coral', 'amber', 'moss', 'fjord', 'heather'] as const satisfies Hue[];
const getLight = (index: number): Hue => lights[index % lights.length] ?? 'coral';

/** Builds header and footer in a language. Links to pages that are not published are left out, and groups without links. */
function buildNavigation(
  file: NavigationFile,
  pagePaths: ReadonlySet<string>,
  language: Language,
): Navigation {
  const { header, footer } = file;
  const isAvailable = (address: string) =>
    !address.startsWith('/') || isFileAddress(address) || pagePaths.has(address.replace(/[?#].*$/s, ''));
  const toLinks = (names: readonly string[] = []): NavigationLink[] =>
    names.flatMap((name, index) => {
      const link = file.links[name];
      const path = getLinkAddress(file, name, language);
      if (!link || !isAvailable(path)) return [];
      return { path, label: link[language], hint: link.hint?.[language], hue: link.hue ?? getLight(index) };
    });
  const toGroups = (groups: NavigationFile['header']['menus'] = []): NavigationGroup[] =>
    groups
      .map((group) => ({
        title: group.title[language],
        about: group.about?.[language],
        links: toLinks(group.links),
      }))
      .filter(({ links }) => links.length > 0);
  const buildCallToAction = () => {
    if (!footer.callToAction) return undefined;
    const { title, label, link } = footer.callToAction;
    const path = getLinkAddress(file, link, language);
    return isAvailable(path) ? { title: title[language], label: label[language], path } : undefined;
  };
  return {
    header: { menus: toGroups(header.menus), links: toLinks(header.links) },
    footer: {
      callToAction: buildCallToAction(),
      groups: toGroups(footer.groups),
      imprint: toLinks(footer.imprint),
    },
  };
}

const buildOffices = ({ offices }: Company, language: Language): Office[] =>
  offices.map(({ name, about, address, phone, map, hue, sample }, index) => ({
    name: name[language],
    about: about?.[language],
    address: address ?? undefined,
    phone: phone ?? undefined,
    map: map ?? undefined,
    hue: hue ?? getLight(index),
    sample: sample && localizeSample(sample, language),
  }));

const buildContacts = ({ contacts }: Company, language: Language): Record<string, Contact<SampleNote>> =>
  Object.fromEntries(
    Object.entries(contacts).map(([purpose, contact]) => [
      purpose,
      {
        address: contact?.address,
        sample: contact?.sample && localizeSample(contact.sample, language),
      },
    ]),
  );

const buildFactTexts = (facts: CompanyFacts, language: Language): Record<string, FactText> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      { figure: formatFact(fact, language), unit: fact.unit?.[language] },
    ]),
  );

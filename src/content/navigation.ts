/**
 * The links of header and footer, which `navigation.yaml` holds. The descriptions of the fields are the writers'
 * documentation: editors show them from the JSON Schema.
 */
import { z } from 'zod';
import { defaultLanguage, type Language, localizePath } from '#i18n/languages.ts';
import { type Hue, hues } from './collections.ts';

const text = z.string().trim().min(1);
const localizedText = z.strictObject({ en: text.describe('English.'), no: text.describe('Norwegian.') });
const links = z.array(text);

const link = z
  .strictObject({
    en: text.describe('The words of the link in English.'),
    no: text.describe('The words of the link in Norwegian.'),
    hint: localizedText.describe('A few words below the link in the menus of the header.').optional(),
    hue: z.enum(hues).describe('The light beside the link in the menus of the header.').optional(),
    noAddress: text
      .describe('The Norwegian address, where it is not the English one with /no before it.')
      .optional(),
  })
  .describe('A link. Its name is the English address of the page: /team.');

const list = z.strictObject({
  title: localizedText.describe('The heading of the links.'),
  links: links.describe('Addresses from `links`, in their order.'),
});

export const navigationSchema = z
  .strictObject({
    links: z.record(z.string(), link).describe('Every link of header and footer, by its English address.'),
    header: z
      .strictObject({
        menus: z
          .array(
            list.extend({
              about: localizedText.describe('A sentence beside the links of the menu.').optional(),
            }),
          )
          .describe('Menus that open. On phones they are lists.')
          .optional(),
        links: links.describe('Addresses from `links` that are beside the menus.').optional(),
      })
      .describe('The header of every page.'),
    footer: z
      .strictObject({
        callToAction: z
          .strictObject({
            title: localizedText.describe('The large sentence.'),
            label: localizedText.describe('The words of the button.'),
            link: text.describe('The English address that the button leads to.'),
          })
          .describe('The invitation above the footer.')
          .optional(),
        groups: z.array(list).describe('Groups of links.').optional(),
        imprint: links.describe('Addresses from `links` for the last line.').optional(),
      })
      .describe('The footer of every page.'),
  })
  .describe('The links of header and footer.');

export type NavigationFile = z.output<typeof navigationSchema>;

/** A link in one language. */
export interface NavigationLink {
  path: string;
  label: string;
  hint?: string | undefined;
  hue: Hue;
}

export interface NavigationGroup {
  title: string;
  /** A sentence beside the links. */
  about?: string | undefined;
  links: NavigationLink[];
}

/** Header and footer in one language. */
export interface Navigation {
  header: { menus: NavigationGroup[]; links: NavigationLink[] };
  footer: {
    callToAction?: { title: string; label: string; path: string } | undefined;
    groups: NavigationGroup[];
    imprint: NavigationLink[];
  };
}

/** A navigation without links, for content without a valid `navigation.yaml`. */
export const emptyNavigationFile: NavigationFile = { links: {}, header: {}, footer: {} };

/** Returns the address of a link in a language: `/team` is `/no/team` in Norwegian. Addresses of other sites stay. */
export function getLinkAddress({ links: all }: NavigationFile, name: string, language: Language): string {
  const { noAddress } = all[name] ?? {};
  if (language !== defaultLanguage && noAddress !== undefined) return noAddress;
  const [, path = '', suffix = ''] = /^(\/[^?#]*)(.*)$/s.exec(name) ?? [];
  // Files are the same in every language.
  return path === '' || isFileAddress(path) ? name : localizePath(path, language) + suffix;
}

/** Returns whether an address is a file, such as `/files/report.pdf`: its last part has an extension. */
export const isFileAddress = (address: string): boolean => /^\/[^?#]*\.[^/?#]+$/.test(address);

/** Returns the addresses of a navigation that header and footer list, with their place in the file. */
export function listNavigationLinks({
  header,
  footer,
}: NavigationFile): { name: string; path: (string | number)[] }[] {
  const toPlaces = (names: readonly string[] | undefined, ...path: (string | number)[]) =>
    (names ?? []).map((name, index) => ({ name, path: [...path, index] }));
  return [
    ...(header.menus ?? []).flatMap((menu, index) => toPlaces(menu.links, 'header', 'menus', index, 'links')),
    ...toPlaces(header.links, 'header', 'links'),
    ...(footer.groups ?? []).flatMap((group, index) =>
      toPlaces(group.links, 'footer', 'groups', index, 'links'),
    ),
    ...toPlaces(footer.imprint, 'footer', 'imprint'),
  ];
}

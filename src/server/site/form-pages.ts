/** Where the forms stand, and the addresses at which browsers without script are told that one was received. */
import type { FormResult } from '#content/page-data.ts';
import type { FormKind } from '#forms/schemas/forms.ts';
import { type Language, splitLanguage, localizePath } from '#i18n/languages.ts';
import { referencePattern } from '../storage/reference.ts';
import type { ServeManifest } from './serve-manifest.ts';

export interface FormPages {
  /** Kinds of the forms on a page. */
  getFormKinds(path: string): readonly FormKind[];
  /**
   * Path of the page that a form is answered on: the one it was posted from, else the first in the language; the
   * language's home page where the form stands nowhere.
   * @param referer address of the page that the form was posted from, if it is known.
   */
  findFormPage(form: FormKind, language: Language, referer?: string | undefined): string;
  /** Address, path and query, at which a page confirms that its form was received. */
  buildConfirmationUrl(path: string, received: { form: FormKind; reference: string }): string;
  /**
   * What such an address confirms; undefined for every other one.
   * @param query with its question mark; empty where there is none.
   */
  parseConfirmationUrl(path: string, query: string): FormResult | undefined;
}

/** @param forms pages in the order in which a form is answered on them. */
export function createFormPages(forms: ServeManifest['forms']): FormPages {
  const kindsByPath = new Map(Object.entries(forms));
  const kindsOn = (path: string) => kindsByPath.get(path) ?? [];
  return {
    getFormKinds: kindsOn,

    findFormPage(form, language, referer = '') {
      const has = (path: string) => kindsOn(path).includes(form);
      // Its origin is of no account: a path that is none of ours falls through.
      const from = decodePath(URL.parse(referer)?.pathname ?? '');
      if (has(from)) return from;
      const paths = [...kindsByPath.keys()].filter(has);
      const ownLanguage = paths.find((path) => splitLanguage(path).language === language);
      return ownLanguage ?? paths[0] ?? localizePath('/', language);
    },

    buildConfirmationUrl(path, { form, reference }) {
      const query = new URLSearchParams({ received: reference, ...(kindsOn(path).length > 1 && { form }) });
      return `${encodeURI(path)}?${query}`;
    },

    parseConfirmationUrl(path, query) {
      const parameters = new URLSearchParams(query);
      const reference = parameters.get('received') ?? '';
      const named = parameters.get('form');
      const kinds = kindsOn(path);
      const form = named === null && kinds.length === 1 ? kinds[0] : kinds.find((kind) => kind === named);
      return form && referencePattern.test(reference) ? { form, kind: 'received', reference } : undefined;
    },
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

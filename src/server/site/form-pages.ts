/** Finds the page of each form, and builds and parses the URLs that confirm a submission without script. */
import type { FormResult } from '#content/page-data.ts';
import type { FormKind } from '#forms/schemas/forms.ts';
import { type Language, localizePath, splitLanguage } from '#i18n/languages.ts';
import { referencePattern } from '../storage/reference.ts';
import type { ServeManifest } from './serve-manifest.ts';

export interface FormPages {
  /** Returns the kinds of the forms on a page. */
  getFormKinds(path: string): readonly FormKind[];
  /**
   * Finds the page that shows the result of a form: the one it was posted from, else the first in the language, else the
   * first in the other language, else the language's home page.
   * @param referer URL of the page that the form was posted from, if known.
   * @returns path of the page.
   */
  findFormPage(form: FormKind, language: Language, referer?: string | undefined): string;
  /** Builds the URL, path and query, at which a page confirms that its form was received. */
  buildConfirmationUrl(path: string, received: { form: FormKind; reference: string }): string;
  /**
   * Parses a confirmation URL.
   * @param query with its question mark; empty if there is none.
   * @returns undefined for every other URL.
   */
  parseConfirmationUrl(path: string, query: string): FormResult | undefined;
}

/** @param forms kinds by path, in the order in which `findFormPage` prefers the pages. */
export function createFormPages(forms: ServeManifest['forms']): FormPages {
  const kindsByPath = new Map(Object.entries(forms));
  const getFormKinds = (path: string) => kindsByPath.get(path) ?? [];
  return {
    getFormKinds,

    findFormPage(form, language, referer = '') {
      const hasForm = (path: string) => getFormKinds(path).includes(form);
      // The referer's origin does not matter: a path of another site is not among the pages.
      const refererPath = decodePath(URL.parse(referer)?.pathname ?? '');
      if (hasForm(refererPath)) return refererPath;
      const paths = [...kindsByPath.keys()].filter(hasForm);
      const inLanguage = paths.find((path) => splitLanguage(path).language === language);
      return inLanguage ?? paths[0] ?? localizePath('/', language);
    },

    buildConfirmationUrl(path, { form, reference }) {
      const hasSeveralForms = getFormKinds(path).length > 1;
      const query = new URLSearchParams({ received: reference, ...(hasSeveralForms && { form }) });
      return `${encodeURI(path)}?${query}`;
    },

    parseConfirmationUrl(path, query) {
      const parameters = new URLSearchParams(query);
      const reference = parameters.get('received') ?? '';
      const requestedForm = parameters.get('form');
      const kinds = getFormKinds(path);
      const form =
        requestedForm === null && kinds.length === 1
          ? kinds[0]
          : kinds.find((kind) => kind === requestedForm);
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

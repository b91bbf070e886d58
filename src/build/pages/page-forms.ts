/** Finds the forms of rendered pages, which the server needs in order to answer submissions without script. */
import type { Entry } from '#content/manifest.ts';
import type { ServeManifest } from '#server/site/serve-manifest.ts';

export type FormsByPath = ServeManifest['forms'];
export type FormKinds = FormsByPath[string];

export interface PageForms {
  entry: Entry;
  /** Kinds of the forms on it. */
  forms: FormKinds;
}

/** Returns the kinds of the forms in a page, from their `data-form` attributes. */
export function findForms(html: string): FormKinds {
  const forms = html.matchAll(/<form\b[^>]*\sdata-form="([^"]*)"/g);
  return [...new Set([...forms].map(([, kind]) => kind))] as FormKinds;
}

/** Groups forms by path, pages before posts: the server answers a form that several pages have on the first of them. */
export function groupFormsByPath(pages: readonly PageForms[]): FormsByPath {
  const withForms = pages.filter(({ forms }) => forms.length > 0);
  const { page = [], other = [] } = Object.groupBy(withForms, ({ entry }) =>
    entry.kind === 'page' ? 'page' : 'other',
  );
  return Object.fromEntries([...page, ...other].map(({ entry, forms }) => [entry.path, forms]));
}

/** Which forms stand on which pages: what the server must know to answer them. */
import type { Entry } from '#content/manifest.ts';
import type { ServeManifest } from '#server/site/serve-manifest.ts';

export type FormsByPath = ServeManifest['forms'];
export type FormKinds = FormsByPath[string];

export interface PageForms {
  entry: Entry;
  /** Kinds of the forms on it. */
  forms: FormKinds;
}

/** The kinds of the forms in a rendered page, by their marks. */
export function findForms(html: string): FormKinds {
  const marks = html.matchAll(/<form\b[^>]*\sdata-form="([^"]*)"/g);
  return [...new Set([...marks].map(([, kind]) => kind))] as FormKinds;
}

/** The forms by their pages. A form that stands on several is answered on a page before it is on a post. */
export function groupFormsByPath(pages: readonly PageForms[]): FormsByPath {
  const holding = pages.filter(({ forms }) => forms.length > 0);
  const { page = [], other = [] } = Object.groupBy(holding, ({ entry }) =>
    entry.kind === 'page' ? 'page' : 'other',
  );
  return Object.fromEntries([...page, ...other].map(({ entry, forms }) => [entry.path, forms]));
}

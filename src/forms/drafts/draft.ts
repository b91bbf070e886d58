/** Draft of a form, stored for the tab through errors, reloads and a switch of language. Of a file it has the name. */
import type { FormKind } from '../schemas/forms.ts';
import { parseJson } from '../submission/api-response.ts';
import { tabStorage } from './tab-storage.ts';

/** Typed text by field, and the name of a chosen file. */
export type Draft = Record<string, string>;

const getStorageKey = (kind: FormKind) => `form.${kind}` as const;

export function readDraft(kind: FormKind): Draft {
  const fields = Object.entries(parseJson(tabStorage.read(getStorageKey(kind)) ?? '{}') ?? {});
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/** Stores a draft, or removes the stored one if the draft is empty. */
export function writeDraft(kind: FormKind, draft: Draft): void {
  if (Object.keys(draft).length) tabStorage.write(getStorageKey(kind), JSON.stringify(draft));
  else clearDraft(kind);
}

export const clearDraft = (kind: FormKind): void => tabStorage.remove(getStorageKey(kind));

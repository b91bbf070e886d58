/** What has been typed, kept for the tab: through errors, reloads and the switch of language. Files are not kept. */
import type { FormKind } from '../schemas/forms.ts';
import { parsed } from '../submission/api-response.ts';
import { session } from './tab-storage.ts';

export type Draft = Record<string, string>;

const keyOf = (kind: FormKind) => `form.${kind}`;

export function readDraft(kind: FormKind): Draft {
  const fields = Object.entries(parsed(session.read(keyOf(kind)) ?? '{}') ?? {});
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

export function writeDraft(kind: FormKind, draft: Draft): void {
  if (Object.keys(draft).length) session.write(keyOf(kind), JSON.stringify(draft));
  else clearDraft(kind);
}

export const clearDraft = (kind: FormKind): void => session.remove(keyOf(kind));

/** Submissions of bots and of people (tests/fixtures/submissions), and how to send them to the API. */
import { readFileSync } from 'node:fs';
import { type FormKind, forms } from '#forms/schemas/forms.ts';
import { solveProofOfWork } from '#forms/submission/proof-of-work.ts';
import type { Language } from '#i18n/languages.ts';
import type { ApiServer } from '#tests/support/server/api-server.ts';
import { docx, pdf } from '#tests/support/server/cv-files.ts';
import { encodeFormData } from '#tests/support/server/form-data.ts';

interface SentForm {
  kind: FormKind;
  language: Language;
  fields: Record<string, string>;
  attachmentName?: string;
  /** `script`: the form with script; `plain`: without; `api`: a client that does not know the form. */
  client: 'script' | 'plain' | 'api';
  elapsed?: number;
  honeypot?: string;
}

export interface Bot extends SentForm {
  family: string;
  /** `replayed`: it sends a proof that has been used before. */
  proof: 'none' | 'solved' | 'replayed';
}

export interface Human extends SentForm {
  /** True if the browser solves challenges. */
  solves?: boolean;
}

const readFixture = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`../../fixtures/submissions/${name}.json`, import.meta.url), 'utf8'));
export const bots = readFixture<Bot>('bots');
export const humans = readFixture<Human>('humans');

/** How the server handled a submission; `refused` is one that did not solve its challenge. */
export type Handling = 'accepted' | 'quarantined' | 'refused';

/**
 * Sends a submission, and sends it again with a proof if the API asks for one and the sender solves it.
 * @throws when the form is not valid, because that is no result about spam.
 */
export async function sendForm(
  api: ApiServer,
  form: SentForm,
  { solves, proof }: { solves: boolean; proof?: string },
): Promise<Handling> {
  let response = await post(api, form, proof);
  if (response.statusCode === 403 && solves)
    response = await post(api, form, await solveProofOfWork(response.json().challenge));
  if (response.statusCode === 403) return 'refused';
  if (response.statusCode !== 201) throw new Error(`${response.statusCode} ${response.body}`);
  const { status } = await api.storage.store.read((database) =>
    database
      .selectFrom('submissions')
      .select('status')
      .where('id', '=', response.json().id)
      .executeTakeFirstOrThrow(),
  );
  return status;
}

async function post(api: ApiServer, form: SentForm, proof: string | undefined) {
  const { kind, client, language, fields, honeypot = '', elapsed, attachmentName } = form;
  const hiddenFields = {
    ...(client !== 'api' && { language, website: honeypot }),
    ...(client === 'script' && { elapsed: String(elapsed), ...(proof && { altcha: proof }) }),
  };
  const endpoint = forms[kind].endpoint.replace('/api/', '');
  const body = { ...fields, ...hiddenFields };
  if (kind === 'application') {
    const name = attachmentName ?? 'cv.pdf';
    const { payload, headers } = await encodeFormData(body, {
      name,
      bytes: name.endsWith('.docx') ? docx : pdf,
    });
    return api.post(endpoint, payload, {
      ...headers,
      ...(client !== 'plain' && { accept: 'application/json' }),
    });
  }
  if (client !== 'plain') return api.post(endpoint, body);
  return api.post(endpoint, String(new URLSearchParams(body)), {
    'content-type': 'application/x-www-form-urlencoded',
  });
}

/** Submissions of bots and of people, sent to the API as they would be. */
import { readFileSync } from 'node:fs';
import { type FormKind, forms } from '#forms/schemas/forms.ts';
import { solve } from '#forms/submission/proof-of-work.ts';
import type { Language } from '#i18n/languages.ts';
import type { ApiServer } from '#tests/support/api-server.ts';
import { docx, pdf } from '#tests/support/cv-files.ts';
import { formData } from '#tests/support/form-data.ts';

interface Sent {
  kind: FormKind;
  language: Language;
  fields: Record<string, string>;
  attachmentName?: string;
  /** `script`: the form with script; `plain`: without; `api`: a program that knows nothing of the form. */
  client: 'script' | 'plain' | 'api';
  elapsed?: number;
}

export interface Bot extends Sent {
  family: string;
  honeypot?: string;
  /** `replayed`: it sends a proof that has been used before. */
  proof: 'none' | 'solved' | 'replayed';
}

export interface Human extends Sent {
  /** Whether the browser solves what it is asked. */
  solves?: boolean;
}

const read = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`../../fixtures/submissions/${name}.json`, import.meta.url), 'utf8'));
export const bots = read<Bot>('bots');
export const humans = read<Human>('humans');

/** What became of a submission. */
export type Fate = 'accepted' | 'quarantined' | 'refused';

/**
 * Sends a submission, and once more with a proof where the API asks for one and the sender solves it.
 * @throws when it does not fit the form: then it says nothing about spam.
 */
export async function send(
  api: ApiServer,
  sent: Sent & { honeypot?: string },
  { solves, proof }: { solves: boolean; proof?: string },
): Promise<Fate> {
  let answer = await post(api, sent, proof);
  if (answer.statusCode === 403 && solves)
    answer = await post(api, sent, await solve(answer.json().challenge));
  if (answer.statusCode === 403) return 'refused';
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  const { status } = await api.storage.store.read((database) =>
    database
      .selectFrom('submissions')
      .select('status')
      .where('id', '=', answer.json().id)
      .executeTakeFirstOrThrow(),
  );
  return status;
}

async function post(api: ApiServer, sent: Sent & { honeypot?: string }, proof: string | undefined) {
  const { kind, client, language, fields, honeypot = '', elapsed, attachmentName } = sent;
  const hidden = {
    ...(client !== 'api' && { language, website: honeypot }),
    ...(client === 'script' && { elapsed: String(elapsed), ...(proof && { altcha: proof }) }),
  };
  const endpoint = forms[kind].endpoint.replace('/api/', '');
  const body = { ...fields, ...hidden };
  if (kind === 'application') {
    const name = attachmentName ?? 'cv.pdf';
    const { payload, headers } = await formData(body, { name, bytes: name.endsWith('.docx') ? docx : pdf });
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

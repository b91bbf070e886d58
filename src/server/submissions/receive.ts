/** A submission from its fields to the storage; what HTTP has to do with it is elsewhere. */
import { createHash } from 'node:crypto';
import { consentField, elapsedField, type FormKind, honeypot, proofField } from '#forms/schemas/forms.ts';
import { tidyLine } from '#forms/schemas/text.ts';
import type { Language } from '#i18n/languages.ts';
import type { Channel } from '../outbox/channels.ts';
import type { Challenge, Challenges } from '../spam/proof-of-work.ts';
import { judge } from '../spam/score-spam.ts';
import type { Store } from '../storage/store.ts';
import { type Attachment, type NewSubmission, storeSubmission } from '../storage/submissions.ts';
import type { SubmissionStatus } from '../storage/tables.ts';
import type { Consent } from './consent-texts.ts';
import type { FormBody } from './form-body.ts';
import type { FieldErrors } from './problem.ts';
import { validate } from './validate.ts';

export interface Submission {
  kind: FormKind;
  language: Language;
  body: FormBody;
  /** Under which the sender sends the same again. */
  idempotencyKey: string | undefined;
  /** Sent by a browser without script: the same again within minutes is a second press of the button. */
  plain: boolean;
}

export interface ReceiveMeans {
  store: Store;
  challenges: Challenges;
  /** The words beside the forms, as they are now. */
  consents: readonly Consent[];
  /** Where submissions are announced. */
  channels: readonly Channel[];
  /** Told when there is something to announce. */
  wake: () => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

export type Outcome =
  | { kind: 'received'; id: string; status: SubmissionStatus; repeated: boolean }
  | { kind: 'refused'; status: 413 | 415 | 422; errors: FieldErrors }
  | { kind: 'conflict' }
  | { kind: 'challenged'; challenge: Challenge };

/** Milliseconds for which a key counts. */
const keyLifetime = 24 * 3_600_000;
const plainLifetime = 10 * 60_000;

/**
 * Checks a submission and stores it. What looks like spam is stored apart, and answered like anything else.
 * @throws Unavailable while the storage cannot be used.
 */
export async function receive(submission: Submission, means: ReceiveMeans): Promise<Outcome> {
  const { kind, language, body } = submission;
  const validated = await validate(kind, language, body);
  if (!validated.valid) return { kind: 'refused', status: validated.status, errors: validated.errors };
  const { fields, attachment } = validated;

  const elapsed = numberOf(body.fields[elapsedField]);
  const { verdict, suspicions } = judge({
    kind,
    language,
    fields,
    attachmentName: attachment?.name,
    honeypot: textOf(body.fields[honeypot]),
    elapsed,
  });
  const challenge =
    verdict === 'suspicious' ? await means.challenges.verify(textOf(body.fields[proofField])) : undefined;
  if (verdict === 'suspicious' && !challenge && elapsed !== undefined)
    return { kind: 'challenged', challenge: await means.challenges.issue() };
  const status: SubmissionStatus =
    verdict === 'clean' || (verdict === 'suspicious' && challenge) ? 'accepted' : 'quarantined';

  const receipt = await storeSubmission(
    means.store,
    {
      kind,
      language,
      status,
      suspicions,
      fields,
      consent: await consentOf(submission, means),
      attachment,
      challenge,
      idempotency: idempotencyOf(submission, fields, attachment),
      channels: status === 'accepted' ? means.channels : [],
    },
    means.now(),
  );
  switch (receipt.kind) {
    case 'stored':
      if (status === 'accepted') means.wake();
      return { kind: 'received', id: receipt.id, status, repeated: false };
    case 'repeated':
      return { kind: 'received', id: receipt.id, status, repeated: true };
    case 'conflict':
      return { kind: 'conflict' };
    case 'spent':
      return { kind: 'challenged', challenge: await means.challenges.issue() };
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function numberOf(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : textOf(value);
  return /^\d{1,12}(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** Of submissions from before the words were kept, and from pages whose words nobody knows. */
const unrecorded = { version: 'unrecorded' };

/** The words that the sender saw; a page may be older than this build. A client of the API is shown the present ones. */
async function consentOf(
  { kind, language, body }: Submission,
  { consents, store }: ReceiveMeans,
): Promise<NewSubmission['consent']> {
  const current = consents.find((consent) => consent.kind === kind && consent.language === language);
  if (!current) throw new Error(`There are no consent words for the form ${kind} in ${language}.`);
  const seen = tidyLine(textOf(body.fields[consentField]));
  if (!seen || seen === current.version) return current;
  const known = await store.read((database) =>
    database
      .selectFrom('consent_texts')
      .select(['version', 'text'])
      .where('version', '=', seen)
      .where('kind', '=', kind)
      .where('language', '=', language)
      .executeTakeFirst(),
  );
  return known ?? unrecorded;
}

function idempotencyOf(
  { kind, body, idempotencyKey, plain }: Submission,
  fields: Record<string, string>,
  attachment: Attachment | undefined,
): NewSubmission['idempotency'] {
  const content = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  // Neither the language, which a visitor may switch before trying again, nor anything else that is not the content.
  // The trap is: a person whose browser filled it in may have emptied it since.
  const trapped = textOf(body.fields[honeypot]) !== '';
  const digest = sha256(JSON.stringify([kind, content, attachment?.sha256 ?? null, trapped]));
  if (idempotencyKey !== undefined)
    return { key: sha256(`${kind} ${idempotencyKey}`), digest, lifetime: keyLifetime };
  return plain ? { key: digest, digest, lifetime: plainLifetime } : undefined;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

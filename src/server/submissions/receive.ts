/** Receives a submission: validates it, scores it for spam and stores it. The HTTP side is in form-route.ts. */
import { createHash } from 'node:crypto';
import { errorKeys } from '#forms/schemas/errors.ts';
import {
  consentField,
  elapsedField,
  type FormKind,
  honeypotField,
  proofField,
} from '#forms/schemas/forms.ts';
import { toSingleLine } from '#forms/schemas/text.ts';
import type { Language } from '#i18n/languages.ts';
import type { Channel } from '../outbox/channels.ts';
import type { Challenge, ProofOfWork } from '../spam/proof-of-work.ts';
import { type SpamReason, scoreSpam } from '../spam/score-spam.ts';
import type { Store } from '../storage/store.ts';
import { type Attachment, type NewSubmission, storeSubmission } from '../storage/submissions.ts';
import type { ScanResult, SubmissionStatus } from '../storage/tables.ts';
import { type ConsentText, findConsentText } from './consent-texts.ts';
import { type FormBody, fileField } from './form-body.ts';
import type { ScanFile } from './malware-scan.ts';
import type { FieldErrors } from './problem.ts';
import type { UnprovenAcknowledgement } from './rate-limit.ts';
import { validateSubmission } from './validate.ts';

export interface SubmissionInput {
  kind: FormKind;
  language: Language;
  body: FormBody;
  /** The client sends the same key with each retry. */
  idempotencyKey: string | undefined;
  /** Sent by a browser without script: the same fields within minutes are a second press of the button. */
  isNoScript: boolean;
  /** Set when the limits are used up: only a submission with a solved challenge is taken. */
  requiresProof: boolean;
  /** Called before a sender who has solved no challenge gets an acknowledgement. */
  countUnprovenAcknowledgement: () => Promise<UnprovenAcknowledgement>;
}

export interface ReceiveDeps {
  store: Store;
  proofOfWork: ProofOfWork;
  /** Consent texts of this build. */
  getConsentTexts: () => readonly ConsentText[];
  /** Channels that deliver an accepted submission. */
  channels: readonly Channel[];
  /** Scans a file for malware; unset: files are not scanned. */
  scanFile?: ScanFile | undefined;
  /** Called with the result of each scan. */
  onScan?: ((result: ScanResult | 'infected') => void) | undefined;
  /** Called when the outbox has new rows. */
  notifyOutbox: () => void;
  /** Returns milliseconds since 1970. */
  now: () => number;
}

export type ReceiveResult =
  | {
      kind: 'received';
      id: string;
      status: SubmissionStatus;
      isRepeated: boolean;
      /** The spam rules that matched. */
      suspicions: readonly SpamReason[];
    }
  | { kind: 'refused'; status: 413 | 415 | 422; errors: FieldErrors }
  | { kind: 'conflict' }
  | { kind: 'challenged'; challenge: Challenge }
  /** A proof of work is required, and the client cannot solve a challenge. */
  | { kind: 'unproven' };

/** Lifetime of an idempotency key: the client's own, and the one derived from a form without script. */
const keyLifetimeMs = 24 * 3_600_000;
const noScriptKeyLifetimeMs = 10 * 60_000;

/**
 * Validates a submission and stores it. Spam is quarantined, and its sender gets the same response as everyone else. A
 * suspicious sender has to solve a challenge first, and so has one whose network has caused many acknowledgements. One
 * without script cannot solve it: a suspicious submission is quarantined then, and others get no acknowledgement.
 * @throws StorageUnavailableError while the storage cannot be used.
 */
export async function receiveSubmission(input: SubmissionInput, deps: ReceiveDeps): Promise<ReceiveResult> {
  const { kind, language, body } = input;
  const elapsedMs = parseElapsed(body.fields[elapsedField]);
  const hasScript = elapsedMs !== undefined;
  const solvedChallenge = await deps.proofOfWork.verifySolution(toText(body.fields[proofField]));
  if (input.requiresProof && !solvedChallenge)
    return hasScript
      ? { kind: 'challenged', challenge: await deps.proofOfWork.issueChallenge() }
      : { kind: 'unproven' };
  const validation = await validateSubmission(kind, language, body);
  if (!validation.isValid) return { kind: 'refused', status: validation.status, errors: validation.errors };
  const { fields, attachment } = validation;

  const spam = scoreSpam({ fields, honeypot: toText(body.fields[honeypotField]), elapsed: elapsedMs });
  if (spam.level === 'suspicious' && !solvedChallenge && hasScript)
    return { kind: 'challenged', challenge: await deps.proofOfWork.issueChallenge() };
  const isAccepted = spam.level === 'clean' || (spam.level === 'suspicious' && solvedChallenge !== undefined);
  const status: SubmissionStatus = isAccepted ? 'accepted' : 'quarantined';

  const mayAcknowledge = status === 'accepted' && deps.channels.includes('acknowledgement');
  const unprovenAcknowledgement =
    mayAcknowledge && !solvedChallenge ? await input.countUnprovenAcknowledgement() : undefined;
  // A file is not asked for twice: the form solves a challenge before it sends one.
  if (unprovenAcknowledgement?.isAllowed === false && hasScript && !attachment)
    return { kind: 'challenged', challenge: await deps.proofOfWork.issueChallenge() };

  const scan = attachment && (await deps.scanFile?.(attachment.path));
  if (scan) deps.onScan?.(scan);
  if (scan === 'infected') {
    await unprovenAcknowledgement?.refund();
    return { kind: 'refused', status: 422, errors: { [fileField]: errorKeys.fileInfected } };
  }

  const stored = await storeSubmission(
    deps.store,
    {
      kind,
      language,
      status,
      suspicions: spam.reasons,
      fields,
      consent: await findConsentText(
        { kind, language, seenVersion: toSingleLine(toText(body.fields[consentField])) },
        deps.getConsentTexts(),
        deps.store,
      ),
      attachment: attachment && { ...attachment, ...(scan && { scan }) },
      challenge: solvedChallenge,
      idempotency: buildIdempotency(input, fields, attachment),
      channels: status === 'accepted' ? deps.channels : [],
      acknowledgement: unprovenAcknowledgement?.isAllowed === false ? 'unproven' : 'limited',
    },
    deps.now(),
  );
  if (stored.kind !== 'stored') await unprovenAcknowledgement?.refund();
  switch (stored.kind) {
    case 'stored':
      if (status === 'accepted') deps.notifyOutbox();
      return { kind: 'received', id: stored.id, status, isRepeated: false, suspicions: spam.reasons };
    case 'repeated':
      return { kind: 'received', id: stored.id, status, isRepeated: true, suspicions: spam.reasons };
    case 'conflict':
      return { kind: 'conflict' };
    case 'used':
      return { kind: 'challenged', challenge: await deps.proofOfWork.issueChallenge() };
  }
}

export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function parseElapsed(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : toText(value);
  return /^\d{1,12}(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/**
 * Builds the key under which a repeated submission is recognised. The digest leaves out the language, which a visitor may
 * switch before trying again. It includes the honeypot, because a person whose browser filled it in may have emptied it.
 */
function buildIdempotency(
  { kind, body, idempotencyKey, isNoScript }: SubmissionInput,
  fields: Record<string, string>,
  attachment: Attachment | undefined,
): NewSubmission['idempotency'] {
  const sortedFields = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const isHoneypotFilled = toText(body.fields[honeypotField]) !== '';
  const digest = sha256(JSON.stringify([kind, sortedFields, attachment?.sha256 ?? null, isHoneypotFilled]));
  if (idempotencyKey !== undefined)
    return { key: sha256(`${kind} ${idempotencyKey}`), digest, lifetimeMs: keyLifetimeMs };
  return isNoScript ? { key: digest, digest, lifetimeMs: noScriptKeyLifetimeMs } : undefined;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

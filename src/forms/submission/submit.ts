import {
  consentField,
  elapsedField,
  type FormKind,
  forms,
  minFillTimeMs,
  proofField,
} from '../schemas/forms.ts';
import type { ApiResponse } from './api-response.ts';
import { fetchChallenge, getChallenge, solveChallenge } from './challenge.ts';
import { forgetIdempotencyKey, getIdempotencyKey } from './idempotency-key.ts';
import { getNetworkFailure, type Outcome, toOutcome } from './outcome.ts';
import { postFormData, postJson } from './post.ts';

/** Text fields and the CV. Fields without a value are omitted. */
export type Submission = Record<string, string | File | undefined>;

/**
 * Sends a submission to the API: as JSON, or as form data if it has a file. A form that was filled in faster than by a
 * person, for example by a browser's autofill, includes a proof of work. The server may also require one. A file is sent
 * with one at once, so that it need not be sent twice.
 * @param onProgress receives the share of an upload that was sent, 0 to 1.
 */
export async function submit(
  kind: FormKind,
  submission: Submission,
  onProgress: (share: number) => void,
): Promise<Outcome> {
  const elapsedMs = performance.now();
  const elapsed = { [elapsedField]: String(Math.round(elapsedMs)) };
  const headers = { 'idempotency-key': getIdempotencyKey(kind, serializeContent(submission)) };
  const send = (proofFields: Submission) =>
    post(forms[kind].endpoint, { ...submission, ...proofFields }, headers, onProgress);
  try {
    const needsEarlyProof = elapsedMs < minFillTimeMs || hasFile(submission);
    const earlyProof = needsEarlyProof ? await solveChallenge(await fetchChallenge()) : undefined;
    let response = await send({ ...elapsed, [proofField]: earlyProof });
    const challenge = getChallenge(response);
    if (challenge) {
      const proof = await solveChallenge(challenge);
      // Without a proof it is sent as by a browser without script: the server quarantines it instead of rejecting it.
      response = await send(proof === undefined ? {} : { ...elapsed, [proofField]: proof });
    }
    // 409: the server has received other content under the key.
    if (response.status === 409) forgetIdempotencyKey(kind);
    return toOutcome(response);
  } catch (error) {
    console.warn(error);
    return getNetworkFailure();
  }
}

function post(
  endpoint: string,
  submission: Submission,
  headers: Record<string, string>,
  onProgress: (share: number) => void,
): Promise<ApiResponse> {
  return hasFile(submission)
    ? postFormData(endpoint, toFormData(submission), headers, onProgress)
    : postJson(endpoint, JSON.stringify(submission), headers);
}

const hasFile = (submission: Submission): boolean =>
  Object.values(submission).some((value) => value instanceof File);

/**
 * Serializes the content that identifies a submission. The language is omitted, because a visitor may switch it before
 * a retry. Files with the same name, size and date count as the same.
 */
const serializeContent = ({
  [consentField]: _consent,
  language: _language,
  ...content
}: Submission): string =>
  JSON.stringify(content, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

function toFormData(submission: Submission): FormData {
  const data = new FormData();
  // The file comes last, so that a server that reads a stream has all other fields before it.
  const fields = Object.entries(submission).toSorted(
    ([, a], [, b]) => Number(a instanceof File) - Number(b instanceof File),
  );
  for (const [name, value] of fields) if (value !== undefined) data.append(name, value);
  return data;
}

import {
  consentField,
  elapsedField,
  type FormKind,
  forms,
  personPace,
  proofField,
} from '../schemas/forms.ts';
import type { Answer } from './api-response.ts';
import { challengeIn, fetchChallenge } from './challenge.ts';
import { forgetIdempotencyKey, idempotencyKey } from './idempotency-key.ts';
import { type Outcome, outcomeOf, unanswered } from './outcome.ts';
import { postFormData } from './post-form-data.ts';
import { postJson } from './post.ts';
import { prove } from './prove.ts';

/** What is sent: text, and the CV. Fields without a value are left out. */
export type Submission = Record<string, string | File | undefined>;

/**
 * Sends a submission to the API, as JSON, or as form data where a file goes along. Whoever is faster than a person, as
 * browsers are that fill in forms, proves first that it was worth some work; a server in doubt may ask for that, too.
 * @param onProgress told how far a file is, 0 to 1.
 */
export async function submit(
  kind: FormKind,
  submission: Submission,
  onProgress: (share: number) => void,
): Promise<Outcome> {
  const elapsed = performance.now();
  const pace = { [elapsedField]: String(Math.round(elapsed)) };
  const headers = { 'idempotency-key': idempotencyKey(kind, contentOf(submission)) };
  const send = (evidence: Submission) =>
    post(forms[kind].endpoint, { ...submission, ...evidence }, headers, onProgress);
  try {
    const early = elapsed < personPace ? await prove(await fetchChallenge()) : undefined;
    let answer = await send({ ...pace, [proofField]: early });
    const challenge = challengeIn(answer);
    if (challenge) {
      const proof = await prove(challenge);
      // Where none can be had it goes as from a browser without script: set aside for a person to look at, not lost.
      answer = await send(proof === undefined ? {} : { ...pace, [proofField]: proof });
    }
    // The server has received something else under the key.
    if (answer.status === 409) forgetIdempotencyKey(kind);
    return outcomeOf(answer);
  } catch (error) {
    console.warn(error);
    return unanswered();
  }
}

function post(
  endpoint: string,
  submission: Submission,
  headers: Record<string, string>,
  onProgress: (share: number) => void,
): Promise<Answer> {
  const hasFile = Object.values(submission).some((value) => value instanceof File);
  return hasFile
    ? postFormData(endpoint, formDataOf(submission), headers, onProgress)
    : postJson(endpoint, JSON.stringify(submission), headers);
}

/**
 * What makes it another submission: not its language, which a visitor may switch before trying again. Two files with
 * the same name, size and date are taken for the same.
 */
const contentOf = ({ [consentField]: _consent, language: _language, ...content }: Submission): string =>
  JSON.stringify(content, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

function formDataOf(submission: Submission): FormData {
  const data = new FormData();
  // The file last: a server that reads as it comes knows who sends it by then.
  const fields = Object.entries(submission).toSorted(
    ([, one], [, other]) => Number(one instanceof File) - Number(other instanceof File),
  );
  for (const [name, value] of fields) if (value !== undefined) data.append(name, value);
  return data;
}

import { type FormKind, forms } from '../schemas/forms.ts';
import { forgetIdempotencyKey, idempotencyKey } from './idempotency-key.ts';
import { type Outcome, outcomeOf, unanswered } from './outcome.ts';
import { postFormData } from './post-form-data.ts';
import { postJson } from './post-json.ts';

/** What is sent: text, and the CV. Fields without a value are left out. */
export type Submission = Record<string, string | File | undefined>;

/**
 * Sends a submission to the API, as JSON, or as form data where a file goes along.
 * @param onProgress told how far a file is, 0 to 1.
 */
export async function submit(
  kind: FormKind,
  submission: Submission,
  onProgress: (share: number) => void,
): Promise<Outcome> {
  const { endpoint } = forms[kind];
  const headers = { 'idempotency-key': idempotencyKey(kind, contentOf(submission)) };
  const hasFile = Object.values(submission).some((value) => value instanceof File);
  try {
    const answer = hasFile
      ? await postFormData(endpoint, formDataOf(submission), headers, onProgress)
      : await postJson(endpoint, JSON.stringify(submission), headers);
    // The server has received something else under the key.
    if (answer.status === 409) forgetIdempotencyKey(kind);
    return outcomeOf(answer);
  } catch (error) {
    console.warn(error);
    return unanswered();
  }
}

/** Two files with the same name, size and date are taken for the same. */
const contentOf = (submission: Submission): string =>
  JSON.stringify(submission, (_, value: unknown) =>
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

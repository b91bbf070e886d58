/** The rules of the forms, applied to what was sent. */
import { cvTypes } from '#forms/schemas/cv.ts';
import type { ErrorKey } from '#forms/schemas/errors.ts';
import { type FormKind, forms } from '#forms/schemas/forms.ts';
import { toSingleLine } from '#forms/schemas/text.ts';
import type { Language } from '#i18n/languages.ts';
import type { Attachment } from '../storage/submissions.ts';
import { detectCvType } from './cv-file-type.ts';
import { type FormBody, fileField } from './form-body.ts';
import type { FieldErrors } from './problem.ts';

export type ValidationResult =
  | { valid: true; fields: Record<string, string>; attachment: Attachment | undefined }
  | { valid: false; status: 413 | 415 | 422; errors: FieldErrors };

/**
 * Checks a body by the rules of its form.
 * @returns the fields as they are kept, those without a value left out; or what is wrong, one thing a field, in the
 *   order of the form.
 */
export async function validateSubmission(
  kind: FormKind,
  language: Language,
  body: FormBody,
): Promise<ValidationResult> {
  const { upload } = body;
  // Browsers send an empty part without a name where no file was chosen.
  const file = upload && (upload.name !== '' || upload.size > 0) ? upload : undefined;
  // What its sender calls it does not count: its name is to say what its content is.
  const facts = file && { ...file, type: '' };
  const result = forms[kind].schema(language).safeParse({ ...body.fields, [fileField]: facts });
  if (!result.success) {
    const errors: FieldErrors = {};
    for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message as ErrorKey;
    return { valid: false, status: toStatus(errors), errors };
  }
  const attachment = kind === 'application' && file ? await toAttachment(file) : undefined;
  if (kind === 'application' && !attachment)
    return { valid: false, status: 415, errors: { [fileField]: 'errors.fileType' } };
  const fields = Object.entries(result.data).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return { valid: true, fields: Object.fromEntries(fields), attachment };
}

/** A file of a wrong kind and nothing else is what HTTP has a status of its own for. */
function toStatus(errors: FieldErrors): 413 | 415 | 422 {
  if (Object.keys(errors).length > 1) return 422;
  if (errors[fileField] === 'errors.fileSize') return 413;
  return errors[fileField] === 'errors.fileType' ? 415 : 422;
}

/** @returns undefined where the content is not what the name promises. */
async function toAttachment(file: Attachment): Promise<Attachment | undefined> {
  const name = toSingleLine(file.name);
  const ending = await detectCvType(file.path);
  if (!ending || !name.toLowerCase().endsWith(`.${ending}`)) return undefined;
  return { ...file, name, type: cvTypes[ending] };
}

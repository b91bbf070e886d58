/** Validates a request body by the schema of its form. */
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
  | { isValid: true; fields: Record<string, string>; attachment: Attachment | undefined }
  | { isValid: false; status: 413 | 415 | 422; errors: FieldErrors };

/**
 * Validates a body.
 * @returns normalised fields without the empty ones; or the first error of each invalid field, in the order of the form.
 */
export async function validateSubmission(
  kind: FormKind,
  language: Language,
  body: FormBody,
): Promise<ValidationResult> {
  const { upload } = body;
  // Browsers send an empty part without a name if no file was chosen.
  const file = upload && (upload.name !== '' || upload.size > 0) ? upload : undefined;
  // The declared type is ignored: the name's extension must match the content.
  const fileInfo = file && { ...file, type: '' };
  const result = forms[kind].createSchema(language).safeParse({ ...body.fields, [fileField]: fileInfo });
  if (!result.success) {
    const errors: FieldErrors = {};
    for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message as ErrorKey;
    return { isValid: false, status: toStatus(errors), errors };
  }
  const attachment = kind === 'application' && file ? await toAttachment(file) : undefined;
  if (kind === 'application' && !attachment)
    return { isValid: false, status: 415, errors: { [fileField]: 'errors.fileType' } };
  const fields = Object.entries(result.data).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return { isValid: true, fields: Object.fromEntries(fields), attachment };
}

/** Returns 413 or 415 if the file is the only invalid field. */
function toStatus(errors: FieldErrors): 413 | 415 | 422 {
  if (Object.keys(errors).length > 1) return 422;
  if (errors[fileField] === 'errors.fileSize') return 413;
  return errors[fileField] === 'errors.fileType' ? 415 : 422;
}

/** @returns undefined if the content does not match the extension of the name. */
async function toAttachment(file: Attachment): Promise<Attachment | undefined> {
  const name = toSingleLine(file.name);
  const type = await detectCvType(file.path);
  if (!type || !name.toLowerCase().endsWith(`.${type}`)) return undefined;
  return { ...file, name, type: cvTypes[type] };
}

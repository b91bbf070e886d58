/** The rules of the forms, applied to what was sent. */
import type { ErrorKey } from '#forms/schemas/errors.ts';
import { type FormKind, forms } from '#forms/schemas/forms.ts';
import type { Language } from '#i18n/languages.ts';
import { cvTypeOf } from './cv-content.ts';
import { type FormBody, fileField } from './form-body.ts';
import type { FieldErrors } from './problem.ts';

export type Validated =
  | { valid: true; fields: Record<string, string> }
  | { valid: false; status: 413 | 415 | 422; errors: FieldErrors };

/**
 * Checks a body by the rules of its form.
 * @returns the fields as they are kept, those without a value left out; or what is wrong, one thing a field, in the
 *   order of the form.
 */
export async function validate(kind: FormKind, language: Language, body: FormBody): Promise<Validated> {
  const { upload } = body;
  // Browsers send an empty part without a name where no file was chosen.
  const file = upload && (upload.name !== '' || upload.size > 0) ? upload : undefined;
  const result = forms[kind].schema(language).safeParse({ ...body.fields, [fileField]: file });
  if (!result.success) {
    const errors: FieldErrors = {};
    for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message as ErrorKey;
    return { valid: false, status: statusOf(errors), errors };
  }
  if (kind === 'application' && file && !(await hasPromisedContent(file)))
    return { valid: false, status: 415, errors: { [fileField]: 'errors.fileType' } };
  const fields = Object.entries(result.data).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return { valid: true, fields: Object.fromEntries(fields) };
}

/** A file of a wrong kind and nothing else is what HTTP has a status of its own for. */
function statusOf(errors: FieldErrors): 413 | 415 | 422 {
  if (Object.keys(errors).length > 1) return 422;
  if (errors[fileField] === 'errors.fileSize') return 413;
  return errors[fileField] === 'errors.fileType' ? 415 : 422;
}

const hasPromisedContent = async ({ name, path }: { name: string; path: string }): Promise<boolean> => {
  const type = await cvTypeOf(path);
  return type !== undefined && name.toLowerCase().endsWith(`.${type}`);
};

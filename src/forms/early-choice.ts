import type { FieldName, FormKind } from './schemas/forms.ts';

/**
 * What was chosen in a group of radio buttons before React was there. Text fields keep theirs by themselves; radio
 * buttons, React Hook Form sets to the form's first values.
 */
export function earlyChoice(kind: FormKind, name: FieldName): string {
  if (typeof document === 'undefined') return '';
  const choice = document.querySelector<HTMLInputElement>(
    `form[data-form="${kind}"] input[type="radio"][name="${name}"]:checked`,
  );
  return choice?.value ?? '';
}

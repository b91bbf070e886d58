/** Helpers for tests of forms that are posted without script. */
import type { Page } from 'playwright/test';
import { type FormKind, fillForm, getField, getForm, submissions } from './forms.ts';
import { expect } from './site.ts';

/** Text with special characters that a page must return unchanged. */
export const specialCharacters = `</script><b title='x' name="y">&amp; 😀 שלום`;

/** Records method and path of the navigations that the page makes from now on. */
export function recordNavigations(page: Page): string[] {
  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest())
      navigations.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return navigations;
}

/** Fills in an invalid email, and valid values in all other fields. */
export async function fillFormWithErrors(page: Page, kind: FormKind): Promise<void> {
  await fillForm(page, kind);
  const form = getForm(page, kind);
  await getField(form, 'email').fill(specialCharacters);
  if (kind === 'enquiry') await getField(form, 'description').fill(`${specialCharacters}\nsecond line`);
}

/** Expects the values of `fillFormWithErrors` in the form. */
export async function expectTypedValues(page: Page, kind: FormKind): Promise<void> {
  const form = getForm(page, kind);
  await expect(getField(form, 'email')).toHaveValue(specialCharacters);
  await expect(getField(form, kind === 'message' ? 'fullName' : 'name')).toHaveValue('Ada Nordmann');
  if (kind !== 'enquiry') return;
  await expect(getField(form, 'description')).toHaveValue(`${specialCharacters}\nsecond line`);
  await expect(getField(form, 'mobile')).toHaveValue(submissions.enquiry.mobile);
  await expect(form.locator('[value="mobile-app"]')).toBeChecked();
}

/** Matches the title of a page without a form result. */
export const titleWithoutResult =
  /^(?!Error|Feil|This was not sent|Dette ble ikke sendt|We have|Vi har).* \| Fjellkode$/;

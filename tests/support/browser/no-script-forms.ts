/** What the tests of forms that are posted without script share. */
import type { Page } from 'playwright/test';
import { field, fillIn, formOf, type Kind, submissions } from './forms.ts';
import { expect } from './site.ts';

/** What must come back as it was typed, whatever it looks like. */
export const odd = `</script><b title='x' name="y">&amp; 😀 שלום`;

/** Methods of the requests for pages and to the API that the page makes from here on. */
export function requestsOf(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) made.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return made;
}

/** Types something wrong into the first fields, and something right into the others. */
export async function fillInWrongly(page: Page, kind: Kind): Promise<void> {
  await fillIn(page, kind);
  const form = formOf(page, kind);
  await field(form, 'email').fill(odd);
  if (kind === 'enquiry') await field(form, 'description').fill(`${odd}\nsecond line`);
}

export async function expectTyped(page: Page, kind: Kind): Promise<void> {
  const form = formOf(page, kind);
  await expect(field(form, 'email')).toHaveValue(odd);
  await expect(field(form, kind === 'message' ? 'fullName' : 'name')).toHaveValue('Ada Nordmann');
  if (kind !== 'enquiry') return;
  await expect(field(form, 'description')).toHaveValue(`${odd}\nsecond line`);
  await expect(field(form, 'mobile')).toHaveValue(submissions.enquiry.mobile);
  await expect(form.locator('[value="mobile-app"]')).toBeChecked();
}

/** Of a page that tells nothing of a form. */
export const pageTitle =
  /^(?!Error|Feil|This was not sent|Dette ble ikke sendt|We have|Vi har).* \| Fjellkode$/;

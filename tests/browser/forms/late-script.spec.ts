/** Forms that are posted before hydration, and the hydration of the pages that answer them. */
import type { Page } from 'playwright/test';
import {
  cvFile,
  type FormKind,
  getField,
  getForm,
  getFormPath,
  getSubmitButton,
  kinds,
  type Language,
  uiStrings,
} from '#tests/support/browser/forms.ts';
import {
  expectTypedValues,
  fillFormWithErrors,
  recordNavigations,
  titleWithoutResult,
} from '#tests/support/browser/no-script-forms.ts';
import { delayHydration, expect, test } from '#tests/support/browser/site.ts';

test.describe('before hydration', () => {
  test.use({ toleratedErrors: /status of 4\d\d/ });

  /** Posts a form with errors before hydration. @returns a function that lets the application load. */
  async function postFormWithErrors(page: Page, kind: FormKind, language: Language = 'en') {
    const release = await delayHydration(page);
    await page.goto(getFormPath(kind, language));
    await fillFormWithErrors(page, kind);
    await getSubmitButton(page, kind, language).click();
    await expect(getForm(page, kind).getByRole('region')).toBeFocused();
    return release;
  }
  const expectHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-app', 'ready');

  for (const language of ['en', 'no'] as const)
    for (const kind of kinds)
      test(`a refused ${kind} in ${language} keeps its state through hydration, and can be corrected and sent`, async ({
        page,
      }) => {
        const release = await postFormWithErrors(page, kind, language);
        release();
        // The page is hydrated without an interaction.
        await expectHydrated(page);
        const form = getForm(page, kind);
        await expect(form.getByRole('region')).toBeFocused();
        await expect(page).toHaveURL(getFormPath(kind, language));
        await expectTypedValues(page, kind);
        const email = getField(form, 'email');
        const { errors, fields, received, summary } = uiStrings[language];
        await expect(email).toHaveAccessibleDescription(new RegExp(`${errors.email}$`));
        await form.getByRole('link', { name: `${fields.email}: ${errors.email}` }).click();
        await expect(email).toBeFocused();
        expect(new URL(page.url()).hash).toBe('');
        await email.fill('ada@example.no');
        await expect(email).toHaveAttribute('aria-invalid', 'false');
        await expect(form.getByText(summary.mended.replace('{{field}}', fields.email))).toBeVisible();
        if (kind === 'application') {
          const file = getField(form, 'cv');
          await expect(file).toHaveAccessibleDescription(new RegExp(`${errors.fileAgain}$`));
          await file.setInputFiles(cvFile);
          await expect(file).toHaveAttribute('aria-invalid', 'false');
        }
        await getSubmitButton(page, kind, language).click();
        await expect(page.getByRole('heading', { name: received[kind] })).toBeFocused();
        expect(await page.title()).toMatch(titleWithoutResult);
      });

  test('a reload does not post the form, and keeps the text', async ({ page }) => {
    const release = await postFormWithErrors(page, 'enquiry');
    release();
    await expectHydrated(page);
    const requests = recordNavigations(page);
    await page.reload();
    await expectTypedValues(page, 'enquiry');
    expect(requests).toEqual([`GET ${getFormPath('enquiry')}`]);
  });

  test('changes to a returned form are kept through hydration, and so is the focus', async ({ page }) => {
    const release = await postFormWithErrors(page, 'enquiry');
    const form = getForm(page, 'enquiry');
    await form.locator('[value="quality-assurance"]').check();
    await getField(form, 'email').fill('ada@example.com');
    release();
    await expectHydrated(page);
    await expect(getField(form, 'email')).toBeFocused();
    await expect(getField(form, 'email')).toHaveValue('ada@example.com');
    await expect(form.locator('[value="quality-assurance"]')).toBeChecked();
    const request = page.waitForRequest('**/api/enquiries');
    await getSubmitButton(page, 'enquiry').click();
    expect((await request).postDataJSON()).toMatchObject({
      email: 'ada@example.com',
      service: 'quality-assurance',
      name: 'Ada Nordmann',
    });
    await expect(page.getByRole('heading', { name: uiStrings.en.received.enquiry })).toBeFocused();
  });

  test('posted text takes precedence over the draft', async ({ page }) => {
    await page.goto(getFormPath('enquiry'));
    await page.evaluate(() =>
      sessionStorage.setItem(
        'form.enquiry',
        JSON.stringify({ description: 'Older', email: 'older@example.no' }),
      ),
    );
    const release = await delayHydration(page);
    await page.goto(getFormPath('enquiry'));
    await getField(getForm(page, 'enquiry'), 'email').fill('newer');
    await getSubmitButton(page, 'enquiry').click();
    await expect(getForm(page, 'enquiry').getByRole('region')).toBeFocused();
    release();
    await expectHydrated(page);
    await expect(getField(getForm(page, 'enquiry'), 'email')).toHaveValue('newer');
    await expect(getField(getForm(page, 'enquiry'), 'description')).toHaveValue('');
  });

  test('the answer stays in the language of its form, even if another one was chosen before', async ({
    page,
  }) => {
    await page.goto('/?lng=en');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en');
    const release = await postFormWithErrors(page, 'message', 'no');
    release();
    await expectHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'no');
    await expectTypedValues(page, 'message');
  });

  test('a confirmation removes the draft of its form, and leads to an empty form', async ({ page }) => {
    await page.goto(getFormPath('enquiry'));
    await page.evaluate(() => {
      sessionStorage.setItem('form.enquiry', JSON.stringify({ name: 'Typed before' }));
      sessionStorage.setItem('form.enquiry.attempt', 'key content');
      sessionStorage.setItem('form.message', JSON.stringify({ message: 'Something else' }));
    });
    await page.goto(`${getFormPath('enquiry')}?received=7K3M-Q9XA-2BCD`);
    await expectHydrated(page);
    await expect(page.getByRole('heading', { name: uiStrings.en.received.enquiry })).toBeFocused();
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('form.'))),
    ).toEqual(['form.message']);
    await page.getByRole('button', { name: 'New Message', exact: true }).click();
    await expect(getField(getForm(page, 'enquiry'), 'name')).toBeFocused();
    await expect(getField(getForm(page, 'enquiry'), 'name')).toHaveValue('');
    await expect(page).toHaveURL(getFormPath('enquiry'));
    expect(await page.title()).toMatch(titleWithoutResult);
  });

  test('the form is shown again after another page and back', async ({ page }) => {
    await page.goto(`${getFormPath('message')}?received=7K3M-Q9XA-2BCD`);
    await expectHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/privacy-policy$/);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await page.goBack();
    await expect(getForm(page, 'message')).toBeVisible();
  });
});

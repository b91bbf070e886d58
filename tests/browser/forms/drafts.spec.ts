import type { Page } from 'playwright/test';
import { getConsentVersion } from '#forms/schemas/consent.ts';
import {
  cvFile,
  fillForm,
  getField,
  getForm,
  getFormPath,
  getSubmitButton,
  kinds,
  mockApi,
  openForm,
  receivedReply,
  submissions,
  uiStrings,
} from '#tests/support/browser/forms.ts';
import { delayHydration, expect, test, triggerHydration } from '#tests/support/browser/site.ts';

test.describe('typed text', () => {
  const expectTypedText = async (page: Page) => {
    const form = getForm(page, 'enquiry');
    for (const name of ['name', 'email', 'mobile', 'description'] as const)
      await expect(getField(form, name)).toHaveValue(submissions.enquiry[name]);
    await expect(form.locator('[value="mobile-app"]')).toBeChecked();
  };

  test('survives a reload, another page and the switch of language, in its tab only', async ({
    page,
    context,
  }) => {
    await openForm(page, 'enquiry');
    await fillForm(page, 'enquiry');
    await page.reload();
    // The draft is restored without an interaction.
    await expectTypedText(page);
    await page.getByRole('link', { name: 'Norsk' }).first().click();
    await expect(page).toHaveURL(getFormPath('enquiry', 'no'));
    await triggerHydration(page);
    await expectTypedText(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Personvernerklæring' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personvernerklæring');
    await page.goBack();
    await expectTypedText(page);
    const otherTab = await context.newPage();
    const form = await openForm(otherTab, 'enquiry', 'no');
    await expect(getField(form, 'name')).toHaveValue('');
    await expect(getField(form, 'mobile')).toHaveValue('+47 ');
  });

  test('is kept through hydration and sent', async ({ page }) => {
    const release = await delayHydration(page);
    const requests = await mockApi(page, receivedReply);
    await page.goto(getFormPath('enquiry'));
    await fillForm(page, 'enquiry');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await expectTypedText(page);
    await getSubmitButton(page, 'enquiry').click();
    await expect(page.getByRole('heading', { name: uiStrings.en.received.enquiry })).toBeFocused();
    expect(requests[0]?.postDataJSON()).toMatchObject(submissions.enquiry);
  });

  test('and a chosen file are kept through hydration', async ({ page }) => {
    const release = await delayHydration(page);
    await mockApi(page, receivedReply);
    await page.goto(getFormPath('application'));
    await fillForm(page, 'application');
    release();
    await expect(getForm(page, 'application').getByText('cv.pdf')).toBeVisible();
    await getSubmitButton(page, 'application').click();
    await expect(page.getByRole('heading', { name: uiStrings.en.received.application })).toBeFocused();
  });

  test('is kept, and a file chosen before hydration is validated after it', async ({ page }) => {
    const release = await delayHydration(page);
    await page.goto(getFormPath('application'));
    const input = getField(getForm(page, 'application'), 'cv');
    await input.setInputFiles({ ...cvFile, name: 'cv.txt', mimeType: 'text/plain' });
    await input.focus();
    release();
    await expect(input).toHaveAccessibleDescription(
      `${uiStrings.en.hints.cv} ${uiStrings.en.errors.fileType}`,
    );
  });

  test('in a Norwegian phone field is kept through hydration', async ({ page }) => {
    const release = await delayHydration(page);
    await page.goto(getFormPath('enquiry', 'no'));
    const mobile = getField(getForm(page, 'enquiry'), 'mobile');
    await mobile.press('End');
    await page.keyboard.type('12 34 56 78');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await expect(mobile).toHaveValue('+47 12 34 56 78');
  });

  test('survives another visit, on which its file must be chosen again', async ({ page }) => {
    await mockApi(page, receivedReply);
    const form = await openForm(page, 'application');
    await fillForm(page, 'application');
    const { errors, hints, received } = uiStrings.en;
    // The browser itself restores a file after a reload, but not on another visit of the page.
    await page.goto('/team');
    for (const _ of ['once', 'twice']) {
      await page.goto(getFormPath('application'));
      await expect(getField(form, 'message')).toHaveValue(submissions.application.message);
      await expect(getField(form, 'cv')).toHaveAccessibleDescription(`${hints.cv} ${errors.fileAgain}`);
    }
    await getField(form, 'cv').setInputFiles(cvFile);
    await expect(getField(form, 'cv')).toHaveAttribute('aria-invalid', 'false');
    await getSubmitButton(page, 'application').click();
    await expect(page.getByRole('heading', { name: received.application })).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const kind of kinds)
    test(`the ${kind} form is complete, and posts the fields of the API`, async ({ page }) => {
      const requests = await mockApi(page, { status: 201 });
      await page.goto(getFormPath(kind, 'no'));
      await fillForm(page, kind);
      await getSubmitButton(page, kind, 'no').click();
      await expect.poll(() => requests.length).toBe(1);
      const body = requests[0]?.postData() ?? '';
      if (kind === 'application') {
        expect(requests[0]?.headers()['content-type']).toContain('multipart/form-data');
        for (const name of ['name', 'email', 'mobile', 'message', 'cv', 'language', 'consent', 'website'])
          expect(body).toContain(`name="${name}"`);
      } else {
        // Browsers end lines of form data with CRLF.
        const typed = Object.entries(submissions[kind]).map(([name, value]) => [
          name,
          value.replaceAll('\n', '\r\n'),
        ]);
        expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
          ...Object.fromEntries(typed),
          language: 'no',
          consent: getConsentVersion(kind, 'no', uiStrings.no.consent[kind]),
          website: '',
        });
      }
    });
});

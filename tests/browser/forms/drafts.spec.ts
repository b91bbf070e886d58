import type { Page } from 'playwright/test';
import { consentVersion } from '#forms/schemas/consent.ts';
import {
  addressOf,
  api,
  cv,
  field,
  fillIn,
  formOf,
  holdReact,
  kinds,
  open,
  received,
  sendButton,
  submissions,
  words,
} from '#tests/support/browser/forms.ts';
import { expect, test, wake } from '#tests/support/browser/site.ts';

test.describe('what was typed', () => {
  const expectTyped = async (page: Page) => {
    const form = formOf(page, 'enquiry');
    for (const name of ['name', 'email', 'mobile', 'description'] as const)
      await expect(field(form, name)).toHaveValue(submissions.enquiry[name]);
    await expect(form.locator('[value="mobile-app"]')).toBeChecked();
  };

  test('survives a reload, another page and the switch of language, in its tab only', async ({
    page,
    context,
  }) => {
    await open(page, 'enquiry');
    await fillIn(page, 'enquiry');
    await page.reload();
    // Without a sign of a person.
    await expectTyped(page);
    await page.getByRole('link', { name: 'Norsk' }).first().click();
    await expect(page).toHaveURL(addressOf('enquiry', 'no'));
    await wake(page);
    await expectTyped(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Personvernerklæring' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personvernerklæring');
    await page.goBack();
    await expectTyped(page);
    const other = await context.newPage();
    const form = await open(other, 'enquiry', 'no');
    await expect(field(form, 'name')).toHaveValue('');
    await expect(field(form, 'mobile')).toHaveValue('+47 ');
  });

  test('before React is there survives it, and counts', async ({ page }) => {
    const release = await holdReact(page);
    const requests = await api(page, received);
    await page.goto(addressOf('enquiry'));
    await fillIn(page, 'enquiry');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await expectTyped(page);
    await sendButton(page, 'enquiry').click();
    await expect(page.getByRole('heading', { name: words.en.received.enquiry })).toBeFocused();
    expect(requests[0]?.postDataJSON()).toMatchObject(submissions.enquiry);
  });

  test('and chosen before React is there survives it, file included', async ({ page }) => {
    const release = await holdReact(page);
    await api(page, received);
    await page.goto(addressOf('application'));
    await fillIn(page, 'application');
    release();
    await expect(formOf(page, 'application').getByText('cv.pdf')).toBeVisible();
    await sendButton(page, 'application').click();
    await expect(page.getByRole('heading', { name: words.en.received.application })).toBeFocused();
  });

  test('and a file chosen before React is there is checked then', async ({ page }) => {
    const release = await holdReact(page);
    await page.goto(addressOf('application'));
    const input = field(formOf(page, 'application'), 'cv');
    await input.setInputFiles({ ...cv, name: 'cv.txt', mimeType: 'text/plain' });
    await input.focus();
    release();
    await expect(input).toHaveAccessibleDescription(`${words.en.hints.cv} ${words.en.errors.fileType}`);
  });

  test('in Norwegian before React is there keeps its number', async ({ page }) => {
    const release = await holdReact(page);
    await page.goto(addressOf('enquiry', 'no'));
    const mobile = field(formOf(page, 'enquiry'), 'mobile');
    await mobile.press('End');
    await page.keyboard.type('12 34 56 78');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await expect(mobile).toHaveValue('+47 12 34 56 78');
  });

  test('is kept by a form where storage is blocked, too', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      }),
    );
    await api(page, received);
    await open(page, 'message');
    await fillIn(page, 'message');
    await sendButton(page, 'message').click();
    await expect(page.getByRole('heading', { name: words.en.received.message })).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const kind of kinds)
    test(`the ${kind} form is complete, and posts what the API takes`, async ({ page }) => {
      const requests = await api(page, { status: 201 });
      await page.goto(addressOf(kind, 'no'));
      await fillIn(page, kind);
      await sendButton(page, kind, 'no').click();
      await expect.poll(() => requests.length).toBe(1);
      const body = requests[0]?.postData() ?? '';
      if (kind === 'application') {
        expect(requests[0]?.headers()['content-type']).toContain('multipart/form-data');
        for (const name of ['name', 'email', 'mobile', 'message', 'cv', 'language', 'consent', 'website'])
          expect(body).toContain(`name="${name}"`);
      } else {
        // Browsers end lines of a form with two characters.
        const typed = Object.entries(submissions[kind]).map(([name, value]) => [
          name,
          value.replaceAll('\n', '\r\n'),
        ]);
        expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
          ...Object.fromEntries(typed),
          language: 'no',
          consent: consentVersion(kind, 'no', words.no.consent[kind]),
          website: '',
        });
      }
    });
});

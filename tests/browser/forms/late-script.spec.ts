/** Forms that were posted before React was there, and what it makes of the answers. */
import type { Page } from 'playwright/test';
import {
  addressOf,
  cv,
  field,
  formOf,
  holdReact,
  type Kind,
  kinds,
  type Language,
  sendButton,
  words,
} from '#tests/support/browser/forms.ts';
import { expectTyped, fillInWrongly, pageTitle, requestsOf } from '#tests/support/browser/no-script-forms.ts';
import { expect, test } from '#tests/support/browser/site.ts';

test.describe('with script that comes late', () => {
  test.use({ tolerated: /status of 4\d\d/ });

  /** Posts a form before React is there. */
  async function post(page: Page, kind: Kind, language: Language = 'en') {
    const release = await holdReact(page);
    await page.goto(addressOf(kind, language));
    await fillInWrongly(page, kind);
    await sendButton(page, kind, language).click();
    await expect(formOf(page, kind).getByRole('region')).toBeFocused();
    return release;
  }
  const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-app', 'ready');

  for (const language of ['en', 'no'] as const)
    for (const kind of kinds)
      test(`a refused ${kind} in ${language} is taken over as it stands, and can be mended and sent`, async ({
        page,
      }) => {
        const release = await post(page, kind, language);
        release();
        // Without a sign of a person.
        await ready(page);
        const form = formOf(page, kind);
        await expect(form.getByRole('region')).toBeFocused();
        await expect(page).toHaveURL(addressOf(kind, language));
        await expectTyped(page, kind);
        const email = field(form, 'email');
        const { errors, fields, received, summary } = words[language];
        await expect(email).toHaveAccessibleDescription(new RegExp(`${errors.email}$`));
        await form.getByRole('link', { name: `${fields.email}: ${errors.email}` }).click();
        await expect(email).toBeFocused();
        expect(new URL(page.url()).hash).toBe('');
        await email.fill('ada@example.no');
        await expect(email).toHaveAttribute('aria-invalid', 'false');
        await expect(form.getByText(summary.mended.replace('{{field}}', fields.email))).toBeVisible();
        if (kind === 'application') {
          const file = field(form, 'cv');
          await expect(file).toHaveAccessibleDescription(new RegExp(`${errors.fileAgain}$`));
          await file.setInputFiles(cv);
          await expect(file).toHaveAttribute('aria-invalid', 'false');
        }
        await sendButton(page, kind, language).click();
        await expect(page.getByRole('heading', { name: received[kind] })).toBeFocused();
        expect(await page.title()).toMatch(pageTitle);
      });

  test('a reload posts nothing, and keeps what was typed', async ({ page }) => {
    const release = await post(page, 'enquiry');
    release();
    await ready(page);
    const requests = requestsOf(page);
    await page.reload();
    await expectTyped(page, 'enquiry');
    expect(requests).toEqual([`GET ${addressOf('enquiry')}`]);
  });

  test('what is changed before React is there counts, and keeps the focus', async ({ page }) => {
    const release = await post(page, 'enquiry');
    const form = formOf(page, 'enquiry');
    await form.locator('[value="quality-assurance"]').check();
    await field(form, 'email').fill('ada@example.com');
    release();
    await ready(page);
    await expect(field(form, 'email')).toBeFocused();
    await expect(field(form, 'email')).toHaveValue('ada@example.com');
    await expect(form.locator('[value="quality-assurance"]')).toBeChecked();
    const request = page.waitForRequest('**/api/enquiries');
    await sendButton(page, 'enquiry').click();
    expect((await request).postDataJSON()).toMatchObject({
      email: 'ada@example.com',
      service: 'quality-assurance',
      name: 'Ada Nordmann',
    });
    await expect(page.getByRole('heading', { name: words.en.received.enquiry })).toBeFocused();
  });

  test('what was posted wins over what the tab has kept', async ({ page }) => {
    await page.goto(addressOf('enquiry'));
    await page.evaluate(() =>
      sessionStorage.setItem(
        'form.enquiry',
        JSON.stringify({ description: 'Older', email: 'older@example.no' }),
      ),
    );
    const release = await holdReact(page);
    await page.goto(addressOf('enquiry'));
    await field(formOf(page, 'enquiry'), 'email').fill('newer');
    await sendButton(page, 'enquiry').click();
    await expect(formOf(page, 'enquiry').getByRole('region')).toBeFocused();
    release();
    await ready(page);
    await expect(field(formOf(page, 'enquiry'), 'email')).toHaveValue('newer');
    await expect(field(formOf(page, 'enquiry'), 'description')).toHaveValue('');
  });

  test('an answer stays where it is, whatever language was chosen before', async ({ page }) => {
    await page.goto('/?lng=en');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en');
    const release = await post(page, 'message', 'no');
    release();
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'no');
    await expectTyped(page, 'message');
  });

  test('a confirmation ends the draft of its form, and leads to an empty one', async ({ page }) => {
    await page.goto(addressOf('enquiry'));
    await page.evaluate(() => {
      sessionStorage.setItem('form.enquiry', JSON.stringify({ name: 'Typed before' }));
      sessionStorage.setItem('form.enquiry.attempt', 'key content');
      sessionStorage.setItem('form.message', JSON.stringify({ message: 'Something else' }));
    });
    await page.goto(`${addressOf('enquiry')}?received=7K3M-Q9XA-2BCD`);
    await ready(page);
    await expect(page.getByRole('heading', { name: words.en.received.enquiry })).toBeFocused();
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('form.'))),
    ).toEqual(['form.message']);
    await page.getByRole('button', { name: 'New Message', exact: true }).click();
    await expect(field(formOf(page, 'enquiry'), 'name')).toBeFocused();
    await expect(field(formOf(page, 'enquiry'), 'name')).toHaveValue('');
    await expect(page).toHaveURL(addressOf('enquiry'));
    expect(await page.title()).toMatch(pageTitle);
  });

  test('another page and back is the form again', async ({ page }) => {
    await page.goto(`${addressOf('message')}?received=7K3M-Q9XA-2BCD`);
    await ready(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/privacy-policy$/);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await page.goBack();
    await expect(formOf(page, 'message')).toBeVisible();
  });
});

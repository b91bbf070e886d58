/** Storage of the browser that is blocked, full or corrupt. */
import type { Page } from 'playwright/test';
import {
  fillForm,
  getField,
  getForm,
  getFormPath,
  getSubmitButton,
  mockApi,
  openForm,
  receivedReply,
  submissions,
  uiStrings,
} from '#tests/support/browser/forms.ts';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

const expectTypedText = async (page: Page) => {
  for (const [name, value] of Object.entries(submissions.message))
    await expect(getField(getForm(page, 'message'), name)).toHaveValue(value);
};

for (const [state, prepare] of [
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  ],
] as const)
  test(`if storage is ${state}, text is kept on other pages, the form is sent once, and the language can be chosen`, async ({
    page,
  }) => {
    await page.addInitScript(prepare);
    const requests = await mockApi(page, 'no response', receivedReply);
    await openForm(page, 'message');
    await fillForm(page, 'message');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await page.goBack();
    await expectTypedText(page);
    await getSubmitButton(page, 'message').click();
    await page.getByRole('button', { name: uiStrings.en.failure.retry }).click();
    await expect(page.getByRole('heading', { name: uiStrings.en.received.message })).toBeFocused();
    const keys = requests.map((request) => request.headers()['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
    await page.getByRole('link', { name: 'Norsk' }).first().click();
    await expect(page).toHaveURL(getFormPath('message', 'no'));
    await triggerHydration(page);
    await expect(getField(getForm(page, 'message'), 'message')).toHaveValue('');
  });
test.use({ toleratedErrors: /ERR_CONNECTION_RESET/ });

test('corrupt and foreign values in storage are ignored', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.setItem('language', '"><script>alert(1)</script>');
    localStorage.setItem('i18nextLng', 'tlh');
    for (const [key, value] of [
      ['form.message', '{"message": "half a dra'],
      [
        'form.enquiry',
        '{"name": 1, "service": "sorcery", "__proto__": {"x": 1}, "unknown": "x", "description": "Kept."}',
      ],
      ['form.application', 'null'],
      ['form.message.attempt', '{}'],
      ['language.moved', '{}'],
      ['react-router-scroll-positions', 'null'],
    ] as const)
      sessionStorage.setItem(key, value);
  });
  await mockApi(page, receivedReply);
  await openForm(page, 'enquiry');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const form = getForm(page, 'enquiry');
  await expect(getField(form, 'description')).toHaveValue('Kept.');
  await expect(getField(form, 'name')).toHaveValue('');
  await expect(form.locator('[name=service]:checked')).toHaveCount(0);
  await page.goto(getFormPath('application'));
  await triggerHydration(page);
  await page.goto(getFormPath('message'));
  await triggerHydration(page);
  await fillForm(page, 'message');
  await getSubmitButton(page, 'message').click();
  await expect(page.getByRole('heading', { name: uiStrings.en.received.message })).toBeFocused();
});

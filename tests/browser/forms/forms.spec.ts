import { getConsentVersion } from '#forms/schemas/consent.ts';
import { findViolations } from '#tests/support/browser/axe.ts';
import {
  cvFile,
  emptyFormErrors,
  fillForm,
  getField,
  getForm,
  getSubmitButton,
  kinds,
  mockApi,
  openForm,
  receivedReply,
  submissions,
  uiStrings,
} from '#tests/support/browser/forms.ts';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

const summaryTitles = {
  en: {
    3: 'Three fields must be corrected before this can be sent',
    4: 'Four fields must be corrected before this can be sent',
  },
  no: { 3: 'Tre felt må rettes før dette kan sendes', 4: 'Fire felt må rettes før dette kan sendes' },
};

for (const language of ['en', 'no'] as const)
  for (const kind of kinds)
    test.describe(`${kind} in ${language}`, () => {
      test.use({ locale: language === 'no' ? 'nb-NO' : 'en-GB' });

      test('shows the errors of an empty form, at each field and in a focused summary', async ({ page }) => {
        const requests = await mockApi(page, receivedReply);
        const form = await openForm(page, kind, language);
        await getSubmitButton(page, kind, language).click();
        const expectedErrors = Object.entries(emptyFormErrors[kind]).map(
          ([name, key]) => [name, uiStrings[language].errors[key]] as const,
        );
        const title = summaryTitles[language][expectedErrors.length as 3 | 4];
        const summary = page.getByRole('region', { name: title });
        await expect(summary).toBeFocused();
        await expect(summary.getByRole('listitem')).toHaveText(
          expectedErrors.map(
            ([name, message]) =>
              `${uiStrings[language].fields[name as keyof (typeof uiStrings)['en']['fields']]}: ${message}`,
          ),
        );
        for (const [index, [name, message]] of expectedErrors.entries()) {
          const control = getField(form, name).first();
          const state = name === 'service' ? form.getByRole('radiogroup') : control;
          await expect(state).toHaveAttribute('aria-invalid', 'true');
          await expect(state).toHaveAccessibleDescription(new RegExp(`${message}$`));
          await summary.getByRole('link').nth(index).click();
          await expect(control).toBeFocused();
          await expect(control).toBeInViewport();
        }
        expect(new URL(page.url()).hash).toBe('');
        expect(requests).toEqual([]);
        const violations = await findViolations(page, { selector: `form[data-form="${kind}"]` });
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
      });

      test('is sent, and its confirmation is focused', async ({ page }) => {
        const requests = await mockApi(page, receivedReply);
        await openForm(page, kind, language);
        await fillForm(page, kind);
        await getSubmitButton(page, kind, language).click();
        const title = page.getByRole('heading', { name: uiStrings[language].received[kind] });
        await expect(title).toBeFocused();
        await expect(title).toBeInViewport();
        await expect(page.getByText(uiStrings[language].received.text)).toBeVisible();
        await expect(page.getByText('01JD5V0Q8E6Y3M1T9ZB7', { exact: true })).toBeVisible();
        await expect(getForm(page, kind)).toHaveCount(0);
        const [request] = requests;
        expect(requests).toHaveLength(1);
        expect(request?.method()).toBe('POST');
        expect(request?.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
        const expectedFields = { ...submissions[kind], language, website: '' };
        const hiddenFields = {
          elapsed: expect.stringMatching(/^6\d{4}$/),
          consent: getConsentVersion(kind, language, uiStrings[language].consent[kind]),
        };
        if (kind === 'application') {
          const body = request?.postDataBuffer()?.toString() ?? '';
          for (const [name, value] of Object.entries(expectedFields))
            expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
          expect(body).toContain(
            `name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n${cvFile.buffer}`,
          );
        } else expect(request?.postDataJSON()).toEqual({ ...expectedFields, ...hiddenFields });
        // The form is empty after a reload.
        await page.reload();
        await triggerHydration(page);
        await expect(getField(getForm(page, kind), 'email')).toHaveValue('');
      });
    });

test('a form is sent once, even if it is submitted several times', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route('**/api/**', async (route) => {
    requests += 1;
    await released;
    await route.fulfill({ status: 201, contentType: 'application/json', body: '{"id":"a1"}' });
  });
  const form = await openForm(page, 'message');
  await fillForm(page, 'message');
  await getSubmitButton(page, 'message').dblclick();
  const sending = page.getByRole('button', { name: uiStrings.en.sending });
  await expect(sending).toBeFocused();
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  // Playwright would wait until the button is enabled.
  await sending.click({ force: true });
  await getField(form, 'email').press('Enter');
  release();
  await expect(page.getByRole('heading', { name: uiStrings.en.received.message })).toBeFocused();
  expect(requests).toBe(1);
});

test('a response that comes after the visitor has left is repeated at the next attempt', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const keys: (string | undefined)[] = [];
  await page.route('**/api/**', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await released;
    await route.fulfill({ status: 201, contentType: 'application/json', body: '{"id":"a1"}' });
  });
  const form = await openForm(page, 'message');
  await fillForm(page, 'message');
  await getSubmitButton(page, 'message').click();
  await expect.poll(() => keys.length).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  const responsePromise = page.waitForResponse('**/api/**');
  release();
  await (await responsePromise).finished();
  await page.goBack();
  await expect(getField(form, 'email')).toHaveValue(submissions.message.email);
  await getSubmitButton(page, 'message').click();
  await expect(page.getByRole('heading', { name: uiStrings.en.received.message })).toBeFocused();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('an enquiry can be followed by another one, from an empty form', async ({ page }) => {
  const requests = await mockApi(page, receivedReply);
  const form = await openForm(page, 'enquiry');
  for (const round of [1, 2]) {
    await fillForm(page, 'enquiry');
    await getSubmitButton(page, 'enquiry').click();
    await expect(page.getByRole('heading', { name: uiStrings.en.received.enquiry })).toBeFocused();
    await page.getByRole('button', { name: 'New Message', exact: true }).click();
    await expect(getField(form, 'name')).toBeFocused();
    for (const name of ['name', 'email', 'mobile', 'description'])
      await expect(getField(form, name)).toHaveValue('');
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
    expect(requests).toHaveLength(round);
  }
  // The same text after a confirmation is another enquiry.
  const [firstKey, secondKey] = requests.map((request) => request.headers()['idempotency-key']);
  expect(secondKey).not.toBe(firstKey);
});

test('only the enquiry offers to send another submission', async ({ page }) => {
  await mockApi(page, receivedReply);
  await openForm(page, 'message');
  await fillForm(page, 'message');
  await getSubmitButton(page, 'message').click();
  await expect(page.getByRole('heading', { name: uiStrings.en.received.message })).toBeFocused();
  await expect(page.getByRole('button', { name: uiStrings.en.received.new })).toHaveCount(0);
});

test('an enquiry can be sent with the keyboard alone', async ({ page }) => {
  const requests = await mockApi(page, receivedReply);
  const form = await openForm(page, 'enquiry');
  await getField(form, 'name').focus();
  for (const text of ['Ada Nordmann', 'ada@example.no', '+47 12345678']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A small app.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: uiStrings.en.received.enquiry })).toBeFocused();
  expect(requests[0]?.postDataJSON()).toMatchObject(submissions.enquiry);
});

import {
  fillForm,
  getField,
  getForm,
  getSubmitButton,
  mockApi,
  openForm,
  receivedReply,
  submissions,
  uiStrings,
} from '#tests/support/browser/forms.ts';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

test.describe('a field that the server rejects', () => {
  test.use({ toleratedErrors: /status of 4\d\d/ });

  test('has the error message of the server until it changes', async ({ page }) => {
    const errors = [{ field: 'email', code: 'email', message: 'This address bounces.' }];
    await mockApi(page, { status: 422, body: { errors } }, receivedReply);
    const form = await openForm(page, 'message');
    await fillForm(page, 'message');
    await getSubmitButton(page, 'message').click();
    await expect(
      page.getByRole('region', { name: 'One field must be corrected before this can be sent' }),
    ).toBeFocused();
    await page.getByRole('link', { name: 'Email: This address bounces.' }).click();
    await expect(getField(form, 'email')).toHaveAccessibleDescription('This address bounces.');
    await getField(form, 'email').fill('ada@example.com');
    await expect(form.getByText('This address bounces.')).toHaveCount(0);
    await getSubmitButton(page, 'message').click();
    await expect(page.getByRole('heading', { name: uiStrings.en.received.message })).toBeFocused();
  });

  for (const [status, message] of [
    [413, uiStrings.en.errors.fileSize],
    [415, uiStrings.en.errors.fileType],
  ] as const)
    test(`is the file for status ${status}`, async ({ page }) => {
      await mockApi(page, { status });
      const form = await openForm(page, 'application');
      await fillForm(page, 'application');
      await getSubmitButton(page, 'application').click();
      await expect(form.getByRole('region')).toBeFocused();
      await expect(getField(form, 'cv')).toHaveAccessibleDescription(`${uiStrings.en.hints.cv} ${message}`);
      await expect(form.getByText('cv.pdf')).toBeVisible();
    });

  test('causes a failure if the form does not have it', async ({ page }) => {
    await mockApi(page, { status: 422, body: { errors: [{ field: 'language', message: 'No.' }] } });
    await openForm(page, 'message');
    await fillForm(page, 'message');
    await getSubmitButton(page, 'message').click();
    await expect(page.getByRole('region', { name: uiStrings.en.failure.title })).toContainText(
      uiStrings.en.failure.unexpected,
    );
  });
});

test.describe('a failure', () => {
  test.use({ toleratedErrors: /status of [45]\d\d|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/ });

  const cases = [
    ['429', { status: 429, headers: { 'retry-after': '45' } }, 'Try again in 45 seconds.', 'om 45 sekunder.'],
    ['503', { status: 503, headers: { 'retry-after': '300' } }, 'Try again in 5 minutes.', 'om 5 minutter.'],
    ['503 without a time', { status: 503 }, 'Try again in a moment.', 'om en liten stund.'],
    ['500', { status: 500 }, 'Something went wrong on our side.', 'Noe gikk galt hos oss.'],
    ['no response', 'no response', 'We could not reach our server.', 'Vi fikk ikke kontakt'],
  ] as const;
  for (const language of ['en', 'no'] as const)
    test(`in ${language} keeps all text, and can be retried`, async ({ page }) => {
      const { failure, received } = uiStrings[language];
      for (const [name, reply, ...messages] of cases)
        await test.step(name, async () => {
          const requests = await mockApi(page, reply, receivedReply);
          const form = await openForm(page, 'enquiry', language);
          await fillForm(page, 'enquiry');
          await getSubmitButton(page, 'enquiry', language).click();
          const notice = page.getByRole('region', { name: failure.title });
          await expect(notice).toBeFocused();
          await expect(notice).toContainText(messages[language === 'en' ? 0 : 1]);
          await expect(notice).toContainText(failure.kept);
          await expect(notice.getByRole('link', { name: 'hello@fjellkode.example' })).toHaveAttribute(
            'href',
            'mailto:hello@fjellkode.example',
          );
          await expect(getField(form, 'description')).toHaveValue(submissions.enquiry.description);
          await notice.getByRole('button', { name: failure.retry }).click();
          await expect(page.getByRole('heading', { name: received.enquiry })).toBeFocused();
          const keys = requests.map((request) => request.headers()['idempotency-key']);
          expect(keys).toEqual([keys[0], keys[0]]);
        });
    });

  test.describe('by a defect', () => {
    test.use({ toleratedErrors: /no randomness/ });

    test('is shown, and the form can be sent again', async ({ page }) => {
      await mockApi(page, receivedReply);
      await openForm(page, 'message');
      await fillForm(page, 'message');
      await page.evaluate(() => {
        const { getRandomValues } = Crypto.prototype;
        crypto.getRandomValues = () => {
          crypto.getRandomValues = getRandomValues;
          throw new Error('no randomness');
        };
      });
      await getSubmitButton(page, 'message').click();
      const notice = page.getByRole('region', { name: uiStrings.en.failure.title });
      await expect(notice).toBeFocused();
      await expect(notice).toContainText(uiStrings.en.failure.unexpected);
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: uiStrings.en.received.message })).toBeFocused();
    });
  });

  test('by a lost connection has its own message, and keeps the file', async ({ page, context }) => {
    const form = await openForm(page, 'application');
    await fillForm(page, 'application');
    await context.setOffline(true);
    await getSubmitButton(page, 'application').click();
    const notice = page.getByRole('region', { name: uiStrings.en.failure.title });
    await expect(notice).toContainText(uiStrings.en.failure.offline);
    await expect(form.getByText('cv.pdf')).toBeVisible();
    await context.setOffline(false);
    await mockApi(page, receivedReply);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: uiStrings.en.received.application })).toBeFocused();
  });

  test('followed by other text is another submission, but followed by a reload is not', async ({ page }) => {
    const requests = await mockApi(page, 'no response', 'no response', 'no response', receivedReply);
    await openForm(page, 'message');
    await fillForm(page, 'message');
    const attempt = async (count: number) => {
      await getSubmitButton(page, 'message').click();
      await expect.poll(() => requests.length).toBe(count);
    };
    await attempt(1);
    await page.reload();
    await triggerHydration(page);
    await attempt(2);
    await getField(getForm(page, 'message'), 'message').fill('Something else.');
    await attempt(3);
    await expect(page.getByRole('region', { name: uiStrings.en.failure.title })).toBeFocused();
    await attempt(4);
    const keys = requests.map((request) => request.headers()['idempotency-key']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe(keys[2]);
  });
});

import {
  api,
  field,
  fillIn,
  formOf,
  open,
  received,
  sendButton,
  submissions,
  words,
} from '#tests/support/browser/forms.ts';
import { expect, test, wake } from '#tests/support/browser/site.ts';

test.describe('what the server refuses', () => {
  test.use({ tolerated: /status of 4\d\d/ });

  test('is said at its field, in the words of the server, until it changes', async ({ page }) => {
    const errors = [{ field: 'email', code: 'email', message: 'This address bounces.' }];
    await api(page, { status: 422, body: { errors } }, received);
    const form = await open(page, 'message');
    await fillIn(page, 'message');
    await sendButton(page, 'message').click();
    await expect(
      page.getByRole('region', { name: 'One thing to put right before we can send this' }),
    ).toBeFocused();
    await page.getByRole('link', { name: 'Email: This address bounces.' }).click();
    await expect(field(form, 'email')).toHaveAccessibleDescription('This address bounces.');
    await field(form, 'email').fill('ada@example.com');
    await expect(form.getByText('This address bounces.')).toHaveCount(0);
    await sendButton(page, 'message').click();
    await expect(page.getByRole('heading', { name: words.en.received.message })).toBeFocused();
  });

  for (const [status, message] of [
    [413, words.en.errors.fileSize],
    [415, words.en.errors.fileType],
  ] as const)
    test(`is the file for ${status}`, async ({ page }) => {
      await api(page, { status });
      const form = await open(page, 'application');
      await fillIn(page, 'application');
      await sendButton(page, 'application').click();
      await expect(form.getByRole('region')).toBeFocused();
      await expect(field(form, 'cv')).toHaveAccessibleDescription(`${words.en.hints.cv} ${message}`);
      await expect(form.getByText('cv.pdf')).toBeVisible();
    });

  test('without a field of the form is a failure', async ({ page }) => {
    await api(page, { status: 422, body: { errors: [{ field: 'language', message: 'No.' }] } });
    await open(page, 'message');
    await fillIn(page, 'message');
    await sendButton(page, 'message').click();
    await expect(page.getByRole('region', { name: words.en.failure.title })).toContainText(
      words.en.failure.unexpected,
    );
  });
});

test.describe('a failure', () => {
  test.use({ tolerated: /status of [45]\d\d|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/ });

  const cases = [
    ['429', { status: 429, headers: { 'retry-after': '45' } }, 'Try again in 45 seconds.', 'om 45 sekunder.'],
    ['503', { status: 503, headers: { 'retry-after': '300' } }, 'Try again in 5 minutes.', 'om 5 minutter.'],
    ['503 without a time', { status: 503 }, 'Try again in a moment.', 'om en liten stund.'],
    ['500', { status: 500 }, 'Something went wrong on our side.', 'Noe gikk galt hos oss.'],
    ['a lost answer', 'lost', 'We could not reach our server.', 'Vi fikk ikke kontakt'],
  ] as const;
  for (const [name, reply, en, no] of cases)
    for (const [language, says] of [
      ['en', en],
      ['no', no],
    ] as const)
      test(`${name} in ${language} keeps everything, and can be tried again`, async ({ page }) => {
        const requests = await api(page, reply, received);
        const form = await open(page, 'enquiry', language);
        await fillIn(page, 'enquiry');
        await sendButton(page, 'enquiry', language).click();
        const notice = page.getByRole('region', { name: words[language].failure.title });
        await expect(notice).toBeFocused();
        await expect(notice).toContainText(says);
        await expect(notice).toContainText(words[language].failure.kept);
        await expect(notice.getByRole('link', { name: 'hello@fjellkode.example' })).toHaveAttribute(
          'href',
          'mailto:hello@fjellkode.example',
        );
        await expect(field(form, 'description')).toHaveValue(submissions.enquiry.description);
        await notice.getByRole('button', { name: words[language].failure.retry }).click();
        await expect(page.getByRole('heading', { name: words[language].received.enquiry })).toBeFocused();
        const keys = requests.map((request) => request.headers()['idempotency-key']);
        expect(keys).toEqual([keys[0], keys[0]]);
      });

  test.describe('of the code itself', () => {
    test.use({ tolerated: /no randomness/ });

    test('is said, too, and the form can be sent again', async ({ page }) => {
      await api(page, received);
      await open(page, 'message');
      await fillIn(page, 'message');
      await page.evaluate(() => {
        const { getRandomValues } = Crypto.prototype;
        crypto.getRandomValues = () => {
          crypto.getRandomValues = getRandomValues;
          throw new Error('no randomness');
        };
      });
      await sendButton(page, 'message').click();
      const notice = page.getByRole('region', { name: words.en.failure.title });
      await expect(notice).toBeFocused();
      await expect(notice).toContainText(words.en.failure.unexpected);
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: words.en.received.message })).toBeFocused();
    });
  });

  test('of the connection is told apart, and the file stays', async ({ page, context }) => {
    const form = await open(page, 'application');
    await fillIn(page, 'application');
    await context.setOffline(true);
    await sendButton(page, 'application').click();
    const notice = page.getByRole('region', { name: words.en.failure.title });
    await expect(notice).toContainText(words.en.failure.offline);
    await expect(form.getByText('cv.pdf')).toBeVisible();
    await context.setOffline(false);
    await api(page, received);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: words.en.received.application })).toBeFocused();
  });

  test('followed by other words is another submission; a reload alone is not', async ({ page }) => {
    const requests = await api(page, 'lost', 'lost', 'lost', received);
    await open(page, 'message');
    await fillIn(page, 'message');
    const attempt = async (count: number) => {
      await sendButton(page, 'message').click();
      await expect.poll(() => requests.length).toBe(count);
    };
    await attempt(1);
    await page.reload();
    await wake(page);
    await attempt(2);
    await field(formOf(page, 'message'), 'message').fill('Something else.');
    await attempt(3);
    await expect(page.getByRole('region', { name: words.en.failure.title })).toBeFocused();
    await attempt(4);
    const keys = requests.map((request) => request.headers()['idempotency-key']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe(keys[2]);
  });
});

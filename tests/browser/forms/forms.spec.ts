import { consentVersion } from '#forms/schemas/consent.ts';
import { violationsOf } from '#tests/support/browser/axe.ts';
import {
  api,
  cv,
  field,
  fillIn,
  formOf,
  kinds,
  open,
  received,
  sendButton,
  submissions,
  words,
} from '#tests/support/browser/forms.ts';
import { expect, test, wake } from '#tests/support/browser/site.ts';

/** What the fields of an empty form say, by their translation keys, in their order. */
const missing = {
  enquiry: { name: 'name', email: 'email', mobile: 'required', service: 'required' },
  message: { fullName: 'fullName', email: 'email', message: 'required' },
  application: { name: 'fullName', email: 'email', cv: 'cv' },
} as const;
const counts = {
  en: {
    3: 'Three things to put right before we can send this',
    4: 'Four things to put right before we can send this',
  },
  no: { 3: 'Tre ting må rettes før vi kan sende dette', 4: 'Fire ting må rettes før vi kan sende dette' },
};

for (const language of ['en', 'no'] as const)
  for (const kind of kinds)
    test.describe(`${kind} in ${language}`, () => {
      test.use({ locale: language === 'no' ? 'nb-NO' : 'en-GB' });

      test('says what is missing, at each field and in a summary that takes the focus', async ({ page }) => {
        const requests = await api(page, received);
        const form = await open(page, kind, language);
        await sendButton(page, kind, language).click();
        const expected = Object.entries(missing[kind]).map(
          ([name, key]) => [name, words[language].errors[key]] as const,
        );
        const title = counts[language][expected.length as 3 | 4];
        const summary = page.getByRole('region', { name: title });
        await expect(summary).toBeFocused();
        await expect(summary.getByRole('listitem')).toHaveText(
          expected.map(
            ([name, message]) =>
              `${words[language].fields[name as keyof (typeof words)['en']['fields']]}: ${message}`,
          ),
        );
        for (const [index, [name, message]] of expected.entries()) {
          const control = field(form, name).first();
          const state = name === 'service' ? form.getByRole('radiogroup') : control;
          await expect(state).toHaveAttribute('aria-invalid', 'true');
          await expect(state).toHaveAccessibleDescription(new RegExp(`${message}$`));
          await summary.getByRole('link').nth(index).click();
          await expect(control).toBeFocused();
          await expect(control).toBeInViewport();
        }
        expect(new URL(page.url()).hash).toBe('');
        expect(requests).toEqual([]);
        const violations = await violationsOf(page, { selector: `form[data-form="${kind}"]` });
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
      });

      test('is sent, and its confirmation takes the focus', async ({ page }) => {
        const requests = await api(page, received);
        await open(page, kind, language);
        await fillIn(page, kind);
        await sendButton(page, kind, language).click();
        const title = page.getByRole('heading', { name: words[language].received[kind] });
        await expect(title).toBeFocused();
        await expect(title).toBeInViewport();
        await expect(page.getByText(words[language].received.text)).toBeVisible();
        await expect(page.getByText('01JD5V0Q8E6Y3M1T9ZB7', { exact: true })).toBeVisible();
        await expect(formOf(page, kind)).toHaveCount(0);
        const [request] = requests;
        expect(requests).toHaveLength(1);
        expect(request?.method()).toBe('POST');
        expect(request?.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
        const sent = { ...submissions[kind], language, website: '' };
        const unseen = {
          elapsed: expect.stringMatching(/^6\d{4}$/),
          consent: consentVersion(kind, language, words[language].consent[kind]),
        };
        if (kind === 'application') {
          const body = request?.postDataBuffer()?.toString() ?? '';
          for (const [name, value] of Object.entries(sent))
            expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
          expect(body).toContain(
            `name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n${cv.buffer}`,
          );
        } else expect(request?.postDataJSON()).toEqual({ ...sent, ...unseen });
        // The next visit starts afresh.
        await page.reload();
        await wake(page);
        await expect(field(formOf(page, kind), 'email')).toHaveValue('');
      });
    });
test('a form is sent once, however often it is asked to be', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route('**/api/**', async (route) => {
    requests += 1;
    await answered;
    await route.fulfill({ status: 201, contentType: 'application/json', body: '{"id":"a1"}' });
  });
  const form = await open(page, 'message');
  await fillIn(page, 'message');
  await sendButton(page, 'message').dblclick();
  const sending = page.getByRole('button', { name: words.en.sending });
  await expect(sending).toBeFocused();
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  // Playwright would wait until the button is enabled.
  await sending.click({ force: true });
  await field(form, 'email').press('Enter');
  answer();
  await expect(page.getByRole('heading', { name: words.en.received.message })).toBeFocused();
  expect(requests).toBe(1);
});

test('an answer that comes after the visitor has left is given again', async ({ page }) => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const keys: (string | undefined)[] = [];
  await page.route('**/api/**', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await left;
    await route.fulfill({ status: 201, contentType: 'application/json', body: '{"id":"a1"}' });
  });
  const form = await open(page, 'message');
  await fillIn(page, 'message');
  await sendButton(page, 'message').click();
  await expect.poll(() => keys.length).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  const answered = page.waitForResponse('**/api/**');
  leave();
  await (await answered).finished();
  await page.goBack();
  await expect(field(form, 'email')).toHaveValue(submissions.message.email);
  await sendButton(page, 'message').click();
  await expect(page.getByRole('heading', { name: words.en.received.message })).toBeFocused();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('an enquiry may be followed by another one, from an empty form', async ({ page }) => {
  const requests = await api(page, received);
  const form = await open(page, 'enquiry');
  for (const round of [1, 2]) {
    await fillIn(page, 'enquiry');
    await sendButton(page, 'enquiry').click();
    await expect(page.getByRole('heading', { name: words.en.received.enquiry })).toBeFocused();
    await page.getByRole('button', { name: 'New Message', exact: true }).click();
    await expect(field(form, 'name')).toBeFocused();
    for (const name of ['name', 'email', 'mobile', 'description'])
      await expect(field(form, name)).toHaveValue('');
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
    expect(requests).toHaveLength(round);
  }
  // The same words again are another enquiry.
  const [one, two] = requests.map((request) => request.headers()['idempotency-key']);
  expect(two).not.toBe(one);
});

test('only the enquiry offers to write again', async ({ page }) => {
  await api(page, received);
  await open(page, 'message');
  await fillIn(page, 'message');
  await sendButton(page, 'message').click();
  await expect(page.getByRole('heading', { name: words.en.received.message })).toBeFocused();
  await expect(page.getByRole('button', { name: words.en.received.new })).toHaveCount(0);
});
test('an enquiry can be made with the keyboard alone', async ({ page }) => {
  const requests = await api(page, received);
  const form = await open(page, 'enquiry');
  await field(form, 'name').focus();
  for (const text of ['Ada Nordmann', 'ada@example.no', '+47 12345678']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A small app.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.en.received.enquiry })).toBeFocused();
  expect(requests[0]?.postDataJSON()).toMatchObject(submissions.enquiry);
});

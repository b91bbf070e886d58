import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import {
  addressOf,
  api,
  cv,
  field,
  fillIn,
  formOf,
  type Kind,
  kinds,
  type Language,
  received,
  sendButton,
  submissions,
  words,
} from './forms.ts';
import { expect, test, wake } from './site.ts';

async function open(page: Page, kind: Kind, language: Language = 'en') {
  await page.goto(addressOf(kind, language));
  await wake(page);
  return formOf(page, kind);
}

/** Keeps React from coming, until it is released. */
async function holdReact(page: Page) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/static\/js\/client-/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

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
        const { violations } = await new AxeBuilder({ page }).include(`form[data-form="${kind}"]`).analyze();
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
        if (kind === 'application') {
          const body = request?.postDataBuffer()?.toString() ?? '';
          for (const [name, value] of Object.entries(sent))
            expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
          expect(body).toContain(
            `name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n${cv.buffer}`,
          );
        } else expect(request?.postDataJSON()).toEqual(sent);
        // The next visit starts afresh.
        await page.reload();
        await wake(page);
        await expect(field(formOf(page, kind), 'email')).toHaveValue('');
      });
    });

test.describe('a field', () => {
  test('is checked as it changes once it is in error, and not before', async ({ page }) => {
    const form = await open(page, 'message');
    await field(form, 'fullName').fill('Ada');
    await field(form, 'email').fill('ada@');
    await field(form, 'email').blur();
    await expect(form.getByText(words.en.errors.email)).toHaveCount(0);
    await sendButton(page, 'message').click();
    const summary = page.getByRole('region', { name: 'Two things to put right before we can send this' });
    await expect(summary).toBeFocused();

    await field(form, 'email').pressSequentially('example.n');
    await expect(field(form, 'email')).toHaveAttribute('aria-invalid', 'true');
    await field(form, 'email').press('o');
    await expect(field(form, 'email')).toHaveAttribute('aria-invalid', 'false');
    await expect(page.getByText(words.en.errors.email)).toHaveCount(0);
    await expect(
      page
        .getByRole('region', { name: 'One thing to put right before we can send this' })
        .getByRole('listitem'),
    ).toHaveText(['Email: corrected', 'Message: This field is required.']);

    // In order when it was sent, and out of order again: the next attempt says so, not each letter.
    await field(form, 'fullName').fill('');
    await expect(field(form, 'fullName')).toHaveAttribute('aria-invalid', 'false');
    await field(form, 'message').fill('Hello.');
    await expect(page.getByRole('region', { name: words.en.summary.complete })).toBeVisible();
    await sendButton(page, 'message').click();
    await expect(form.getByText(words.en.errors.fullName)).toHaveCount(2);
  });

  test('that is in order after another attempt leaves the summary', async ({ page }) => {
    const form = await open(page, 'message');
    await sendButton(page, 'message').click();
    await expect(form.getByRole('listitem')).toHaveCount(3);
    await field(form, 'email').fill('ada@example.no');
    await sendButton(page, 'message').click();
    await expect(form.getByRole('listitem')).toHaveCount(2);
    await expect(form.getByRole('region')).toBeFocused();
  });

  test('for a number starts with +47 in Norwegian, and eight digits get it', async ({ page }) => {
    const requests = await api(page, received);
    const form = await open(page, 'enquiry', 'no');
    await expect(field(form, 'mobile')).toHaveValue('+47 ');
    await fillIn(page, 'enquiry');
    await field(form, 'mobile').fill('12 34 56 7');
    await sendButton(page, 'enquiry', 'no').click();
    await expect(field(form, 'mobile')).toHaveAccessibleDescription(
      `${words.no.hints.mobile} ${words.no.errors.phone}`,
    );
    await field(form, 'mobile').fill('12 34 56 78');
    await expect(field(form, 'mobile')).toHaveAttribute('aria-invalid', 'false');
    await sendButton(page, 'enquiry', 'no').click();
    await expect(page.getByRole('heading', { name: words.no.received.enquiry })).toBeFocused();
    expect(requests[0]?.postDataJSON()).toMatchObject({ mobile: '+4712345678' });
  });

  test('for a number that may be empty may also hold +47 alone', async ({ page }) => {
    await api(page, received);
    await open(page, 'application', 'no');
    await fillIn(page, 'application');
    await expect(field(formOf(page, 'application'), 'mobile')).toHaveValue('+47 ');
    await sendButton(page, 'application', 'no').click();
    await expect(page.getByRole('heading', { name: words.no.received.application })).toBeFocused();
  });

  test('of text says how much room there is once that is not much', async ({ page }) => {
    const form = await open(page, 'message');
    const text = field(form, 'message');
    await text.fill('x'.repeat(4500));
    await expect(text).toHaveAccessibleDescription(words.en.hints.message);
    await text.fill('x'.repeat(4960));
    await expect(text).toHaveAccessibleDescription(`${words.en.hints.message} 40 characters left`);
    await text.fill('x'.repeat(5001));
    await expect(text).toHaveAccessibleDescription(`${words.en.hints.message} 1 character too many`);
    await expect(form.locator('[data-field="message"]').getByRole('status')).toHaveText(
      '1 character too many',
    );
    await sendButton(page, 'message').click();
    await expect(text).toHaveAccessibleDescription(
      `${words.en.hints.message} Please keep it within 5,000 characters. 1 character too many`,
    );
  });
});

test.describe('the file', () => {
  test('is refused by its kind and size as soon as it is chosen, and can be removed', async ({ page }) => {
    const form = await open(page, 'application');
    const input = field(form, 'cv');
    const message = (text: string) =>
      expect(input).toHaveAccessibleDescription(`${words.en.hints.cv} ${text}`.trim());
    await input.setInputFiles({ ...cv, name: 'cv.txt', mimeType: 'text/plain' });
    await message(words.en.errors.fileType);
    await input.setInputFiles({ ...cv, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
    await message(words.en.errors.fileSize);
    await input.setInputFiles({ ...cv, buffer: Buffer.alloc(0) });
    await message(words.en.errors.fileEmpty);
    await input.setInputFiles({
      name: 'CV Åse.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: Buffer.alloc(1_300_000),
    });
    await message('');
    await expect(form.getByText('CV Åse.docx 1.2 MB')).toBeVisible();
    await page.getByRole('button', { name: 'Remove CV Åse.docx' }).click();
    await expect(input).toBeFocused();
    await expect(form.getByText('CV Åse.docx')).toHaveCount(0);
    await sendButton(page, 'application').click();
    await message(words.en.errors.cv);
  });

  test('shows how far it is while it is sent', async ({ page }) => {
    const { promise: read, resolve: release } = Promise.withResolvers<void>();
    const sink = createServer(async (request, response) => {
      await read;
      request.resume().on('end', () => {
        response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":"a1"}');
      });
    }).listen(0, '127.0.0.1');
    await page.route('**/api/**', (route) =>
      route.continue({ url: `http://127.0.0.1:${(sink.address() as AddressInfo).port}/` }),
    );
    await open(page, 'application');
    await fillIn(page, 'application');
    // More than the machine's buffers take in before anybody reads.
    await field(formOf(page, 'application'), 'cv').setInputFiles({ ...cv, buffer: Buffer.alloc(10_000_000) });
    await sendButton(page, 'application').click();
    const progress = page.getByRole('progressbar', { name: words.en.file.upload });
    await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { name: words.en.received.application })).toBeFocused();
    sink.close();
  });
});

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
        for (const name of ['name', 'email', 'mobile', 'message', 'cv', 'language', 'website'])
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
          website: '',
        });
      }
    });
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

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  api,
  cv,
  field,
  fillIn,
  formOf,
  open,
  received,
  sendButton,
  words,
} from '#tests/support/browser/forms.ts';
import { expect, test } from '#tests/support/browser/site.ts';

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

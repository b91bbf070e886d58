import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  cvFile,
  fillForm,
  getField,
  getForm,
  getSubmitButton,
  mockApi,
  openForm,
  receivedReply,
  uiStrings,
} from '#tests/support/browser/forms.ts';
import { expect, test } from '#tests/support/browser/site.ts';

test.describe('a field', () => {
  test('is validated on change once it has an error, but not before', async ({ page }) => {
    const form = await openForm(page, 'message');
    await getField(form, 'fullName').fill('Ada');
    await getField(form, 'email').fill('ada@');
    await getField(form, 'email').blur();
    await expect(form.getByText(uiStrings.en.errors.email)).toHaveCount(0);
    await getSubmitButton(page, 'message').click();
    const summary = page.getByRole('region', {
      name: 'Two fields must be corrected before this can be sent',
    });
    await expect(summary).toBeFocused();

    await getField(form, 'email').pressSequentially('example.n');
    await expect(getField(form, 'email')).toHaveAttribute('aria-invalid', 'true');
    await getField(form, 'email').press('o');
    await expect(getField(form, 'email')).toHaveAttribute('aria-invalid', 'false');
    await expect(page.getByText(uiStrings.en.errors.email)).toHaveCount(0);
    await expect(
      page
        .getByRole('region', { name: 'One field must be corrected before this can be sent' })
        .getByRole('listitem'),
    ).toHaveText(['Email: corrected', 'Message: This field is required.']);

    // A field that becomes invalid again is reported at the next attempt, not at each letter.
    await getField(form, 'fullName').fill('');
    await expect(getField(form, 'fullName')).toHaveAttribute('aria-invalid', 'false');
    await getField(form, 'message').fill('Hello.');
    await expect(page.getByRole('region', { name: uiStrings.en.summary.complete })).toBeVisible();
    await getSubmitButton(page, 'message').click();
    await expect(form.getByText(uiStrings.en.errors.fullName)).toHaveCount(2);
  });

  test('that is valid at the next attempt is not in its summary', async ({ page }) => {
    const form = await openForm(page, 'message');
    await getSubmitButton(page, 'message').click();
    await expect(form.getByRole('listitem')).toHaveCount(3);
    await getField(form, 'email').fill('ada@example.no');
    await getSubmitButton(page, 'message').click();
    await expect(form.getByRole('listitem')).toHaveCount(2);
    await expect(form.getByRole('region')).toBeFocused();
  });

  test('of radio buttons has its error between its question and its options', async ({ page }) => {
    const form = await openForm(page, 'enquiry');
    await getSubmitButton(page, 'enquiry').click();
    const group = form.getByRole('radiogroup');
    const [question, error, option] = await Promise.all(
      [
        group.getByText(uiStrings.en.fields.service, { exact: true }),
        group.getByText(uiStrings.en.errors.required),
        group.getByRole('radio').first(),
      ].map((locator) => locator.boundingBox()),
    );
    expect(error?.y).toBeGreaterThan(question?.y ?? Number.NaN);
    expect(error?.y).toBeLessThan(option?.y ?? Number.NaN);
  });

  test('for a phone number starts with +47 in Norwegian, which eight digits receive', async ({ page }) => {
    const requests = await mockApi(page, receivedReply);
    const form = await openForm(page, 'enquiry', 'no');
    await expect(getField(form, 'mobile')).toHaveValue('+47 ');
    await fillForm(page, 'enquiry');
    await getField(form, 'mobile').fill('12 34 56 7');
    await getSubmitButton(page, 'enquiry', 'no').click();
    await expect(getField(form, 'mobile')).toHaveAccessibleDescription(
      `${uiStrings.no.hints.mobile} ${uiStrings.no.errors.phone}`,
    );
    await getField(form, 'mobile').fill('12 34 56 78');
    await expect(getField(form, 'mobile')).toHaveAttribute('aria-invalid', 'false');
    await getSubmitButton(page, 'enquiry', 'no').click();
    await expect(page.getByRole('heading', { name: uiStrings.no.received.enquiry })).toBeFocused();
    expect(requests[0]?.postDataJSON()).toMatchObject({ mobile: '+4712345678' });
  });

  test('for an optional phone number may contain +47 alone', async ({ page }) => {
    await mockApi(page, receivedReply);
    await openForm(page, 'application', 'no');
    await fillForm(page, 'application');
    await expect(getField(getForm(page, 'application'), 'mobile')).toHaveValue('+47 ');
    await getSubmitButton(page, 'application', 'no').click();
    await expect(page.getByRole('heading', { name: uiStrings.no.received.application })).toBeFocused();
  });

  test('of text shows the number of remaining characters once it is small', async ({ page }) => {
    const form = await openForm(page, 'message');
    const textarea = getField(form, 'message');
    await textarea.fill('x'.repeat(4500));
    await expect(textarea).toHaveAccessibleDescription(uiStrings.en.hints.message);
    await textarea.fill('x'.repeat(4960));
    await expect(textarea).toHaveAccessibleDescription(`${uiStrings.en.hints.message} 40 characters left`);
    await textarea.fill('x'.repeat(5001));
    await expect(textarea).toHaveAccessibleDescription(`${uiStrings.en.hints.message} 1 character too many`);
    await expect(form.locator('[data-field="message"]').getByRole('status')).toHaveText(
      '1 character too many',
    );
    await getSubmitButton(page, 'message').click();
    await expect(textarea).toHaveAccessibleDescription(
      `${uiStrings.en.hints.message} Please keep it within 5,000 characters. 1 character too many`,
    );
  });
});

test.describe('the file', () => {
  test('is rejected for its type and size as soon as it is chosen, and can be removed', async ({ page }) => {
    const form = await openForm(page, 'application');
    const input = getField(form, 'cv');
    const expectMessage = (text: string) =>
      expect(input).toHaveAccessibleDescription(`${uiStrings.en.hints.cv} ${text}`.trim());
    await input.setInputFiles({ ...cvFile, name: 'cv.txt', mimeType: 'text/plain' });
    await expectMessage(uiStrings.en.errors.fileType);
    await input.setInputFiles({ ...cvFile, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
    await expectMessage(uiStrings.en.errors.fileSize);
    await input.setInputFiles({ ...cvFile, buffer: Buffer.alloc(0) });
    await expectMessage(uiStrings.en.errors.fileEmpty);
    await input.setInputFiles({
      name: 'CV Åse.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: Buffer.alloc(1_300_000),
    });
    await expectMessage('');
    await expect(form.getByText('CV Åse.docx 1.2 MB')).toBeVisible();
    await page.getByRole('button', { name: 'Remove CV Åse.docx' }).click();
    await expect(input).toBeFocused();
    await expect(form.getByText('CV Åse.docx')).toHaveCount(0);
    await getSubmitButton(page, 'application').click();
    await expectMessage(uiStrings.en.errors.cv);
  });

  test('shows its upload progress', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const slowServer = createServer(async (request, response) => {
      await released;
      request.resume().on('end', () => {
        response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":"a1"}');
      });
    }).listen(0, '127.0.0.1');
    await page.route('**/api/applications', (route) =>
      route.continue({ url: `http://127.0.0.1:${(slowServer.address() as AddressInfo).port}/` }),
    );
    await openForm(page, 'application');
    await fillForm(page, 'application');
    // The file is larger than the socket buffers of the machine.
    await getField(getForm(page, 'application'), 'cv').setInputFiles({
      ...cvFile,
      buffer: Buffer.alloc(10_000_000),
    });
    await getSubmitButton(page, 'application').click();
    const progress = page.getByRole('progressbar', { name: uiStrings.en.file.upload });
    await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { name: uiStrings.en.received.application })).toBeFocused();
    slowServer.close();
  });
});

test.describe('the file on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

  test('is chosen by a button across its zone, without an invitation to drop it', async ({ page }) => {
    const form = await openForm(page, 'application');
    await expect(form.getByText(uiStrings.en.file.drop)).toBeHidden();
    const button = form.getByText(uiStrings.en.file.choose);
    const input = await getField(form, 'cv').boundingBox();
    expect((await button.boundingBox())?.width).toBeGreaterThan(0.8 * (input?.width ?? Infinity));
  });
});

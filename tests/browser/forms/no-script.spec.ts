/** Forms that are posted without script. */
import type { Page } from 'playwright/test';
import { openBuildFiles } from '#server/site/build-files.ts';
import { createFormResultPages } from '#server/site/form-result-pages.ts';
import { readServeManifest } from '#server/site/serve-manifest.ts';
import {
  cvFile,
  emptyFormErrors,
  type FormKind,
  fillForm,
  getField,
  getForm,
  getFormPath,
  getSubmitButton,
  kinds,
  type Language,
  submissions,
  uiStrings,
} from '#tests/support/browser/forms.ts';
import {
  expectTypedValues,
  fillFormWithErrors,
  recordNavigations,
  specialCharacters,
  titleWithoutResult,
} from '#tests/support/browser/no-script-forms.ts';
import { delayHydration, expect, outDir, test } from '#tests/support/browser/site.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['en', 'no'] as const)
    for (const kind of kinds)
      test.describe(`${kind} in ${language}`, () => {
        test.use({ locale: language === 'no' ? 'nb-NO' : 'en-GB', toleratedErrors: /status of 422/ });
        const { received, errors, fields, summary: summaryStrings } = uiStrings[language];

        test('is received: the title begins with the confirmation, the page has the reference, and nothing is posted again', async ({
          page,
        }) => {
          const formPath = getFormPath(kind, language);
          await page.goto(formPath);
          await fillForm(page, kind);
          await getSubmitButton(page, kind, language).click();
          const title = page.getByRole('heading', { name: received[kind] });
          await expect(title).toBeFocused();
          await expect(title).toBeInViewport();
          expect(await page.title()).toMatch(new RegExp(`^${received[kind]} – .+ \\| Fjellkode$`));
          const url = new URL(page.url());
          expect(url.pathname).toBe(formPath);
          const reference = url.searchParams.get('received') ?? '';
          expect(reference).toMatch(/^\w{4}-\w{4}-\w{4}$/);
          await expect(page.getByText(reference, { exact: true })).toBeVisible();
          await expect(getForm(page, kind)).toHaveCount(0);

          const requests = recordNavigations(page);
          await page.reload();
          await expect(title).toBeInViewport();
          await page.goBack();
          await expect(getForm(page, kind)).toBeVisible();
          await page.goForward();
          await expect(page.getByText(reference, { exact: true })).toBeVisible();
          const otherLanguage = language === 'en' ? 'no' : 'en';
          await page
            .getByRole('link', { name: language === 'en' ? 'Norsk' : 'English' })
            .first()
            .click();
          await expect(page).toHaveURL(`${getFormPath(kind, otherLanguage)}?lng=${otherLanguage}`);
          await expect(getForm(page, kind)).toBeVisible();
          expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
        });

        test('is refused: the title begins with the error, the page keeps the text, and links to the invalid field', async ({
          page,
        }) => {
          await page.goto(getFormPath(kind, language));
          await fillFormWithErrors(page, kind);
          const responsePromise = page.waitForResponse('**/api/**');
          await getSubmitButton(page, kind, language).click();
          expect((await responsePromise).status()).toBe(422);
          const errorCount = kind === 'application' ? 2 : 1;
          const summary = getForm(page, kind).getByRole('region');
          await expect(summary).toBeFocused();
          await expect(summary).toBeInViewport();
          await expect(summary).toHaveAccessibleName(
            (errorCount === 1 ? summaryStrings.title_one : summaryStrings.title_other).replace(
              '{{number}}',
              summaryStrings.numbers[errorCount],
            ),
          );
          expect(await page.title()).toMatch(language === 'en' ? /^Error: / : /^Feil: /);
          await expectTypedValues(page, kind);

          const email = getField(getForm(page, kind), 'email');
          await expect(email).toHaveAttribute('aria-invalid', 'true');
          await expect(email).toHaveAccessibleDescription(new RegExp(`${errors.email}$`));
          await summary.getByRole('link', { name: `${fields.email}: ${errors.email}` }).click();
          await expect(email).toBeFocused();
          await expect(email).toBeInViewport();
          if (kind === 'application') {
            const file = getField(getForm(page, kind), 'cv');
            await expect(file).toHaveAccessibleDescription(new RegExp(`${errors.fileAgain}$`));
            await expect(file).toHaveValue('');
            await file.setInputFiles(cvFile);
          }
          await email.fill('ada@example.no');
          await getSubmitButton(page, kind, language).click();
          await expect(page.getByRole('heading', { name: received[kind] })).toBeFocused();
        });

        test('has the same messages for missing fields as with script', async ({ page }) => {
          await page.goto(getFormPath(kind, language));
          await getSubmitButton(page, kind, language).click();
          const messages = Object.entries(emptyFormErrors[kind]).map(
            ([name, key]) => `${fields[name as keyof typeof fields]}: ${errors[key as keyof typeof errors]}`,
          );
          await expect(getForm(page, kind).getByRole('listitem')).toHaveText(messages);
          for (const name of Object.keys(emptyFormErrors[kind])) {
            const control = getField(getForm(page, kind), name).first();
            const state = name === 'service' ? page.getByRole('radiogroup') : control;
            await expect(state).toHaveAttribute('aria-invalid', 'true');
          }
        });
      });

  test('an enquiry can be followed by another one, from an empty form', async ({ page }) => {
    await page.goto(getFormPath('enquiry', 'no'));
    await fillForm(page, 'enquiry');
    await getSubmitButton(page, 'enquiry', 'no').click();
    const newMessageLink = page.getByRole('link', { name: uiStrings.no.received.new, exact: true });
    await newMessageLink.click();
    await expect(page).toHaveURL(getFormPath('enquiry', 'no'));
    for (const name of ['name', 'email', 'description'])
      await expect(getField(getForm(page, 'enquiry'), name)).toHaveValue('');
  });

  test.describe('a file with other content than its type', () => {
    test.use({ toleratedErrors: /status of 415/ });

    test('is refused at its field, and the other fields are kept', async ({ page }) => {
      await page.goto(getFormPath('application'));
      await fillForm(page, 'application');
      const form = getForm(page, 'application');
      await getField(form, 'cv').setInputFiles({ ...cvFile, buffer: Buffer.from('no PDF') });
      await getSubmitButton(page, 'application').click();
      await expect(form.getByRole('listitem')).toHaveText([`CV: ${uiStrings.en.errors.fileType}`]);
      await expect(getField(form, 'message')).toHaveValue(submissions.application.message);
    });
  });

  for (const [path, reason] of [
    ['/contact?received=7K3M-Q9XA-2BCI', 'an invalid reference'],
    ['/contact?received=', 'an empty reference'],
    ['/team?received=7K3M-Q9XA-2BCD', 'a page without a form'],
    ['/contact?received=7K3M-Q9XA-2BCD&form=enquiry', 'a form that the page does not have'],
  ] as const)
    test(`there is no confirmation for ${reason}`, async ({ page }) => {
      const response = await page.goto(path);
      expect(await page.title()).toMatch(titleWithoutResult);
      expect(await response?.headerValue('x-robots-tag')).toBeNull();
      expect(await response?.headerValue('cache-control')).toBe('no-cache');
    });

  test('a confirmation is neither cached nor indexed', async ({ page }) => {
    const response = await page.goto('/contact?received=7K3M-Q9XA-2BCD');
    expect(await response?.headerValue('x-robots-tag')).toBe('noindex');
    expect(await response?.headerValue('cache-control')).toBe('no-store');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

/** Answers the next post as the server does while its storage is unavailable. */
async function mockUnavailableStorage(page: Page, kind: FormKind, language: Language): Promise<void> {
  const pages = createFormResultPages(
    await openBuildFiles(outDir),
    await readServeManifest(outDir),
    () => '',
  );
  await page.route(
    '**/api/**',
    async (route) => {
      const values = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''));
      const headers = (await page.request.get(getFormPath(kind, language))).headers();
      await route.fulfill({
        status: 503,
        headers: { 'content-security-policy': headers['content-security-policy'] ?? '' },
        contentType: 'text/html; charset=utf-8',
        body: (
          await pages.render(getFormPath(kind, language), {
            form: kind,
            kind: 'failed',
            reason: 'unavailable',
            wait: 300,
            values,
          })
        ).html,
      });
    },
    { times: 1 },
  );
}

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'before hydration' : 'without script', () => {
    test.use({ javaScriptEnabled, toleratedErrors: /status of 503/ });

    for (const language of ['en', 'no'] as const)
      test(`a failure in ${language} is in the title, keeps the text, and can be retried`, async ({
        page,
      }) => {
        await mockUnavailableStorage(page, 'enquiry', language);
        const release = javaScriptEnabled ? await delayHydration(page) : () => undefined;
        await page.goto(getFormPath('enquiry', language));
        await fillFormWithErrors(page, 'enquiry');
        await getField(getForm(page, 'enquiry'), 'email').fill('ada@example.no');
        await getSubmitButton(page, 'enquiry', language).click();
        const { failure, received } = uiStrings[language];
        const notice = page.getByRole('region', { name: failure.title });
        await expect(notice).toBeFocused();
        release();
        if (javaScriptEnabled) await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
        await expect(notice).toBeFocused();
        await expect(notice).toContainText(
          failure.unavailable.replace('{{wait}}', language === 'en' ? '5 minutes' : '5 minutter'),
        );
        await expect(notice).toContainText(failure.kept);
        await expect(notice.getByRole('link')).toHaveAttribute('href', 'mailto:hello@fjellkode.example');
        expect(await page.title()).toMatch(new RegExp(`^${failure.title} – `));
        await expect(getField(getForm(page, 'enquiry'), 'description')).toHaveValue(
          `${specialCharacters}\nsecond line`,
        );
        await notice.getByRole('button', { name: failure.retry }).click();
        await expect(page.getByRole('heading', { name: received.enquiry })).toBeFocused();
      });
  });

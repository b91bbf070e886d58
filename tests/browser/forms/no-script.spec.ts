/** Forms that are posted without script. */
import path from 'node:path';
import type { Page } from 'playwright/test';
import { createAnswerPages } from '#server/site/form-result-pages.ts';
import { readServeManifest } from '#server/site/serve-manifest.ts';
import {
  addressOf,
  cv,
  field,
  fillIn,
  formOf,
  holdReact,
  type Kind,
  kinds,
  type Language,
  sendButton,
  submissions,
  words,
} from '#tests/support/browser/forms.ts';
import {
  expectTyped,
  fillInWrongly,
  odd,
  pageTitle,
  requestsOf,
} from '#tests/support/browser/no-script-forms.ts';
import { expect, test } from '#tests/support/browser/site.ts';

const outDir = process.env.OUT_DIR ?? path.resolve(import.meta.dirname, '../../../dist');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['en', 'no'] as const)
    for (const kind of kinds)
      test.describe(`${kind} in ${language}`, () => {
        test.use({ locale: language === 'no' ? 'nb-NO' : 'en-GB', tolerated: /status of 422/ });
        const { received, errors, fields, summary: summaryWords } = words[language];

        test('is received: its page says so first, with the reference, and is not posted again', async ({
          page,
        }) => {
          const address = addressOf(kind, language);
          await page.goto(address);
          await fillIn(page, kind);
          await sendButton(page, kind, language).click();
          const title = page.getByRole('heading', { name: received[kind] });
          await expect(title).toBeFocused();
          await expect(title).toBeInViewport();
          expect(await page.title()).toMatch(new RegExp(`^${received[kind]} – .+ \\| Fjellkode$`));
          const url = new URL(page.url());
          expect(url.pathname).toBe(address);
          const reference = url.searchParams.get('received') ?? '';
          expect(reference).toMatch(/^\w{4}-\w{4}-\w{4}$/);
          await expect(page.getByText(reference, { exact: true })).toBeVisible();
          await expect(formOf(page, kind)).toHaveCount(0);

          const requests = requestsOf(page);
          await page.reload();
          await expect(title).toBeInViewport();
          await page.goBack();
          await expect(formOf(page, kind)).toBeVisible();
          await page.goForward();
          await expect(page.getByText(reference, { exact: true })).toBeVisible();
          const other = language === 'en' ? 'no' : 'en';
          await page
            .getByRole('link', { name: language === 'en' ? 'Norsk' : 'English' })
            .first()
            .click();
          await expect(page).toHaveURL(`${addressOf(kind, other)}?lng=${other}`);
          await expect(formOf(page, kind)).toBeVisible();
          expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
        });

        test('is refused: its page says so first, keeps what was typed, and leads to what is wrong', async ({
          page,
        }) => {
          await page.goto(addressOf(kind, language));
          await fillInWrongly(page, kind);
          const answered = page.waitForResponse('**/api/**');
          await sendButton(page, kind, language).click();
          expect((await answered).status()).toBe(422);
          const wrong = kind === 'application' ? 2 : 1;
          const summary = formOf(page, kind).getByRole('region');
          await expect(summary).toBeFocused();
          await expect(summary).toBeInViewport();
          await expect(summary).toHaveAccessibleName(
            (wrong === 1 ? summaryWords.title_one : summaryWords.title_other).replace(
              '{{number}}',
              summaryWords.numbers[wrong],
            ),
          );
          expect(await page.title()).toMatch(language === 'en' ? /^Error: / : /^Feil: /);
          await expectTyped(page, kind);

          const email = field(formOf(page, kind), 'email');
          await expect(email).toHaveAttribute('aria-invalid', 'true');
          await expect(email).toHaveAccessibleDescription(new RegExp(`${errors.email}$`));
          await summary.getByRole('link', { name: `${fields.email}: ${errors.email}` }).click();
          await expect(email).toBeFocused();
          await expect(email).toBeInViewport();
          if (kind === 'application') {
            const file = field(formOf(page, kind), 'cv');
            await expect(file).toHaveAccessibleDescription(new RegExp(`${errors.fileAgain}$`));
            await expect(file).toHaveValue('');
            await file.setInputFiles(cv);
          }
          await email.fill('ada@example.no');
          await sendButton(page, kind, language).click();
          await expect(page.getByRole('heading', { name: received[kind] })).toBeFocused();
        });

        test('says what is missing, field by field, as it does with script', async ({ page }) => {
          await page.goto(addressOf(kind, language));
          await sendButton(page, kind, language).click();
          const expected = {
            enquiry: { name: 'name', email: 'email', mobile: 'required', service: 'required' },
            message: { fullName: 'fullName', email: 'email', message: 'required' },
            application: { name: 'fullName', email: 'email', cv: 'cv' },
          } as const;
          const messages = Object.entries(expected[kind]).map(
            ([name, key]) => `${fields[name as keyof typeof fields]}: ${errors[key as keyof typeof errors]}`,
          );
          await expect(formOf(page, kind).getByRole('listitem')).toHaveText(messages);
          for (const name of Object.keys(expected[kind])) {
            const control = field(formOf(page, kind), name).first();
            const state = name === 'service' ? page.getByRole('radiogroup') : control;
            await expect(state).toHaveAttribute('aria-invalid', 'true');
          }
        });
      });

  test('an enquiry may be followed by another one, from the empty form', async ({ page }) => {
    await page.goto(addressOf('enquiry', 'no'));
    await fillIn(page, 'enquiry');
    await sendButton(page, 'enquiry', 'no').click();
    const again = page.getByRole('link', { name: words.no.received.new, exact: true });
    await again.click();
    await expect(page).toHaveURL(addressOf('enquiry', 'no'));
    for (const name of ['name', 'email', 'description'])
      await expect(field(formOf(page, 'enquiry'), name)).toHaveValue('');
  });

  test.describe('a file that is none', () => {
    test.use({ tolerated: /status of 415/ });

    test('is refused at its field, and the rest is kept', async ({ page }) => {
      await page.goto(addressOf('application'));
      await fillIn(page, 'application');
      const form = formOf(page, 'application');
      await field(form, 'cv').setInputFiles({ ...cv, buffer: Buffer.from('no PDF') });
      await sendButton(page, 'application').click();
      await expect(form.getByRole('listitem')).toHaveText([`CV: ${words.en.errors.fileType}`]);
      await expect(field(form, 'message')).toHaveValue(submissions.application.message);
    });
  });

  for (const [address, what] of [
    ['/contact?received=7K3M-Q9XA-2BCI', 'a reference that none is'],
    ['/contact?received=', 'no reference'],
    ['/team?received=7K3M-Q9XA-2BCD', 'a page without a form'],
    ['/contact?received=7K3M-Q9XA-2BCD&form=enquiry', 'a form that the page has not'],
  ] as const)
    test(`nothing is confirmed by ${what}`, async ({ page }) => {
      const response = await page.goto(address);
      expect(await page.title()).toMatch(pageTitle);
      expect(await response?.headerValue('x-robots-tag')).toBeNull();
      expect(await response?.headerValue('cache-control')).toBe('no-cache');
    });

  test('a confirmation is kept by no cache and found by no search', async ({ page }) => {
    const response = await page.goto('/contact?received=7K3M-Q9XA-2BCD');
    expect(await response?.headerValue('x-robots-tag')).toBe('noindex');
    expect(await response?.headerValue('cache-control')).toBe('no-store');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

/** Answers the next posts with what the server would say while it cannot receive. */
async function fail(page: Page, kind: Kind, language: Language): Promise<void> {
  const pages = createAnswerPages(outDir, await readServeManifest(outDir), () => '');
  await page.route(
    '**/api/**',
    async (route) => {
      const values = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''));
      const usual = (await page.request.get(addressOf(kind, language))).headers();
      await route.fulfill({
        status: 503,
        headers: { 'content-security-policy': usual['content-security-policy'] ?? '' },
        contentType: 'text/html; charset=utf-8',
        body: await pages.render(addressOf(kind, language), {
          form: kind,
          kind: 'failed',
          reason: 'unavailable',
          wait: 300,
          values,
        }),
      });
    },
    { times: 1 },
  );
}

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'with script that comes late' : 'without script, too,', () => {
    test.use({ javaScriptEnabled, tolerated: /status of 503/ });

    for (const language of ['en', 'no'] as const)
      test(`a failure in ${language} is said first, keeps what was typed, and can be tried again`, async ({
        page,
      }) => {
        await fail(page, 'enquiry', language);
        const release = javaScriptEnabled ? await holdReact(page) : () => undefined;
        await page.goto(addressOf('enquiry', language));
        await fillInWrongly(page, 'enquiry');
        await field(formOf(page, 'enquiry'), 'email').fill('ada@example.no');
        await sendButton(page, 'enquiry', language).click();
        const { failure, received } = words[language];
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
        await expect(field(formOf(page, 'enquiry'), 'description')).toHaveValue(`${odd}\nsecond line`);
        await notice.getByRole('button', { name: failure.retry }).click();
        await expect(page.getByRole('heading', { name: received.enquiry })).toBeFocused();
      });
  });

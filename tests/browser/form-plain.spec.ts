/** Forms that are posted without script, and what becomes of their answers when script comes after all. */
import path from 'node:path';
import type { Page } from 'playwright/test';
import { createAnswerPages } from '../../src/server/site/answer-pages.ts';
import { readServeManifest } from '../../src/server/site/serve-manifest.ts';
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
} from './forms.ts';
import { expect, test } from './site.ts';

const outDir = process.env.OUT_DIR ?? path.resolve(import.meta.dirname, '../../dist');

/** What must come back as it was typed, whatever it looks like. */
const odd = `</script><b title='x' name="y">&amp; 😀 שלום`;

/** Methods of the requests for pages and to the API that the page makes from here on. */
function requestsOf(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) made.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return made;
}

/** Types something wrong into the first fields, and something right into the others. */
async function fillInWrongly(page: Page, kind: Kind): Promise<void> {
  await fillIn(page, kind);
  const form = formOf(page, kind);
  await field(form, 'email').fill(odd);
  if (kind === 'enquiry') await field(form, 'description').fill(`${odd}\nsecond line`);
}

async function expectTyped(page: Page, kind: Kind): Promise<void> {
  const form = formOf(page, kind);
  await expect(field(form, 'email')).toHaveValue(odd);
  await expect(field(form, kind === 'message' ? 'fullName' : 'name')).toHaveValue('Ada Nordmann');
  if (kind !== 'enquiry') return;
  await expect(field(form, 'description')).toHaveValue(`${odd}\nsecond line`);
  await expect(field(form, 'mobile')).toHaveValue(submissions.enquiry.mobile);
  await expect(form.locator('[value="mobile-app"]')).toBeChecked();
}

const pageTitle = /^(?!Error|Feil|This was not sent|Dette ble ikke sendt|We have|Vi har).* \| Fjellkode$/;

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
  const pages = createAnswerPages(outDir, await readServeManifest(outDir));
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

test.describe('with script that comes late', () => {
  test.use({ tolerated: /status of 422/ });

  /** Posts a form before React is there. */
  async function post(page: Page, kind: Kind, language: Language = 'en') {
    const release = await holdReact(page);
    await page.goto(addressOf(kind, language));
    await fillInWrongly(page, kind);
    await sendButton(page, kind, language).click();
    await expect(formOf(page, kind).getByRole('region')).toBeFocused();
    return release;
  }
  const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-app', 'ready');

  for (const language of ['en', 'no'] as const)
    for (const kind of kinds)
      test(`a refused ${kind} in ${language} is taken over as it stands, and can be mended and sent`, async ({
        page,
      }) => {
        const release = await post(page, kind, language);
        release();
        // Without a sign of a person.
        await ready(page);
        const form = formOf(page, kind);
        await expect(form.getByRole('region')).toBeFocused();
        await expect(page).toHaveURL(addressOf(kind, language));
        await expectTyped(page, kind);
        const email = field(form, 'email');
        const { errors, fields, received, summary } = words[language];
        await expect(email).toHaveAccessibleDescription(new RegExp(`${errors.email}$`));
        await form.getByRole('link', { name: `${fields.email}: ${errors.email}` }).click();
        await expect(email).toBeFocused();
        expect(new URL(page.url()).hash).toBe('');
        await email.fill('ada@example.no');
        await expect(email).toHaveAttribute('aria-invalid', 'false');
        await expect(form.getByText(summary.mended.replace('{{field}}', fields.email))).toBeVisible();
        if (kind === 'application') {
          const file = field(form, 'cv');
          await expect(file).toHaveAccessibleDescription(new RegExp(`${errors.fileAgain}$`));
          await file.setInputFiles(cv);
          await expect(file).toHaveAttribute('aria-invalid', 'false');
        }
        await sendButton(page, kind, language).click();
        await expect(page.getByRole('heading', { name: received[kind] })).toBeFocused();
        expect(await page.title()).toMatch(pageTitle);
      });

  test('a reload posts nothing, and keeps what was typed', async ({ page }) => {
    const release = await post(page, 'enquiry');
    release();
    await ready(page);
    const requests = requestsOf(page);
    await page.reload();
    await expectTyped(page, 'enquiry');
    expect(requests).toEqual([`GET ${addressOf('enquiry')}`]);
  });

  test('what is changed before React is there counts, and keeps the focus', async ({ page }) => {
    const release = await post(page, 'enquiry');
    const form = formOf(page, 'enquiry');
    await form.locator('[value="quality-assurance"]').check();
    await field(form, 'email').fill('ada@example.com');
    release();
    await ready(page);
    await expect(field(form, 'email')).toBeFocused();
    await expect(field(form, 'email')).toHaveValue('ada@example.com');
    await expect(form.locator('[value="quality-assurance"]')).toBeChecked();
    const request = page.waitForRequest('**/api/enquiries');
    await sendButton(page, 'enquiry').click();
    expect((await request).postDataJSON()).toMatchObject({
      email: 'ada@example.com',
      service: 'quality-assurance',
      name: 'Ada Nordmann',
    });
    await expect(page.getByRole('heading', { name: words.en.received.enquiry })).toBeFocused();
  });

  test('what was posted wins over what the tab has kept', async ({ page }) => {
    await page.goto(addressOf('enquiry'));
    await page.evaluate(() =>
      sessionStorage.setItem(
        'form.enquiry',
        JSON.stringify({ description: 'Older', email: 'older@example.no' }),
      ),
    );
    const release = await holdReact(page);
    await page.goto(addressOf('enquiry'));
    await field(formOf(page, 'enquiry'), 'email').fill('newer');
    await sendButton(page, 'enquiry').click();
    await expect(formOf(page, 'enquiry').getByRole('region')).toBeFocused();
    release();
    await ready(page);
    await expect(field(formOf(page, 'enquiry'), 'email')).toHaveValue('newer');
    await expect(field(formOf(page, 'enquiry'), 'description')).toHaveValue('');
  });

  test('an answer stays where it is, whatever language was chosen before', async ({ page }) => {
    await page.goto('/?lng=en');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en');
    const release = await post(page, 'message', 'no');
    release();
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'no');
    await expectTyped(page, 'message');
  });

  test('a confirmation ends the draft of its form, and leads to an empty one', async ({ page }) => {
    await page.goto(addressOf('enquiry'));
    await page.evaluate(() => {
      sessionStorage.setItem('form.enquiry', JSON.stringify({ name: 'Typed before' }));
      sessionStorage.setItem('form.enquiry.attempt', 'key content');
      sessionStorage.setItem('form.message', JSON.stringify({ message: 'Something else' }));
    });
    await page.goto(`${addressOf('enquiry')}?received=7K3M-Q9XA-2BCD`);
    await ready(page);
    await expect(page.getByRole('heading', { name: words.en.received.enquiry })).toBeFocused();
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('form.'))),
    ).toEqual(['form.message']);
    await page.getByRole('button', { name: 'New Message', exact: true }).click();
    await expect(field(formOf(page, 'enquiry'), 'name')).toBeFocused();
    await expect(field(formOf(page, 'enquiry'), 'name')).toHaveValue('');
    await expect(page).toHaveURL(addressOf('enquiry'));
    expect(await page.title()).toMatch(pageTitle);
  });

  test('another page and back is the form again', async ({ page }) => {
    await page.goto(`${addressOf('message')}?received=7K3M-Q9XA-2BCD`);
    await ready(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/privacy-policy$/);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await page.goBack();
    await expect(formOf(page, 'message')).toBeVisible();
  });
});

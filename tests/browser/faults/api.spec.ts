/** Forms whose API is down, or is answered for by a proxy, a captive portal or a host of static files. */
import type { Route } from 'playwright/test';
import {
  cvFile,
  fillForm,
  getField,
  getSubmitButton,
  openForm,
  submissions,
  uiStrings,
} from '#tests/support/browser/forms.ts';
import { expect, test } from '#tests/support/browser/site.ts';

test.use({ toleratedErrors: /Failed to load resource|ERR_|CORS|Content Security Policy|csp$/ });

const { failure, received } = uiStrings.en;
const html = { contentType: 'text/html', body: '<!doctype html><h1>nginx</h1>' };

const answers: Record<string, [answer: (route: Route) => Promise<void>, message: string]> = {
  'a proxy without its server': [(route) => route.fulfill({ status: 502, ...html }), failure.unexpected],
  'a proxy that waited in vain': [(route) => route.fulfill({ status: 504, ...html }), failure.unexpected],
  'a proxy under maintenance': [
    (route) => route.fulfill({ status: 503, headers: { 'retry-after': '60' }, ...html }),
    'Try again in 60 seconds.',
  ],
  'a proxy with a limit of its own': [
    (route) => route.fulfill({ status: 429, ...html }),
    'Try again in a moment.',
  ],
  'a proxy with a smaller limit of size': [
    (route) => route.fulfill({ status: 413, ...html }),
    failure.unexpected,
  ],
  'a host of static files': [(route) => route.fulfill({ status: 405, ...html }), failure.unexpected],
  'a page in place of an answer': [(route) => route.fulfill({ status: 200, ...html }), failure.unexpected],
  'a captive portal': [
    (route) => route.fulfill({ status: 302, headers: { location: 'http://127.0.0.1:9/portal' } }),
    failure.unreachable,
  ],
  'a refused connection': [(route) => route.abort('connectionrefused'), failure.unreachable],
};

for (const kind of ['message', 'application'] as const)
  test(`the ${kind} form names the failure, keeps everything, and is sent once the API is back`, async ({
    page,
  }) => {
    const keys: (string | undefined)[] = [];
    let answer: (route: Route) => Promise<void> = (route) => route.abort();
    await page.route(/\/api\/(?:messages|applications)$/, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return answer(route);
    });
    const form = await openForm(page, kind);
    await fillForm(page, kind);
    const notice = page.getByRole('region', { name: failure.title });
    for (const [name, [nextAnswer, message]] of Object.entries(answers))
      await test.step(name, async () => {
        answer = nextAnswer;
        const attempts = keys.length;
        await getSubmitButton(page, kind).click();
        await expect.poll(() => keys.length).toBe(attempts + 1);
        await expect(getSubmitButton(page, kind)).toBeVisible();
        await expect(notice).toContainText(message);
        await expect(notice).toBeFocused();
      });
    for (const [name, value] of Object.entries(submissions[kind]))
      await expect(getField(form, name)).toHaveValue(value);
    if (kind === 'application') await expect(form.getByText(cvFile.name)).toBeVisible();
    answer = (route) => route.fulfill({ status: 201, json: { id: 'A' } });
    await notice.getByRole('button', { name: failure.retry }).click();
    await expect(page.getByRole('heading', { name: received[kind] })).toBeFocused();
    expect(new Set(keys).size).toBe(1);
  });

test('a form whose request stalls gives up, and is sent by a retry under the same key', async ({ page }) => {
  // Chromium's own timer cannot be advanced.
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = () => timeout.call(AbortSignal, 300);
  });
  const keys: (string | undefined)[] = [];
  await page.route('**/api/messages', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) await route.fulfill({ status: 201, json: { id: 'A' } });
  });
  await openForm(page, 'message');
  await fillForm(page, 'message');
  await getSubmitButton(page, 'message').click();
  const notice = page.getByRole('region', { name: failure.title });
  await expect(notice).toContainText(failure.unreachable);
  await notice.getByRole('button', { name: failure.retry }).click();
  await expect(page.getByRole('heading', { name: received.message })).toBeFocused();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a form that is sent twice before hydration is stored once', async ({ page }) => {
  await page.route('**/static/js/*', (route) => route.abort());
  await page.goto('/contact');
  await fillForm(page, 'message');
  const posts: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST') posts.push(response.headerValue('location'));
  });
  await getSubmitButton(page, 'message').click();
  await expect(page.getByRole('heading', { name: received.message })).toBeVisible();
  // The visitor goes back, and sends the same text again.
  await page.goBack();
  await expect(getField(page.locator('form'), 'message')).toHaveValue(submissions.message.message);
  await getSubmitButton(page, 'message').click();
  await expect(page.getByRole('heading', { name: received.message })).toBeVisible();
  const [first, second] = await Promise.all(posts);
  expect(first).toContain('received=');
  expect(second).toBe(first);
});

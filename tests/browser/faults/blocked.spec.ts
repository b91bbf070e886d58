/** Browsers that lack or block scripts, styles, fonts and APIs. */
import {
  fillForm,
  getSubmitButton,
  mockApi,
  openForm,
  receivedReply,
  uiStrings,
} from '#tests/support/browser/forms.ts';
import { findHiddenElements } from '#tests/support/browser/motion-stage.ts';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

test.use({ toleratedErrors: /ERR_BLOCKED_BY_CLIENT|ERR_FAILED/ });

for (const [blocked, pattern] of [
  ['scripts', '**/static/js/*'],
  ['scripts but the first', /\/static\/js\/(?!boot-)/],
  ['style sheets', '**/static/css/*'],
] as const)
  test(`a site whose ${blocked} are blocked can be read, and its forms can be sent`, async ({ page }) => {
    await page.route(pattern, (route) => route.abort('blockedbyclient'));
    await page.goto('/');
    await page.mouse.move(20, 20);
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('banner')).toHaveCSS('display', 'grid');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (blocked === 'scripts') expect(await findHiddenElements(page)).toEqual([]);
    await page.getByRole('link', { name: 'Contact us' }).first().click();
    await expect(page).toHaveURL('/contact');
    await fillForm(page, 'message');
    await getSubmitButton(page, 'message').click();
    await expect(page.getByRole('heading', { name: uiStrings.en.received.message })).toBeVisible();
  });

test('a site whose fonts are blocked shows its text, and hides the loading screen', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort('blockedbyclient'));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('[data-loading-screen]')).toBeHidden();
  await triggerHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a browser without the newer APIs shows every page, and sends forms', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'requestIdleCallback'])
      Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  });
  await page.goto('/');
  await triggerHydration(page);
  await page.mouse.wheel(0, 600);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await findHiddenElements(page)).toEqual([]);
  await mockApi(page, receivedReply);
  await openForm(page, 'message');
  await fillForm(page, 'message');
  await getSubmitButton(page, 'message').click();
  await expect(page.getByRole('heading', { name: uiStrings.en.received.message })).toBeFocused();
});

import {
  cvFile,
  fillForm,
  getField,
  getForm,
  getFormPath,
  mockApi,
  openForm,
  receivedReply,
  submissions,
  uiStrings,
} from '#tests/support/browser/forms.ts';
import { delayHydration, expect, test } from '#tests/support/browser/site.ts';

/** Wraps every text in two `font` elements, as the translation of Chrome does. */
function translatePage() {
  const walker = document.createTreeWalker(document.getElementById('root') as Node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(`${text.data} (oversatt)`);
  }
  document.documentElement.classList.add('translated-ltr');
}

/** Adds attributes and style elements, which hydration ignores. */
function addAttributes() {
  for (const field of document.querySelectorAll<HTMLElement>('input, textarea')) {
    field.dataset.gramm = 'false';
    field.style.setProperty('--darkreader-inline-color', '#fff');
  }
  document.body.dataset.newGrCSCheckLoaded = '14.1';
  document.head.append(Object.assign(document.createElement('style'), { className: 'darkreader' }));
  document.body.append(document.createElement('grammarly-desktop-integration'));
  document.documentElement.append(document.createElement('com-1password-button'));
}

/** Adds elements beside the fields, as some password managers do. */
function addElements() {
  for (const field of document.querySelectorAll('main :is(input, textarea)')) {
    const icon = document.createElement('div');
    icon.dataset.lastpassIconRoot = '';
    field.after(icon);
  }
}

for (const [editor, edit, toleratedErrors] of [
  ['an extension that adds attributes and elements outside the page', addAttributes, undefined],
  // React reports that it has replaced the page, and names the error by number.
  ['an extension that adds elements beside the fields', addElements, /#418/],
  ['a translation', translatePage, /#418/],
] as const)
  test.describe(`a form that is edited by ${editor}`, () => {
    test.use({ toleratedErrors });

    test('keeps text, file and focus through hydration', async ({ page }) => {
      const release = await delayHydration(page);
      const requests = await mockApi(page, receivedReply);
      await page.goto(getFormPath('application'));
      await fillForm(page, 'application');
      const form = getForm(page, 'application');
      await getField(form, 'message').focus();
      await page.evaluate(edit);
      release();
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
      for (const [name, value] of Object.entries(submissions.application))
        await expect(getField(form, name)).toHaveValue(value);
      await expect(form.getByText(cvFile.name)).toBeVisible();
      await expect(getField(form, 'message')).toBeFocused();
      await page.keyboard.type(' And more.');
      await form.locator('button[type=submit]').click();
      await expect(page.getByRole('heading', { name: uiStrings.en.received.application })).toBeFocused();
      expect(requests[0]?.postData()).toContain(`${submissions.application.message} And more.`);
      expect(requests[0]?.postData()).toContain(`filename="${cvFile.name}"`);
    });
  });

test.describe('a page that is translated after hydration', () => {
  test.use({ toleratedErrors: /status of 503/ });

  test('shows errors, failures and confirmations of its form, and can be left', async ({ page }) => {
    await mockApi(page, { status: 503 }, receivedReply);
    const form = await openForm(page, 'enquiry');
    await page.evaluate(translatePage);
    const submit = form.locator('button[type=submit]').last();
    await submit.click();
    await expect(form.getByRole('region')).toBeFocused();
    await page.evaluate(translatePage);
    await fillForm(page, 'enquiry');
    await submit.click();
    const failure = page.getByRole('region', { name: uiStrings.en.failure.title });
    await expect(failure).toBeFocused();
    await page.evaluate(translatePage);
    await submit.click();
    await expect(page.getByRole('heading', { name: uiStrings.en.received.enquiry })).toBeFocused();
    await page.evaluate(translatePage);
    await page.getByRole('button', { name: uiStrings.en.received.new }).click();
    await expect(getField(form, 'name')).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await page.evaluate(translatePage);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Advice on apps and websites');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy policy');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

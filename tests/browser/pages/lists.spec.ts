import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';

test('the list of all posts continues on further pages, and back', async ({ page }) => {
  await page.goto('/blog');
  await triggerHydration(page);
  const newestTitle = await page.locator('main article h3').first().textContent();
  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(page).toHaveURL('/blog/page/2');
  await expect(page).toHaveTitle('Blog, page 2 | Fjellkode');
  await expect(page.locator('main')).not.toContainText(newestTitle ?? '');
  const numbers = page.getByRole('navigation', { name: 'Pages' }).getByRole('listitem').getByRole('link');
  await expect(numbers.nth(1)).toHaveAccessibleName('Page 2');
  await expect(numbers.nth(1)).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Newer posts' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('main article h3').first()).toHaveText(newestTitle ?? '');
  await expect(page.getByRole('link', { name: 'Newer posts' })).toHaveCount(0);
  // The numbers move while the posts above them are being laid out.
  await expect(page.locator('html')).not.toHaveAttribute('data-laying');
  await numbers.last().click();
  await expect(numbers.last()).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'Older posts' })).toHaveCount(0);
});

test('a post links to its category and its tags, whose lists contain the post', async ({ page }) => {
  await page.goto('/no/blog/what-31-policies-taught-us');
  const title = (await page.locator('h1').textContent()) ?? '';
  for (const name of ['Sikkerhet', 'DevOps']) {
    await page.goto('/no/blog/what-31-policies-taught-us');
    await page.locator('main article').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: title })).toBeVisible();
  }
});

test('a list marks its category', async ({ page }) => {
  await page.goto('/blog/category/security');
  const topics = page.getByRole('navigation', { name: 'Topics' });
  await expect(topics.locator('[aria-current]')).toHaveText('Security');
  await topics.getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(topics.locator('[aria-current]')).toHaveText('All posts');
});

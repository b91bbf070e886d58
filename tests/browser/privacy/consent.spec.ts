/** Without a choice nothing is stored or requested. A site with a chat and videos, and the chat of another company. */
import type { Page } from 'playwright/test';
import { isOwnName, storedItems } from '#content/browser-storage.ts';
import { findViolations } from '#tests/support/browser/axe.ts';
import { type ChatServer, chatStorageName, startChatServer } from '#tests/support/browser/chat-server.ts';
import { expect, test, triggerHydration } from '#tests/support/browser/site.ts';
import { expectPlaying, getPlayButton } from '#tests/support/browser/video-page.ts';
import { simulateProviders } from '#tests/support/browser/video-providers.ts';
import { serveVideos, type VideoSite } from '#tests/support/browser/video-site.ts';

// One build for all tests of the file.
test.describe.configure({ mode: 'default' });
let chat: ChatServer;
let site: VideoSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  chat = await startChatServer();
  site = await serveVideos({ CHAT_SCRIPT_URL: chat.scriptUrl });
});
test.afterAll(async () => {
  await site?.[Symbol.asyncDispose]();
  await chat?.[Symbol.asyncDispose]();
});
test.beforeEach(() => {
  chat.requestedPaths.length = 0;
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await triggerHydration(page);
}

/** Returns the names of everything that the page has stored. */
const getStoredNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] || []),
  ]);

const getChat = (page: Page) => page.locator('[data-chat]');
const getChatFrame = (page: Page) => page.frameLocator('#chat').getByRole('button', { name: 'Chat with us' });
const acceptChat = (page: Page) => getChat(page).getByRole('button', { name: 'Yes, load the chat' }).click();
const getChoice = (page: Page, service: string, answer: 'Yes' | 'No') =>
  page.getByRole('group', { name: service }).getByRole('button', { name: answer });

test('before a choice nothing is stored, and nothing is requested from other companies', async ({ page }) => {
  const requestedUrls = await simulateProviders(page);
  for (const path of ['/', '/film', '/contact', '/cookie-policy', '/no/contact']) {
    await open(page, path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    const ofPage = (name: string) => !['react-router-scroll-positions', 'language.moved'].includes(name);
    expect((await getStoredNames(page)).filter(ofPage), path).toEqual([]);
  }
  expect([...requestedUrls, ...chat.requestedPaths]).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('yes and no are buttons of the same size and style', async ({ page }) => {
  await simulateProviders(page);
  for (const [path, selector] of [
    ['/contact', '[data-chat]'],
    ['/film', '[data-video]'],
  ] as const) {
    await open(page, path);
    const buttons = page.locator(selector).getByRole('button');
    await expect(buttons).toHaveCount(2);
    const styles = await buttons.evaluateAll((elements) =>
      elements.map((element) => {
        const { backgroundColor, color, boxShadow, fontSize, fontWeight, height } = getComputedStyle(element);
        return { backgroundColor, color, boxShadow, fontSize, fontWeight, height };
      }),
    );
    expect(styles[0]).toEqual(styles[1]);
  }
});

test('a no to the chat is remembered, loads nothing, and can be changed', async ({ page }) => {
  await open(page, '/contact');
  await getChat(page).getByRole('button', { name: 'No, thank you' }).press('Enter');
  await expect(getChat(page).getByText('The chat will not be loaded.')).toBeFocused();
  await page.reload();
  await triggerHydration(page);
  await expect(getChat(page)).toContainText('The chat will not be loaded.');
  expect(chat.requestedPaths).toEqual([]);
  await acceptChat(page);
  await expect(getChatFrame(page)).toBeVisible();
});

test('a yes loads the chat, on later pages too, and withdrawing it removes the chat and what it has stored', async ({
  page,
}) => {
  await open(page, '/contact');
  await expect(getChat(page)).toContainText(new URL(chat.origin).host);
  await acceptChat(page);
  await expect(getChatFrame(page)).toBeVisible();
  await expect(getChat(page)).toContainText('The chat is on.');
  await expect(page.locator('[data-greeted]')).toHaveCount(1);
  expect(await page.locator('#chat').evaluate((frame) => getComputedStyle(frame).position)).toBe('fixed');
  // The frame and the greeting are requested at the same time.
  expect(chat.requestedPaths.toSorted()).toEqual(['/chat.js', '/frame', '/greeting']);
  expect(await getStoredNames(page)).toEqual(expect.arrayContaining([chatStorageName, 'consent.chat']));

  await open(page, '/film');
  await expect(getChatFrame(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
  await expect(page).toHaveURL(/\/cookie-policy#privacy-choices$/);
  await expect(getChoice(page, 'Live chat', 'Yes')).toHaveAttribute('aria-pressed', 'true');
  chat.requestedPaths.length = 0;
  await Promise.all([page.waitForEvent('load'), getChoice(page, 'Live chat', 'No').click()]);
  await triggerHydration(page);
  await expect(getChoice(page, 'Live chat', 'No')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#chat')).toHaveCount(0);
  expect((await getStoredNames(page)).filter((name) => !isOwnName(name))).toEqual([]);
  expect(chat.requestedPaths).toEqual([]);
});

test('the message in the form is kept when the chat is turned off', async ({ page }) => {
  await open(page, '/contact');
  await acceptChat(page);
  await expect(getChatFrame(page)).toBeVisible();
  await page.getByLabel('Full name').fill('Ada Nordmann');
  await Promise.all([
    page.waitForEvent('load'),
    getChat(page).getByRole('button', { name: 'Turn the chat off' }).click(),
  ]);
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Nordmann');
  await expect(getChat(page)).toContainText('The chat will not be loaded.');
});

test('consent to the chat of one company is not consent to that of another', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent.chat', 'yes chat.other.example'));
  await open(page, '/contact');
  await expect(getChat(page).getByRole('button', { name: 'Yes, load the chat' })).toBeVisible();
  expect(chat.requestedPaths).toEqual([]);
});

test.describe('a chat that does not answer', () => {
  test.use({ toleratedErrors: /ERR_FAILED/ });
  test('is reported, and can be loaded again', async ({ page }) => {
    await page.route('**/chat.js', (route) => route.abort());
    await open(page, '/contact');
    await acceptChat(page);
    await expect(getChat(page)).toContainText('The chat cannot be reached just now. Please use the form.');
  });
});

test.describe('Trusted Types', () => {
  test.use({ toleratedErrors: /requires 'Trusted(?:HTML|ScriptURL)' assignment/ });
  test('refuse text as HTML before consent, and scripts of other origins even after it', async ({ page }) => {
    await open(page, '/contact');
    const insertHtml = () =>
      page.evaluate(() => {
        try {
          document.createElement('div').innerHTML = '<b>text</b>';
          return 'inserted';
        } catch {
          return 'refused';
        }
      });
    const setScriptUrl = (url: string) =>
      page.evaluate((value) => {
        try {
          document.createElement('script').src = value;
          return 'set';
        } catch {
          return 'refused';
        }
      }, url);
    expect([await insertHtml(), await setScriptUrl(chat.scriptUrl)]).toEqual(['refused', 'refused']);
    await acceptChat(page);
    await expect(getChatFrame(page)).toBeVisible();
    expect([await insertHtml(), await setScriptUrl(chat.scriptUrl)]).toEqual(['inserted', 'set']);
    expect(await setScriptUrl('https://elsewhere.example/x.js')).toBe('refused');
  });
});

test.describe('a visit with a failed message', () => {
  test.use({ toleratedErrors: /ERR_FAILED/ });
  test('stores nothing that is missing in the list, and in the table of the cookie policy', async ({
    page,
  }) => {
    await simulateProviders(page);
    const names = new Set<string>();
    const collect = async () => {
      for (const name of await getStoredNames(page)) names.add(name);
    };
    await open(page, '/film?lng=en');
    await getPlayButton(page).click();
    await expectPlaying(page);
    await collect();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click();
    await expect(page).toHaveURL(/cookie-policy/);
    await open(page, '/kiddy-app');
    await page.locator('[data-video]').getByRole('button', { name: 'No, thank you' }).click();
    await open(page, '/contact');
    await acceptChat(page);
    await page.getByLabel('Full name').fill('Ada Nordmann');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.no');
    await page.getByLabel('Message').fill('Hello. Is anybody there?');
    await collect();
    await page.route('**/api/messages', (route) => route.abort());
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect.poll(() => getStoredNames(page)).toContain('form.message.attempt');
    await page.getByRole('banner').getByRole('link', { name: 'Norsk' }).first().click();
    await expect(page).toHaveURL(/\/no\/contact/);
    await collect();
    names.delete(chatStorageName);
    const expected = [
      'language',
      'react-router-scroll-positions',
      'form.message',
      'form.message.attempt',
      'consent.youtube',
      'consent.vimeo',
      'consent.chat',
    ];
    expect([...names]).toEqual(expect.arrayContaining(expected));
    expect([...names].filter((name) => !isOwnName(name))).toEqual([]);
    await open(page, '/no/cookie-policy');
    const table = await page.getByRole('table').first().textContent();
    for (const { names: listed } of Object.values(storedItems))
      for (const name of listed) expect(table).toContain(name);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the chat says why it is missing, and the footer leads to the choices', async ({ page }) => {
    for (const [path, policy, text] of [
      ['/contact', '/cookie-policy#privacy-choices', 'The chat needs JavaScript. The form works without it.'],
      [
        '/no/contact',
        '/no/cookie-policy#personvernvalg',
        'Chatten krever JavaScript. Skjemaet fungerer uten.',
      ],
    ] as const) {
      await page.goto(site.origin + path);
      await expect(getChat(page).locator('noscript p')).toHaveText(text);
      await expect(getChat(page).getByRole('button')).toHaveCount(0);
      const link = page
        .getByRole('contentinfo')
        .getByRole('link', { name: /^(?:Privacy choices|Personvern\S*valg)$/ });
      await expect(link).toHaveAttribute('href', policy);
      await link.click();
      await expect(page.locator(policy.slice(policy.indexOf('#')))).toBeInViewport();
      // The labels of samples are buttons as well.
      await expect(page.getByRole('main').locator('button:visible:not([data-sample-label])')).toHaveCount(0);
    }
  });
});

for (const [scheme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const)
  test(`the questions and the choices have no axe violations, fit the window, and hydrate unchanged: ${scheme}, ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/contact', '/no/contact', '/cookie-policy', '/no/cookie-policy']) {
      await page.goto(site.origin + path);
      const text = await page.locator('#root').textContent();
      await triggerHydration(page);
      expect(await page.locator('#root').textContent(), path).toBe(text);
      const violations = await findViolations(page);
      expect(
        violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join()}`),
      ).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

test.describe('the page for unknown paths', () => {
  test.use({ toleratedErrors: /status of 404/ });
  test('leads to the choices, too', async ({ page }) => {
    await page.goto('/no/ingensteds');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Personvernvalg' })).toHaveAttribute(
      'href',
      '/no/cookie-policy#personvernvalg',
    );
  });
});

test('a site without a chat and videos asks for no consent, and its pages name no chat', async ({
  page,
  request,
}) => {
  await page.goto('/cookie-policy');
  await expect(page.getByRole('main')).toContainText(
    'At the moment nothing on this website needs your consent',
  );
  // The labels of samples are buttons as well.
  await expect(page.getByRole('main').locator('button:visible:not([data-sample-label])')).toHaveCount(0);
  await page.goto('/contact');
  await expect(getChat(page)).toHaveCount(0);
  const response = await request.get('/contact');
  expect(await response.text()).not.toContain('Would you rather chat?');
  expect(response.headers()['content-security-policy']).toContain('trusted-types page');
});

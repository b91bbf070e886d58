/** The development server shows saved content, and its findings, in the browser. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { confirm } from '#authoring/translations/confirm.ts';
import { findViolations } from '#tests/support/browser/axe.ts';
import { fillForm, getField, getForm, getFormPath, kinds, uiStrings } from '#tests/support/browser/forms.ts';
import { expect, test } from '#tests/support/browser/site.ts';

const port = 4274;
const root = path.resolve(import.meta.dirname, '../../..');

let contentDir: string;
let server: ChildProcess;
/** Output of the server since its start. */
let terminal = '';

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://localhost:${port}`, toleratedErrors: /WebSocket/ });

test.beforeAll(async () => {
  contentDir = path.join(await mkdtemp(path.join(tmpdir(), 'dev-')), 'content');
  await cp(path.join(root, 'content'), contentDir, { recursive: true });
  server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      CONTENT_DIR: contentDir,
      DATA_DIR: path.join(path.dirname(contentDir), 'data'),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stdout?.on('data', (chunk: Buffer) => {
    terminal += chunk.toString();
  });
  server.stderr?.on('data', (chunk: Buffer) => {
    terminal += chunk.toString();
    process.stderr.write(chunk);
  });
  await once(server.stdout as NodeJS.ReadableStream, 'data');
});

test.afterAll(async () => {
  server.kill();
  await rm(path.dirname(contentDir), { recursive: true, force: true });
});

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const target = path.join(contentDir, file);
  await writeFile(target, change(await readFile(target, 'utf8')));
}

test('a saved body, frontmatter and UI string appear without a reload', async ({ page }) => {
  await page.goto('/team');
  // Vite compiles the application at the first request.
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 60_000 });
  await page.evaluate(() => Object.assign(window, { marked: true }));

  await edit('en/pages/team.mdx', (text) => text.replace('\n<Roles', '\nA new paragraph.\n\n<Roles'));
  await expect(page.locator('main')).toContainText('A new paragraph.');

  await edit('en/pages/team.mdx', (text) => text.replace(/^title: .*$/m, 'title: The people'));
  await expect(page).toHaveTitle(/^The people/);

  await edit('en/ui/shell.json', (text) => text.replace('Skip to the content', 'Jump to the content'));
  await expect(page.getByText('Jump to the content')).toBeAttached();
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
});

test('a saved navigation and company appear in header and footer', async ({ page }) => {
  await page.goto('/team');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 60_000 });
  await edit('navigation.yaml', (text) => text.replace('en: Portfolio', 'en: Projects'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Projects' })).toBeVisible();
  await edit('company.yaml', (text) => text.replace('phone:\n', 'phone: +47 22 33 44 55\n'));
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '+47 22 33 44 55' })).toHaveAttribute(
    'href',
    'tel:+4722334455',
  );
});

test('a finding appears in the overlay with its position, and disappears when it is fixed', async ({
  page,
}) => {
  await page.goto('/team');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await edit('en/pages/team.mdx', (text) => `${text}\n[nowhere](/nowhere)\n`);
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('There is no page at /nowhere.');
  await expect(overlay).toContainText(/en\/pages\/team\.mdx:\d+:11/);
  await expect(overlay).toContainText(/\d+ \| \[nowhere\]\(\/nowhere\)\s+\| {11}\^~{7}/);
  await edit('en/pages/team.mdx', (text) => text.replace('\n[nowhere](/nowhere)\n', ''));
  await expect(overlay).toHaveCount(0);
  await expect(page.locator('main')).toContainText('A new paragraph.');
});

test('a page that is opened while there is a finding shows it', async ({ page }) => {
  await edit('en/blog/what-31-policies-taught-us.mdx', (text) => text.replace('tags:', 'tgas:'));
  await page.goto('/team');
  await expect(page.locator('vite-error-overlay')).toContainText('Did you mean "tags"?');
  await edit('en/blog/what-31-policies-taught-us.mdx', (text) => text.replace('tgas:', 'tags:'));
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
});

/** Performs a change, and waits until the terminal shows a text that was not there before. Returns what was printed. */
async function awaitPrinted(text: string | RegExp, change: () => Promise<unknown>): Promise<string> {
  const start = terminal.length;
  await change();
  await expect.poll(() => terminal.slice(start)).toMatch(text);
  return terminal.slice(start);
}

test('an error that was fixed while no page was open is not shown to the next page', async ({ page }) => {
  const broken = '\n![A drawing](/assets/blomlet-app.svg)\n\n[nowhere](/nowhere)\n';
  await awaitPrinted('There is no page at /nowhere.', () =>
    edit('en/pages/team.mdx', (text) => text + broken),
  );
  expect((await page.request.get('/team')).status()).toBe(200);
  await awaitPrinted(/Content: .*\b(?:0 errors|no findings)/, () =>
    edit('en/pages/team.mdx', (text) => text.replace(broken, '')),
  );
  await page.goto('/team');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await expect(page.locator('content-findings summary')).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
});

test('a mistyped picture is reported with its place, without a stack trace', async ({ page }) => {
  await page.goto('/team');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  const picture = '\n![A drawing](/assets/blomlet-app.svg)\n';
  const overlay = page.locator('vite-error-overlay');
  const start = terminal.length;
  await awaitPrinted('Content: 1 error', async () => {
    await edit('en/pages/team.mdx', (text) => text + picture);
    await expect(overlay).toContainText('Did you mean "bloomlet-app.svg"?');
  });
  await expect(overlay).toContainText(/en\/pages\/team\.mdx:\d+:\d+/);
  // A page that is opened now is rendered without the picture.
  await page.reload();
  await expect(page.locator('main')).toContainText('A new paragraph.');
  await expect(overlay).toContainText('Did you mean "bloomlet-app.svg"?');
  const printed = terminal.slice(start);
  expect(printed).toMatch(/team\.mdx:\d+:\d+ error \S+ .*Did you mean "bloomlet-app\.svg"\?/);
  expect(printed).not.toMatch(/^\s+at |ENOENT/m);
  await edit('en/pages/team.mdx', (text) => text.replace('blomlet', 'bloomlet'));
  await expect(overlay).toHaveCount(0);
  const image = page.getByRole('img', { name: 'A drawing' });
  await expect
    .poll(async () => {
      // Images far from the view are not loaded, and a later update may replace this one.
      await image.scrollIntoViewIfNeeded();
      return image.evaluate((element: HTMLImageElement) => element.naturalWidth);
    })
    .toBeGreaterThan(0);
  await edit('en/pages/team.mdx', (text) => text.replace(picture.replace('blomlet', 'bloomlet'), ''));
});

test('warnings are listed in a panel that the keyboard opens and closes, and printed once', async ({
  page,
}) => {
  await page.goto('/team');
  const panel = page.locator('content-findings');
  const line = /en\/pages\/team\.mdx:\d+:\d+.*"word" is repeated/s;
  const printed = await awaitPrinted('"word" is repeated', () =>
    edit('en/pages/team.mdx', (text) => `${text}\nEach word word counts.\n`),
  );
  expect(printed.match(/"word" is repeated/g)).toHaveLength(1);
  await panel.locator('summary').focus();
  await page.keyboard.press('Enter');
  const item = panel.getByRole('listitem').filter({ hasText: line });
  await expect(item).toContainText('prose/doubled-word');
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);

  await panel.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(panel.locator('summary')).toHaveCount(0);
  await edit('en/pages/team.mdx', (text) => text.replace('word word', 'time time'));
  await expect(panel.locator('summary')).toBeVisible();
  await edit('en/pages/team.mdx', (text) => text.replace('\nEach time time counts.\n', ''));
  await expect(item).toHaveCount(0);
});

test('a page that is added, renamed and removed while the server runs is in the menu and at its address', async ({
  page,
}) => {
  const menuLink = page.getByRole('banner').getByRole('link', { name: 'What it costs' });
  const toFile = (language: string, name: string) => path.join(contentDir, language, 'pages', `${name}.mdx`);
  const getStatus = async (address: string) => (await page.request.get(address)).status();
  await page.goto('/team');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await edit('navigation.yaml', (text) =>
    text
      .replace('links:\n', 'links:\n  /pricing: { en: What it costs, no: Hva det koster }\n')
      .replace('    - /portfolio\n', '    - /pricing\n    - /portfolio\n'),
  );
  for (const language of ['en', 'no'])
    await writeFile(
      toFile(language, 'pricing'),
      `---\ntitle: Prices ${language}\ndescription: What an app costs, and what decides it.\n---\n\n## Prices\n\nAsk us.\n`,
    );
  await expect(menuLink).toHaveAttribute('href', '/pricing');
  expect(await getStatus('/no/pricing')).toBe(200);

  for (const language of ['en', 'no']) await rename(toFile(language, 'pricing'), toFile(language, 'prices'));
  await edit('navigation.yaml', (text) => text.replaceAll('/pricing', '/prices'));
  await expect(menuLink).toHaveAttribute('href', '/prices');
  expect(await getStatus('/pricing')).toBe(404);

  for (const language of ['en', 'no']) await rm(toFile(language, 'prices'));
  await edit('navigation.yaml', (text) =>
    text.replace(/^ {2}\/prices: .*\n/m, '').replace('    - /prices\n', ''),
  );
  await expect(menuLink).toHaveCount(0);
  expect(await getStatus('/prices')).toBe(404);
});

test('a draft is shown, and a new document is available at once', async ({ page }) => {
  for (const language of ['en', 'no'])
    await writeFile(
      path.join(contentDir, language, 'blog/draft.mdx'),
      '---\ntitle: A draft\ndescription: Not yet for everybody.\ndate: 2026-11-01\ncategories: [quality]\ntags: []\ndraft: true\n---\n\nUnfinished thought.\n',
    );
  await expect.poll(async () => (await page.request.get('/blog/draft')).status()).toBe(200);
  await page.goto('/blog/draft');
  await expect(page.locator('main')).toContainText('Unfinished thought.');
});

test('drafts and scheduled pages say so, with the date on which they go live', async ({ page }) => {
  await page.goto('/blog/draft');
  await expect(page.getByRole('note').first()).toHaveText('Draft: visitors do not see this page yet.');
  await expect(page).toHaveTitle(/^\[draft\] A draft/);
  for (const language of ['en', 'no'])
    await edit(`${language}/blog/draft.mdx`, (text) => text.replace('draft: true', 'publishAt: 2999-12-01'));
  await expect(page.getByRole('note').first()).toHaveText(
    'Scheduled: visitors see this page from 1 December 2999.',
  );
  await expect(page).toHaveTitle(/^\[scheduled 2999-12-01\] A draft/);
  await page.goto('/no/blog/draft');
  await expect(page.getByRole('note').first()).toHaveText(
    'Planlagt: Besøkende ser denne siden fra 1. desember 2999.',
  );
  await page.goto('/no/team');
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('a change that is saved before the application has started is shown', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/app\/entries\/client\.tsx/, async (route) => {
    await released;
    // The page of the first request is gone.
    await route.continue().catch(() => undefined);
  });
  await page.goto('/no/team');
  await expect(page.locator('content-findings summary')).toBeVisible();
  await edit('no/pages/team.mdx', (text) => text.replace(/^title: .*$/m, 'title: Menneskene'));
  await expect(page).toHaveTitle(/^Menneskene/);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 60_000 });
});

test('a paragraph that is behind is marked, and confirmed by keyboard in the workspace', async ({ page }) => {
  await confirm(contentDir, 'pages/careers', { acceptUncertain: true, acceptFacts: true, why: 'a test' });
  await edit('en/pages/careers.mdx', (text) => `${text}\nA last line.\n`);
  await edit('no/pages/careers.mdx', (text) => `${text}\nEn siste linje.\n`);
  await confirm(contentDir, 'pages/careers', { acceptUncertain: true });
  await edit('en/pages/careers.mdx', (text) => text.replace('A last line.', 'A very last line.'));

  const load = async () => (await page.request.get('/no/careers')).text();
  await expect.poll(load).toContain('Nyere på engelsk');
  await page.goto('/no/careers?lng=no');
  const mark = page.getByText('Nyere på engelsk');
  await expect(mark).toBeVisible();
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('A very last line.')).toBeVisible();
  expect(await findViolations(page, { selector: 'main details:has(> [lang])' })).toEqual([]);

  await page.goto('/__content');
  await page.getByRole('link', { name: 'pages/careers' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Norwegian is behind')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Why does it still fit?').focus();
  await page.keyboard.type('It says so already');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No block is behind.')).toBeVisible();
  expect(await readFile(path.join(contentDir, 'translations/pages/careers.jsonl'), 'utf8')).toContain(
    '"why":"It says so already"',
  );
  await expect.poll(load).not.toContain('Nyere på engelsk');
});

test('an unknown path is answered with 404 in its language', async ({ page }) => {
  const response = await page.request.get('/no/ingensteds');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('<html lang="no"');
});

test.describe('a form that is posted without script', () => {
  test.use({ toleratedErrors: /WebSocket|status of 422/ });

  for (const kind of kinds)
    test(`the pages of a refused and a received ${kind} hydrate without a mismatch, attributes included`, async ({
      page,
    }) => {
      const form = getForm(page, kind);
      const expectHydrated = () =>
        expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 60_000 });
      for (const [result, email] of [
        ['refused', `"<b>'x'`],
        ['received', 'ada@example.no'],
      ] as const) {
        await page.goto(getFormPath(kind, 'no'));
        await expectHydrated();
        await fillForm(page, kind);
        await getField(form, 'email').fill(email);
        // The form is submitted as without script.
        await form.evaluate((element: HTMLFormElement) => element.submit());
        await expect(page.locator(`[data-answered="${result}"]`)).toBeVisible();
        await expectHydrated();
        await expect(page).toHaveURL((url) => url.pathname === getFormPath(kind, 'no'));
        if (result === 'refused') await expect(getField(form, 'email')).toHaveValue(email);
        else await expect(page.getByRole('heading', { name: uiStrings.no.received[kind] })).toBeFocused();
      }
    });
});

const hydratedPaths = [
  '/',
  '/no',
  '/team',
  '/app-development',
  '/portfolio',
  '/inkludMI-app',
  '/blog',
  '/blog/what-31-policies-taught-us',
  '/privacy-policy',
  '/contact',
];

// Only the development build of React also compares attributes.
test('a page of every layout hydrates without a mismatch, attributes included', async ({ page }) => {
  test.slow();
  for (const path of hydratedPaths)
    await test.step(path, async () => {
      await page.goto(path);
      // Vite compiles a layout at its first page.
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 60_000 });
    });
});

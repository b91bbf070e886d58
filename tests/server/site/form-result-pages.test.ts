/** Form result pages, rendered by the bundle of a real build outside the project. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '#build/build-site.ts';
import type { Renderer } from '#build/bundle/open-bundle.ts';
import { hashInlineSources } from '#build/pages/csp-hashes.ts';
import type { FormResult } from '#content/page-data.ts';
import { type FormPageSource, getFormPageSourcePath, renderBundlePath } from '#content/render-bundle.ts';
import type { FormProps } from '#forms/form-result.ts';
import type { FormKind } from '#forms/schemas/forms.ts';
import { openBuildFiles } from '#server/site/build-files.ts';
import { createFormResultPages, type FormResultPages } from '#server/site/form-result-pages.ts';
import { readServeManifest, type ServeManifest } from '#server/site/serve-manifest.ts';
import english from '../../../content/en/ui/forms.json' with { type: 'json' };
import norwegian from '../../../content/no/ui/forms.json' with { type: 'json' };
import {
  decodeEntities,
  getClientData,
  getControlValue,
  getStylesheets,
  getTags,
  getTitle,
  removeClientData,
} from './rendered-page.ts';

const formStrings = { en: english, no: norwegian };
const formPaths = {
  enquiry: { en: '/realize-your-project', no: '/no/realize-your-project' },
  message: { en: '/contact', no: '/no/contact' },
  application: { en: '/careers', no: '/no/careers' },
} as const;
const cases = (['en', 'no'] as const).flatMap((language) =>
  (Object.keys(formPaths) as FormKind[]).map((kind) => [kind, language, formPaths[kind][language]] as const),
);
const reference = '7K3M-Q9XA-2BCD';

let root: string;
let outDir: string;
let manifest: ServeManifest;
let pages: FormResultPages;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'form-results-'));
  outDir = path.join(root, 'dist');
  const contentDir = path.join(root, 'content');
  await cp('content', contentDir, { recursive: true });
  for (const language of ['en', 'no'])
    await writeFile(
      path.join(contentDir, language, 'blog/a-post-with-forms.mdx'),
      '---\ntitle: Forms\ndescription: A post with two forms, for the test.\ndate: 2026-11-02\ncategories: [quality]\ntags: [accessibility]\n---\n\n<MessageForm />\n\n<EnquiryForm />\n',
    );
  await buildSite({
    contentDir,
    outDir,
    siteUrl: 'https://www.example.no',
    release: false,
    firstPacketsMaxPages: 0,
  });
  // A package.json above the build must not matter.
  await writeFile(path.join(root, 'package.json'), '{"type":"commonjs"}');
  manifest = await readServeManifest(outDir);
  pages = createFormResultPages(await openBuildFiles(outDir), manifest, (file) => `policy of ${file}`);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const readPageFile = (address: string) => readFile(path.join(outDir, manifest.pages[address] ?? ''), 'utf8');

const readSource = async (address: string): Promise<FormPageSource> =>
  JSON.parse(await readFile(path.join(outDir, getFormPageSourcePath(address)), 'utf8')) as FormPageSource;

describe('the build', () => {
  test('lists the pages with forms, those about the form first', () => {
    expect(Object.keys(manifest.forms).slice(0, 6).sort()).toEqual(
      cases.map(([, , address]) => address).sort(),
    );
    for (const [kind, , address] of cases) expect(manifest.forms[address]).toEqual([kind]);
    for (const prefix of ['', '/no'])
      expect(manifest.forms[`${prefix}/blog/a-post-with-forms`]).toEqual(['message', 'enquiry']);
    expect(Object.keys(manifest.forms)).toHaveLength(8);
  });

  test('has a render bundle without dependencies', async () => {
    const source = await readFile(path.join(outDir, renderBundlePath), 'utf8');
    const imported = [...source.matchAll(/^import\b[^;]*?"([^"]+)";?/gm)].map(([, name = '']) => name);
    const minified = [...source.matchAll(/\bfrom"([^"]+)"/g)].map(([, name = '']) => name);
    const foreign = [...imported, ...minified].filter(
      (name) => !builtinModules.includes(name.replace(/^node:/, '')),
    );
    expect(foreign).toEqual([]);
    expect(source).not.toContain('process.env.NODE_ENV');
  });

  test('renders a page from its files exactly as the build did', async () => {
    const renderer = (await import(pathToFileURL(path.join(outDir, renderBundlePath)).href)) as Renderer;
    for (const address of Object.keys(manifest.forms)) {
      const html = await readPageFile(address);
      const renderedAgain = renderer.renderFormResult(
        { html, ...(await readSource(address)) },
        // No page has this form, so nothing of its result shows.
        { form: 'none', kind: 'refused', values: {}, errors: {} },
      );
      const getBody = (text: string) => /<div id="root">.*<\/body>/s.exec(text)?.[0];
      // The complete stylesheet takes the place of the deferred one.
      const htmlWithoutLink = html.replace(/<link rel="stylesheet" href="\/static\/css\/deferred-[^>]*>/, '');
      expect(getBody(renderedAgain), address).toBe(getBody(htmlWithoutLink));
    }
  });
});

/** Returns the result that the client data of a page contain. */
const getShownResult = (html: string) =>
  getClientData(html).islands.flatMap(({ props }) => (props as FormProps).shownResult?.result ?? [])[0];

const renderHtml = async (address: string, result: FormResult) => (await pages.render(address, result)).html;

describe.each(cases)('%s in %s', (kind, language, address) => {
  const { received, failure, errors, fields, answered } = formStrings[language];
  const typed = { name: 'Ada', fullName: 'Ada', email: 'x', mobile: '+47 1', description: 'd', message: 'm' };

  /** Renders a page, checks what all form result pages have in common, and returns the visible HTML. */
  async function render(result: FormResult): Promise<string> {
    const { html, headers } = await pages.render(address, result);
    const original = await readPageFile(address);
    expect(html).toContain(`<html lang="${language}" dir="ltr">`);
    // One complete page, with nothing that the policy blocks.
    expect(html.match(/<\/html>/g)).toHaveLength(1);
    const inline = hashInlineSources(html);
    const file = manifest.pages[address] ?? '';
    expect(manifest.contentSecurityPolicy.script).toEqual(expect.arrayContaining(inline.script));
    expect(manifest.contentSecurityPolicy.styles[file]).toEqual(inline.style);
    expect(headers['content-security-policy']).toBe(`policy of ${file}`);
    // The result shows elements that are not on the page itself, so the whole stylesheet is added.
    expect(getStylesheets(html)).toEqual([manifest.stylesheet]);
    expect(getStylesheets(original)).toEqual([expect.stringContaining('/static/css/deferred-')]);
    expect(html).not.toMatch(/ style="| on\w+="/);
    // React hydrates the form with the props that it was rendered with.
    expect(getShownResult(html)).toEqual(result);
    expect({ ...getClientData(html), islands: [] }).toEqual({ ...getClientData(original), islands: [] });
    // Not indexed, and without links to the other language.
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/hreflang="(?:en|no|x-default)" href="https/);
    expect(getTitle(html)?.endsWith(getTitle(original) ?? '-')).toBe(true);
    expect(html).toContain(`data-answered="${result.kind}"`);
    expect(removeClientData(html)).not.toContain(answered.back);
    return removeClientData(html);
  }

  test('received: shows the confirmation in place of the form', async () => {
    const html = await render({ form: kind, kind: 'received', reference });
    expect(getTitle(html)).toMatch(new RegExp(`^${received[kind]} – `));
    expect(html).toMatch(new RegExp(`<h2[^>]* autofocus=""[^>]*>${received[kind]}</h2>`));
    expect(html).toContain(received.text);
    expect(html).toContain(`<dd>${reference}</dd>`);
    expect(html).not.toContain('<form');
    const again = new RegExp(`<a[^>]* href="${address}"[^>]*>${received.new}</a>`);
    expect(again.test(html)).toBe(kind === 'enquiry');
  });

  test('refused: shows the errors at the top and at the fields, and keeps the typed values', async () => {
    const html = await render({
      form: kind,
      kind: 'refused',
      values: typed,
      errors: { email: 'errors.email' },
    });
    expect(getTitle(html)).toMatch(language === 'en' ? /^Error: / : /^Feil: /);
    const summary = /<section[^>]* autofocus="".*?<\/section>/s.exec(html)?.[0] ?? '';
    const [, id] = /<a[^>]* href="#([^"]+)">/.exec(summary) ?? [];
    expect(summary).toContain(`>${fields.email}: ${errors.email}</a>`);
    expect(html).toMatch(new RegExp(`<input[^>]* id="${id}"[^>]* type="email"[^>]* aria-invalid="true"`));
    expect(html).toContain(`</svg>${errors.email}</p>`);
    expect(getControlValue(html, kind === 'message' ? 'fullName' : 'name')).toBe('Ada');
    expect(getControlValue(html, 'email')).toBe('x');
    if (kind !== 'message') expect(getControlValue(html, 'mobile')).toBe('+47 1');
    expect(getControlValue(html, kind === 'enquiry' ? 'description' : 'message')).toBe(
      kind === 'enquiry' ? 'd' : 'm',
    );
    // The file cannot be kept.
    expect(html.includes(`</svg>${errors.fileAgain}</p>`)).toBe(kind === 'application');
  });

  test('failed: shows the reason and the time to wait, and keeps the typed values', async () => {
    const html = await render({ form: kind, kind: 'failed', reason: 'busy', wait: 45, values: typed });
    expect(getTitle(html)).toMatch(new RegExp(`^${failure.title} – `));
    const notice = /<section[^>]* autofocus="".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(notice).toContain(
      failure.busy.replace('{{wait}}', failure.seconds_other.replace('{{count}}', '45')),
    );
    expect(notice).toContain(failure.kept);
    expect(notice).toContain('mailto:hello@fjellkode.example');
    expect(notice).toMatch(new RegExp(`<button[^>]* type="submit"[^>]*>${failure.retry}</button>`));
    expect(getControlValue(html, 'email')).toBe('x');
    expect(notice.includes(errors.fileAgain)).toBe(kind === 'application');
  });
});

test.each([
  ['unavailable', undefined, english.failure.unavailable.replace('{{wait}}', english.failure.moment)],
  ['unexpected', undefined, english.failure.unexpected],
] as const)('a failure of the kind %s shows its reason', async (reason, wait, expected) => {
  const html = await renderHtml('/contact', { form: 'message', kind: 'failed', reason, wait, values: {} });
  expect(removeClientData(html)).toContain(expected);
});

test.each(['en', 'no'] as const)(
  'a page without typed values does not claim to keep them, in %s',
  async (language) => {
    const { answered, failure, errors } = formStrings[language];
    const renderResult = async (outcome: object) => {
      const result = { form: 'application', values: {}, ...outcome } as FormResult;
      return removeClientData(await renderHtml(formPaths.application[language], result));
    };
    const failed = await renderResult({ kind: 'failed', reason: 'unavailable' });
    expect(failed).toContain(answered.back);
    expect(failed).not.toContain(failure.kept);
    const refused = await renderResult({ kind: 'refused', errors: { cv: 'errors.fileSize' } });
    expect(refused).toContain(errors.fileSize);
    expect(refused).toContain(`<p>${answered.back}</p>`);
  },
);

test('a chosen service stays chosen', async () => {
  const html = await renderHtml('/realize-your-project', {
    form: 'enquiry',
    kind: 'refused',
    values: { service: 'quality-assurance' },
    errors: { name: 'errors.name' },
  });
  const checked = [...html.matchAll(/<input[^>]* checked=""[^>]* value="([^"]*)"/g)].map(
    ([, value]) => value,
  );
  expect(checked).toEqual(['quality-assurance']);
});

test('a confirmation replaces only its own form', async () => {
  const result = { form: 'enquiry', kind: 'received', reference } as const;
  const html = removeClientData(await renderHtml('/blog/a-post-with-forms', result));
  expect(html).toContain(english.received.enquiry);
  expect([...html.matchAll(/data-form="(\w+)"/g)].map(([, kind]) => kind)).toEqual(['message']);
});

test('a result is shown only at its own form', async () => {
  const html = await renderHtml('/blog/a-post-with-forms', {
    form: 'enquiry',
    kind: 'refused',
    values: { email: 'mine' },
    errors: { email: 'errors.email' },
  });
  const [message = '', enquiry = ''] = html.match(/<form.*?<\/form>/gs) ?? [];
  expect(message).not.toContain('aria-invalid="true"');
  expect(getControlValue(message, 'email')).toBe('');
  expect(getControlValue(enquiry, 'email')).toBe('mine');
});

describe('typed values', () => {
  const buildResult = (text: string): FormResult => ({
    form: 'message',
    kind: 'refused',
    values: { fullName: text, email: text, message: text },
    errors: { email: 'errors.email' },
  });

  test.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    `"' onfocus="alert(1)`,
    '</textarea><img src=x>',
    '😀 👩‍👩‍👧 שלום עולם مرحبا',
    '$& $1 $` %lang%<!--app-->',
  ])('%s is rendered as text', async (text) => {
    const html = await renderHtml('/contact', buildResult(text));
    expect(decodeEntities(getControlValue(html, 'fullName'))).toBe(text);
    expect(decodeEntities(getControlValue(html, 'message'))).toBe(text);
    expect(getTags(html)).toEqual(getTags(await renderHtml('/contact', buildResult('text'))));
  });

  test('random text adds no element and is in the page data', async () => {
    const tags = getTags(await renderHtml('/contact', buildResult('text')));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const html = await renderHtml('/contact', buildResult(text));
        expect(getTags(html)).toEqual(tags);
        expect(getShownResult(html)).toEqual(buildResult(text));
      }),
      { numRuns: 60 },
    );
  });
});

describe('rendering fails', () => {
  const result: FormResult = { form: 'message', kind: 'received', reference };

  test.each(['/team', '/nowhere', '/careers', 'constructor'])(
    'for %s, which has no such form',
    async (path) => {
      await expect(renderHtml(path, result)).rejects.toThrow(`${path} has no form of the kind message.`);
    },
  );

  test('for a file of another build', async () => {
    const renderer = (await import(pathToFileURL(path.join(outDir, renderBundlePath)).href)) as Renderer;
    const html = await readPageFile('/contact');
    const source = await readSource('/contact');
    for (const changedHtml of [
      html.replace('<title>', '<title>Another '),
      html.replace('id="root"', 'id="other"'),
    ])
      expect(() => renderer.renderFormResult({ ...source, html: changedHtml }, result)).toThrow(
        'The file of /contact is not what this build would write.',
      );
  });
});

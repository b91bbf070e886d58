/** Pages that answer a form, rendered by the bundle of a real build that lies outside the project. */
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
import { renderBundlePath } from '#content/render-bundle.ts';
import type { FormKind } from '#forms/schemas/forms.ts';
import { type FormResultPages, createFormResultPages } from '#server/site/form-result-pages.ts';
import { readServeManifest, type ServeManifest } from '#server/site/serve-manifest.ts';
import english from '../../../content/en/ui/forms.json' with { type: 'json' };
import norwegian from '../../../content/no/ui/forms.json' with { type: 'json' };
import { decoded, recordIn, sheetsIn, shownIn, tagsOf, titleOf, typedIn } from './rendered-page.ts';

const words = { en: english, no: norwegian };
const standing = {
  enquiry: { en: '/realize-your-project', no: '/no/realize-your-project' },
  message: { en: '/contact', no: '/no/contact' },
  application: { en: '/careers', no: '/no/careers' },
} as const;
const cases = (['en', 'no'] as const).flatMap((language) =>
  (Object.keys(standing) as FormKind[]).map((kind) => [kind, language, standing[kind][language]] as const),
);
const reference = '7K3M-Q9XA-2BCD';

let root: string;
let outDir: string;
let manifest: ServeManifest;
let pages: FormResultPages;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'answers-'));
  outDir = path.join(root, 'dist');
  const contentDir = path.join(root, 'content');
  await cp('content', contentDir, { recursive: true });
  for (const language of ['en', 'no'])
    await writeFile(
      path.join(contentDir, language, 'blog/a-post-with-forms.mdx'),
      '---\ntitle: Forms\ndescription: A post with two forms, for the test.\ndate: 2026-11-02\ncategories: [quality]\ntags: [accessibility]\n---\n\n<MessageForm />\n\n<EnquiryForm />\n',
    );
  await buildSite({ contentDir, outDir, siteUrl: 'https://www.example.no', brotli11MaxPages: 0 });
  // What an operator's folders may have above the build must not matter.
  await writeFile(path.join(root, 'package.json'), '{"type":"commonjs"}');
  manifest = await readServeManifest(outDir);
  pages = createFormResultPages(outDir, manifest, (file) => `policy of ${file}`);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const fileOf = (address: string) => readFile(path.join(outDir, manifest.pages[address] ?? ''), 'utf8');

describe('the build', () => {
  test('knows the pages of each form by their marks, those that are about it first', () => {
    expect(Object.keys(manifest.forms).slice(0, 6).sort()).toEqual(cases.map(([, , each]) => each).sort());
    for (const [kind, , address] of cases) expect(manifest.forms[address]).toEqual([kind]);
    for (const prefix of ['', '/no'])
      expect(manifest.forms[`${prefix}/blog/a-post-with-forms`]).toEqual(['message', 'enquiry']);
    expect(Object.keys(manifest.forms)).toHaveLength(8);
  });

  test('brings a renderer that needs nothing beside it', async () => {
    const source = await readFile(path.join(outDir, renderBundlePath), 'utf8');
    const imported = [...source.matchAll(/^import\b[^;]*?"([^"]+)";?/gm)].map(([, name = '']) => name);
    const minified = [...source.matchAll(/\bfrom"([^"]+)"/g)].map(([, name = '']) => name);
    const foreign = [...imported, ...minified].filter(
      (name) => !builtinModules.includes(name.replace(/^node:/, '')),
    );
    expect(foreign).toEqual([]);
    expect(source).not.toContain('process.env.NODE_ENV');
  });

  test('renders a page as the build wrote it, from nothing but its files', async () => {
    const renderer = (await import(pathToFileURL(path.join(outDir, renderBundlePath)).href)) as Renderer;
    for (const address of Object.keys(manifest.forms)) {
      const html = await fileOf(address);
      const before = recordIn(html);
      const same = await renderer.renderAnswer(
        { html, pageData: before, body: await readFile(path.join(outDir, before.body ?? ''), 'utf8') },
        // Of a form that no page has: nothing of it shows.
        { form: 'none', kind: 'refused', values: {}, errors: {} },
      );
      const app = (text: string) => /<div id="root">.*<\/div>\s*<script type="application/s.exec(text)?.[0];
      expect(app(same), address).toBe(app(html));
    }
  });
});

describe.each(cases)('%s in %s', (kind, language, address) => {
  const { received, failure, errors, fields, answered } = words[language];
  const typed = { name: 'Ada', fullName: 'Ada', email: 'x', mobile: '+47 1', description: 'd', message: 'm' };

  /** What a visitor is shown, after it has been seen to hold what every page with an answer does. */
  async function render(answer: FormResult): Promise<string> {
    const html = await pages.render(address, answer);
    const plain = await fileOf(address);
    expect(html).toContain(`<html lang="${language}" dir="ltr">`);
    // One whole page, with nothing that the policy does not allow.
    expect(html.match(/<\/html>/g)).toHaveLength(1);
    const inline = hashInlineSources(html);
    const file = manifest.pages[address] ?? '';
    expect(manifest.contentSecurityPolicy.script).toEqual(expect.arrayContaining(inline.script));
    expect(manifest.contentSecurityPolicy.styles[file]).toEqual(inline.style);
    expect(pages.getHeaders(address)['content-security-policy']).toBe(`policy of ${file}`);
    // What the answer shows need not be on the page itself: the whole sheets come with it.
    expect(sheetsIn(html)).toEqual(manifest.sheets[address]);
    expect(sheetsIn(plain)).toEqual([]);
    expect(html).not.toMatch(/ style="| on\w+="/);
    // React takes the page over from what it was rendered with.
    expect(recordIn(html)).toEqual({ ...recordIn(plain), answer });
    // Neither found by a search nor left for the other language.
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/hreflang="(?:en|no|x-default)" href="https/);
    expect(titleOf(html)?.endsWith(titleOf(plain) ?? '-')).toBe(true);
    expect(html).toContain(`data-answered="${answer.kind}"`);
    expect(shownIn(html)).not.toContain(answered.back);
    return shownIn(html);
  }

  test('received: the confirmation stands in place of the form', async () => {
    const html = await render({ form: kind, kind: 'received', reference });
    expect(titleOf(html)).toMatch(new RegExp(`^${received[kind]} – `));
    expect(html).toMatch(new RegExp(`<h2[^>]* autofocus=""[^>]*>${received[kind]}</h2>`));
    expect(html).toContain(received.text);
    expect(html).toContain(`<dd>${reference}</dd>`);
    expect(html).not.toContain('<form');
    const again = new RegExp(`<a[^>]* href="${address}"[^>]*>${received.new}</a>`);
    expect(again.test(html)).toBe(kind === 'enquiry');
  });

  test('refused: what is wrong is said at the top and at the field, and what was typed is there', async () => {
    const html = await render({
      form: kind,
      kind: 'refused',
      values: typed,
      errors: { email: 'errors.email' },
    });
    expect(titleOf(html)).toMatch(language === 'en' ? /^Error: / : /^Feil: /);
    const summary = /<section[^>]* autofocus="".*?<\/section>/s.exec(html)?.[0] ?? '';
    const [, id] = /<a[^>]* href="#([^"]+)">/.exec(summary) ?? [];
    expect(summary).toContain(`>${fields.email}: ${errors.email}</a>`);
    expect(html).toMatch(new RegExp(`<input[^>]* id="${id}"[^>]* type="email"[^>]* aria-invalid="true"`));
    expect(html).toContain(`</svg>${errors.email}</p>`);
    expect(typedIn(html, kind === 'message' ? 'fullName' : 'name')).toBe('Ada');
    expect(typedIn(html, 'email')).toBe('x');
    if (kind !== 'message') expect(typedIn(html, 'mobile')).toBe('+47 1');
    expect(typedIn(html, kind === 'enquiry' ? 'description' : 'message')).toBe(
      kind === 'enquiry' ? 'd' : 'm',
    );
    // The file did not come back.
    expect(html.includes(`</svg>${errors.fileAgain}</p>`)).toBe(kind === 'application');
  });

  test('failed: says why and until when, and keeps what was typed', async () => {
    const html = await render({ form: kind, kind: 'failed', reason: 'busy', wait: 45, values: typed });
    expect(titleOf(html)).toMatch(new RegExp(`^${failure.title} – `));
    const notice = /<section[^>]* autofocus="".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(notice).toContain(
      failure.busy.replace('{{wait}}', failure.seconds_other.replace('{{count}}', '45')),
    );
    expect(notice).toContain(failure.kept);
    expect(notice).toContain('mailto:hello@fjellkode.example');
    expect(notice).toMatch(new RegExp(`<button[^>]* type="submit"[^>]*>${failure.retry}</button>`));
    expect(typedIn(html, 'email')).toBe('x');
    expect(notice.includes(errors.fileAgain)).toBe(kind === 'application');
  });
});

test.each([
  ['unavailable', undefined, english.failure.unavailable.replace('{{wait}}', english.failure.moment)],
  ['unexpected', undefined, english.failure.unexpected],
] as const)('a failure that is %s', async (reason, wait, says) => {
  const html = await pages.render('/contact', { form: 'message', kind: 'failed', reason, wait, values: {} });
  expect(shownIn(html)).toContain(says);
});

test.each(['en', 'no'] as const)(
  'where nothing of it came back, the page does not claim it, in %s',
  async (language) => {
    const { answered, failure, errors } = words[language];
    const pageOf = async (outcome: object) => {
      const answer = { form: 'application', values: {}, ...outcome } as FormResult;
      return shownIn(await pages.render(standing.application[language], answer));
    };
    const failed = await pageOf({ kind: 'failed', reason: 'unavailable' });
    expect(failed).toContain(answered.back);
    expect(failed).not.toContain(failure.kept);
    const refused = await pageOf({ kind: 'refused', errors: { cv: 'errors.fileSize' } });
    expect(refused).toContain(errors.fileSize);
    expect(refused).toContain(`<p>${answered.back}</p>`);
  },
);

test('a chosen service stays chosen', async () => {
  const html = await pages.render('/realize-your-project', {
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

test('a confirmation stands in place of its form alone', async () => {
  const answer = { form: 'enquiry', kind: 'received', reference } as const;
  const html = shownIn(await pages.render('/blog/a-post-with-forms', answer));
  expect(html).toContain(english.received.enquiry);
  expect([...html.matchAll(/data-form="(\w+)"/g)].map(([, kind]) => kind)).toEqual(['message']);
});

test('only the form that was sent is answered', async () => {
  const html = await pages.render('/blog/a-post-with-forms', {
    form: 'enquiry',
    kind: 'refused',
    values: { email: 'mine' },
    errors: { email: 'errors.email' },
  });
  const [message = '', enquiry = ''] = html.match(/<form.*?<\/form>/gs) ?? [];
  expect(message).not.toContain('aria-invalid="true"');
  expect(typedIn(message, 'email')).toBe('');
  expect(typedIn(enquiry, 'email')).toBe('mine');
});

describe('what was typed', () => {
  const answer = (text: string): FormResult => ({
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
  ])('%s is text, and nothing else', async (text) => {
    const html = await pages.render('/contact', answer(text));
    expect(decoded(typedIn(html, 'fullName'))).toBe(text);
    expect(decoded(typedIn(html, 'message'))).toBe(text);
    expect(tagsOf(html)).toEqual(tagsOf(await pages.render('/contact', answer('text'))));
  });

  test('whatever it is, makes no element, and comes back in the record', async () => {
    const tags = tagsOf(await pages.render('/contact', answer('text')));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const html = await pages.render('/contact', answer(text));
        expect(tagsOf(html)).toEqual(tags);
        expect(recordIn(html).answer).toEqual(answer(text));
      }),
      { numRuns: 60 },
    );
  });
});

describe('what cannot be rendered', () => {
  const answer: FormResult = { form: 'message', kind: 'received', reference };

  test.each(['/team', '/nowhere', '/careers', 'constructor'])('%s has no such form', async (address) => {
    await expect(pages.render(address, answer)).rejects.toThrow(
      `${address} has no form of the kind message.`,
    );
  });

  test('a file of another build', async () => {
    const renderer = (await import(pathToFileURL(path.join(outDir, renderBundlePath)).href)) as Renderer;
    const html = await fileOf('/contact');
    const record = recordIn(html);
    for (const page of [
      { html, record: { ...record, build: 'another' } },
      { html: html.replace('<title>', '<title>Another '), record },
      { html: html.replace('id="root"', 'id="other"'), record },
    ])
      await expect(renderer.renderAnswer({ ...page, body: undefined }, answer)).rejects.toThrow(
        'The file of /contact is not what this build would write.',
      );
  });
});

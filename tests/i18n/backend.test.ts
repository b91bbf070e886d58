import i18next from 'i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyBackend } from '#i18n/backend.ts';
import { loadPath, options } from '#i18n/options.ts';

afterEach(() => vi.unstubAllGlobals());

async function start() {
  const i18n = i18next.createInstance();
  await i18n.use(LazyBackend).init({
    ...options,
    retryTimeout: 1,
    lng: 'no',
    fallbackLng: false,
    ns: [],
    resources: { no: { shell: { menu: 'Meny' } } },
    partialBundledLanguages: true,
    backend: { loadPath },
  });
  return i18n;
}

test('strings that the page brings are asked of nobody', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect((await start()).getResource('no', 'shell', 'menu')).toBe('Meny');
  expect(fetched).not.toHaveBeenCalled();
});

test('strings that it lacks are fetched', async () => {
  const fetched = vi.fn(async () => Response.json({ title: 'Skjema' }));
  vi.stubGlobal('fetch', fetched);
  const i18n = await start();
  await i18n.loadNamespaces('forms');
  expect(fetched).toHaveBeenCalledWith('/static/locales/no/forms.json', expect.anything());
  expect(i18n.getResource('no', 'forms', 'title')).toBe('Skjema');
});

test('a read that failed is tried again', async () => {
  const fetched = vi
    .fn()
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockImplementation(async () => Response.json({ title: 'Skjema' }));
  vi.stubGlobal('fetch', fetched);
  const i18n = await start();
  await i18n.loadNamespaces('forms');
  expect(i18n.getResource('no', 'forms', 'title')).toBe('Skjema');
  expect(fetched).toHaveBeenCalledTimes(2);
});

import i18next from 'i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyBackend } from '#i18n/backend.ts';
import { loadPath, options } from '#i18n/options.ts';

afterEach(() => vi.unstubAllGlobals());

async function startI18n() {
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

test('strings that the page includes are not fetched', async () => {
  const fetchMock = vi.fn();
  vi.stubGlobal('fetch', fetchMock);
  expect((await startI18n()).getResource('no', 'shell', 'menu')).toBe('Meny');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('strings that the page lacks are fetched', async () => {
  const fetchMock = vi.fn(async () => Response.json({ title: 'Skjema' }));
  vi.stubGlobal('fetch', fetchMock);
  const i18n = await startI18n();
  await i18n.loadNamespaces('forms');
  expect(fetchMock).toHaveBeenCalledWith('/static/locales/no/forms.json', expect.anything());
  expect(i18n.getResource('no', 'forms', 'title')).toBe('Skjema');
});

test('a failed read is retried', async () => {
  const fetchMock = vi
    .fn()
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockImplementation(async () => Response.json({ title: 'Skjema' }));
  vi.stubGlobal('fetch', fetchMock);
  const i18n = await startI18n();
  await i18n.loadNamespaces('forms');
  expect(i18n.getResource('no', 'forms', 'title')).toBe('Skjema');
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

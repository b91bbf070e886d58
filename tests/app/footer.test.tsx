/** Policies do not end in a call to action. */
import { navigation } from 'virtual:site';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Footer } from '#app/shell/Footer.tsx';
import type { Layout } from '#content/collections.ts';
import type { PageData } from '#content/page-data.ts';
import { createI18n } from '#i18n/server.ts';
import { PageDataContext } from '#sections/PageDataContext.ts';

function renderFooter(layout: Layout): string {
  const pageData = { language: 'en', kind: 'page', layout, path: '/x', versions: [] } as unknown as PageData;
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('en', {})}>
      <MemoryRouter>
        <PageDataContext value={pageData}>
          <Footer page={pageData} extent="full" />
        </PageDataContext>
      </MemoryRouter>
    </I18nextProvider>,
  );
}

test('a policy ends without the call to action that other pages end with', () => {
  navigation.en.footer.callToAction = { title: 'Write to us', label: 'Write', path: '/contact' };
  expect(renderFooter('page')).toContain('<h2>Write to us</h2>');
  expect(renderFooter('policy')).not.toContain('Write to us');
});

/** The motif of a closing band follows from the page, unless its author chooses one. */
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { type ClosingMotifName, closingMotifs, type ServiceDrawingName } from '#content/collections.ts';
import type { PageData } from '#content/page-data.ts';
import { createI18n } from '#i18n/server.ts';
import { CallToAction } from '#sections/call-to-action/CallToAction.tsx';
import { Case, Cases } from '#sections/cases/Cases.tsx';
import { PageDataContext } from '#sections/PageDataContext.ts';

const i18n = createI18n('en', {});

const render = (element: React.ReactNode, pageData: object) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageDataContext value={{ language: 'en', ...pageData } as PageData}>{element}</PageDataContext>
    </I18nextProvider>,
  );

const renderBand = (drawing?: ServiceDrawingName, motif?: ClosingMotifName) =>
  render(<CallToAction title="Shall we talk?" motif={motif} />, { kind: 'page', frontmatter: { drawing } });

test('a band takes the motif that belongs to the drawing of its page', () => {
  expect(renderBand('app')).toBe(renderBand(undefined, 'phone'));
  expect(renderBand('quality')).toBe(renderBand(undefined, 'glass'));
  expect(renderBand()).toBe(renderBand(undefined, 'sun'));
});

test('the motif of the author replaces that of the page', () => {
  expect(renderBand('app', 'measure')).toBe(renderBand(undefined, 'measure'));
});

test('all motifs differ, and screen readers hear none of them', () => {
  const bands = closingMotifs.map((motif) => renderBand(undefined, motif));
  expect(new Set(bands).size).toBe(closingMotifs.length);
  for (const band of bands) expect(band.match(/<svg(?![^>]*aria-hidden)/g)).toBeNull();
});

test('a case study that is not published has no cover', () => {
  const cover = { src: '/static/media/dot.svg', width: 8, height: 8, sources: [] };
  const cases = [{ path: '/kiddy-app', title: 'Kiddy', category: 'App', hue: 'amber', cover }];
  const html = render(
    <Cases title="Projects">
      <Case to="/kiddy-app" />
      <Case to="/draft-app" />
    </Cases>,
    { cases },
  );
  expect(html.match(/<article/g)).toHaveLength(1);
  expect(html).toContain('href="/kiddy-app"');
});

/** What a case study shows of the next project: its cover, with room for the name or beside it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { CaseStudyPageData, ResponsiveImage } from '#content/page-data.ts';
import { createI18n } from '#i18n/server.ts';
import CaseStudyLayout from '#layouts/case-study/CaseStudyLayout.tsx';
import { PageDataContext } from '#sections/PageDataContext.ts';
import portfolioStrings from '../../content/en/ui/portfolio.json' with { type: 'json' };

const i18n = createI18n('en', { portfolio: portfolioStrings });
const image: ResponsiveImage = { src: '/static/media/this.svg', width: 8, height: 6, sources: [] };

/** Returns the HTML of the link to a next project with the cover. */
function renderNext(cover: ResponsiveImage): string {
  const pageData = {
    language: 'en',
    path: '/this-app',
    frontmatter: { title: 'This', description: 'Text', hue: 'teal', project: {} },
    cover: image,
    versions: [],
    headings: [],
    next: { path: '/next-app', title: 'Next', description: 'Text', category: 'App', hue: 'coral', cover },
  } as unknown as CaseStudyPageData;
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <PageDataContext value={pageData}>
          <CaseStudyLayout pageData={pageData} Body={() => null} />
        </PageDataContext>
      </MemoryRouter>
    </I18nextProvider>,
  );
  return html.slice(html.indexOf('<nav'));
}

test.each([
  ['with views, across the whole link', { views: true }],
  ['without views, beside the name', {}],
] as const)('the next project is shown by its cover %s', (_, views) => {
  const html = renderNext({ ...image, src: '/static/media/next.svg', ...views });
  expect(html).toContain('Next');
  expect(html).toContain('src="/static/media/next.svg');
});

/** The next project of a case study is shown by its cover, which has room for the name or is beside it. */
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

const cover = { ...image, src: '/static/media/next.svg' };

test('a cover with views is across the whole link to the next project', () => {
  const html = renderNext({ ...cover, views: true });
  expect(html).toContain('>Next</a>');
  expect(html).toContain('srcSet="/static/media/next.svg?wide#wide"');
});

test('a cover without views is beside the name of the next project', () => {
  const html = renderNext(cover);
  expect(html).toContain('>Next</a>');
  expect(html).not.toContain('<picture');
  expect(html).toContain('src="/static/media/next.svg"');
});

/** Shell around every page: skip link, header, main, footer, loading indicator and live region. */
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import type { Layout } from '#content/collections.ts';
import type { PageData } from '#content/page-data.ts';
import { FormResultContext, type ShownFormResult } from '#forms/FormResultContext.ts';
import { PageDataContext } from '#sections/PageDataContext.ts';
import { Gradients } from '#ui/Gradients.tsx';
import { buildHead } from '../head/head.ts';
import { usePageChange } from '../navigation/usePageChange.ts';
import { usePage } from '../page-route.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LoadingIndicator } from './LoadingIndicator.tsx';
import { createShellPage, type ShellPage } from './shell-page.ts';

/** Extent of the footer by layout, where it is not the whole one. */
const footerExtents: Partial<Record<Layout, 'short' | 'imprint'>> = {
  contact: 'short',
  'not-found': 'imprint',
};

export function Shell() {
  const { t } = useTranslation('shell');
  const { pageData, shellPage } = useCurrentPage();
  const main = useRef<HTMLElement>(null);
  const isLoading = useNavigation().state === 'loading';
  const announcement = usePageChange(pageData, main);
  const formResult = useFormResult(pageData);
  return (
    <PageDataContext value={pageData}>
      <Gradients />
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Header page={shellPage} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={shellPage === pageData ? getHueClass(pageData) : undefined}
      >
        <FormResultContext value={formResult}>
          <Outlet />
        </FormResultContext>
      </main>
      <Footer page={shellPage} extent={footerExtents[shellPage.layout] ?? 'full'} />
      <LoadingIndicator isActive={isLoading} />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <ScrollRestoration />
    </PageDataContext>
  );
}

/**
 * Returns the current page. After a failed load, the page data is that of the page before, whose strings are still
 * loaded, and the shell page is built from the path.
 */
function useCurrentPage(): { pageData: PageData; shellPage: ShellPage } {
  const page = usePage();
  const { pathname } = useLocation();
  const lastPageData = useRef<PageData>(undefined);
  if (page) lastPageData.current = page.pageData;
  const pageData = lastPageData.current;
  if (!pageData) throw new Error('The shell was rendered without a page.');
  return { pageData, shellPage: page ? pageData : createShellPage(pathname, pageData.language) };
}

/** Returns the form result of a page that the server rendered, and a function that removes it from URL and title. */
function useFormResult(pageData: PageData): ShownFormResult | undefined {
  return useMemo(
    () =>
      pageData.answer && {
        result: pageData.answer,
        dismiss: () => {
          window.history.replaceState(window.history.state, '', encodeURI(pageData.path));
          document.title = buildHead(pageData).title;
        },
      },
    [pageData],
  );
}

function getHueClass(pageData: PageData): string | undefined {
  const { hue } = 'hue' in pageData ? pageData : pageData.frontmatter;
  return hue && `h-${hue}`;
}

/** The frame around every page: skip link, header, main, footer, and what tells of loading and of a new page. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import type { PageRecord } from '#content/page-data.ts';
import { AnswerContext } from '#forms/FormResultContext.ts';
import { RecordContext } from '#sections/PageDataContext.ts';
import { Gradients } from '#ui/Gradients.tsx';
import { usePageChange } from '../navigation/usePageChange.ts';
import { usePage } from '../routes.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LoadingIndicator } from './LoadingIndicator.tsx';
import { type Framed, framedByAddress } from './shell-page.ts';
import { useAnsweredPage } from './useFormResult.ts';

export function Shell() {
  const { t } = useTranslation('shell');
  const { record, framed } = useFrame();
  const main = useRef<HTMLElement>(null);
  const loading = useNavigation().state === 'loading';
  const announcement = usePageChange(record, main);
  const answered = useAnsweredPage(record);
  return (
    <RecordContext value={record}>
      <Gradients />
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Header page={framed} />
      <main id="main" ref={main} tabIndex={-1} className={framed === record ? hueClass(record) : undefined}>
        <AnswerContext value={answered}>
          <Outlet />
        </AnswerContext>
      </main>
      {framed.layout !== 'not-found' && <Footer page={framed} short={framed.layout === 'contact'} />}
      <LoadingIndicator active={loading} />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <ScrollRestoration />
    </RecordContext>
  );
}

/**
 * The page on show. While one fails to load, the record is that of the page before, which the browser still has the
 * strings of, and the frame goes by the address.
 */
function useFrame(): { record: PageRecord; framed: Framed } {
  const page = usePage();
  const { pathname } = useLocation();
  const last = useRef<PageRecord>(undefined);
  if (page) last.current = page.record;
  const record = last.current;
  if (!record) throw new Error('The shell was rendered without a page.');
  return { record, framed: page ? record : framedByAddress(pathname, record.language) };
}

function hueClass(record: PageRecord): string | undefined {
  const { hue } = 'hue' in record ? record : record.frontmatter;
  return hue && `h-${hue}`;
}

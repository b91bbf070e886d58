/** The frame around every page: skip link, header, main, footer, and what tells of loading and of a new page. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import type { PageRecord } from '#content/record.ts';
import { RecordContext } from '#sections/RecordContext.ts';
import { Gradients } from '#ui/Gradients.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LoadingIndicator } from './LoadingIndicator.tsx';
import { usePage } from './routes.tsx';
import { useDelayed } from './useDelayed.ts';
import { usePageChange } from './usePageChange.ts';

/** A page that is there sooner than this shows no indicator. */
const indicatorDelay = 150;

export function Shell() {
  const { t } = useTranslation('shell');
  const record = useLastRecord();
  const main = useRef<HTMLElement>(null);
  const loading = useDelayed(useNavigation().state === 'loading', indicatorDelay);
  const announcement = usePageChange(record, main);
  const { hue } = 'hue' in record ? record : record.frontmatter;
  return (
    <RecordContext value={record}>
      <Gradients />
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Header record={record} />
      <main id="main" ref={main} tabIndex={-1} className={hue ? `h-${hue}` : undefined}>
        <Outlet />
      </main>
      {record.layout !== 'not-found' && <Footer record={record} short={record.layout === 'contact'} />}
      <LoadingIndicator active={loading} />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <ScrollRestoration />
    </RecordContext>
  );
}

/** While a page fails to load, the frame of the one before it stays. */
function useLastRecord(): PageRecord {
  const page = usePage();
  const last = useRef<PageRecord>(undefined);
  if (page) last.current = page.record;
  if (!last.current) throw new Error('The shell was rendered without a page.');
  return last.current;
}

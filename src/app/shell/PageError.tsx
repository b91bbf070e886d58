import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { settings } from '#config/settings.ts';
import { ChunkLoadError } from '../navigation/load-page.ts';
import { ErrorPanel } from './ErrorPanel.tsx';

/** What stands in a page's place when it could not be loaded, or failed while it was rendered. */
export function PageError() {
  const error = useRouteError();
  const { t } = useTranslation('shell');
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = `${t('error.title')} | ${settings.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  // Another try that fails is another error: the reader is told again.
  useEffect(() => {
    if (error) heading.current?.focus();
  }, [error]);
  useEffect(() => takeUpFocus, []);
  // A fault in rendering comes again on another try with the same code; a full load may bring mended code.
  const retry = () => (error instanceof ChunkLoadError ? void revalidate() : window.location.reload());
  return <ErrorPanel heading={heading} onRetry={retry} />;
}

/** The panel takes the focus with it when the page before comes back, which is no change of page. */
function takeUpFocus(): void {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
}

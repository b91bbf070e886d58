import { navigation } from 'virtual:site';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { settings } from '#config/settings.ts';
import { defaultLanguage, isLanguage } from '#i18n/languages.ts';
import { Button } from '#ui/button/Button.tsx';
import { MoreLink } from '#ui/more-link/MoreLink.tsx';
import { ChunkLoadError } from '../navigation/load-page.ts';
import type { PageView } from '../navigation/show-page.ts';
import { applyStylesheet } from '../navigation/styles.ts';
import styles from './PageError.module.css';

/** Error panel in place of a page that failed to load or to render. It explains the error, and offers a retry and a link home. */
export function PageError({ view }: { view: PageView }) {
  const [main] = useState(() => view.clear());
  const error = useRouteError();
  const { t, i18n } = useTranslation('shell');
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const { home } = navigation[isLanguage(i18n.language) ? i18n.language : defaultLanguage];
  const title = `${t('error.title')} | ${settings.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  // A retry that fails is another error, so the focus moves again and screen readers announce it.
  useEffect(() => {
    if (error) heading.current?.focus();
  }, [error]);
  useEffect(() => {
    applyStylesheet();
    return returnFocusToMain;
  }, []);
  // A render error would repeat with the same code. A full load may fetch fixed code.
  const retry = () => (error instanceof ChunkLoadError ? void revalidate() : window.location.reload());
  return createPortal(
    <section className={`${styles.panel} grid`} role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {t('error.title')}
      </h1>
      <p className="lead">{t('error.text')}</p>
      <div className={styles.actions}>
        <Button onClick={retry}>{t('error.retry')}</Button>
        <MoreLink to={home}>{t('error.home')}</MoreLink>
      </div>
    </section>,
    main,
  );
}

/** Moves the focus from the removed panel to main. `usePageChange` does not, because the path stays the same. */
function returnFocusToMain(): void {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
}

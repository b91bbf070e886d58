import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageData } from '#content/page-data.ts';
import { pageChangeEvent } from '#motion/page-event.ts';
import { applyHead } from '../head/apply-head.ts';

/**
 * Does for a client navigation what the browser does on a full load: updates the head, moves the focus, announces the
 * page and restarts motion.
 * @returns text for a live region. It is empty on the first page, which the browser announces itself.
 */
export function usePageChange(pageData: PageData, main: RefObject<HTMLElement | null>): string {
  const { hash } = useLocation();
  const lastPageData = useRef(pageData);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (lastPageData.current === pageData) return;
    applyHead(pageData);
    const isSamePage = lastPageData.current.path === pageData.path;
    lastPageData.current = pageData;
    // A reloaded page keeps its motion, except in development, where its content may have changed.
    if (!isSamePage || import.meta.env.DEV) document.dispatchEvent(new Event(pageChangeEvent));
    if (isSamePage) return;
    setAnnouncement(pageData.frontmatter.title);
    // A link to an anchor has moved the focus already.
    if (!hash) main.current?.focus({ preventScroll: true });
  }, [pageData, hash, main]);
  return announcement;
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageRecord } from '#content/page-data.ts';
import { pageBrought } from '#motion/page-event.ts';
import { applyHead } from '../head/apply-head.ts';

/**
 * What a browser does by itself on a full load, done for a page that came by script: head, focus, announcement, motion.
 * @returns what a screen reader is to say; empty on the first page, which the browser announces.
 */
export function usePageChange(record: PageRecord, main: RefObject<HTMLElement | null>): string {
  const { hash } = useLocation();
  const shown = useRef(record);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (shown.current === record) return;
    applyHead(record);
    const same = shown.current.path === record.path;
    shown.current = record;
    // A page brought anew has what it had, but while it is being written.
    if (!same || import.meta.env.DEV) document.dispatchEvent(new Event(pageBrought));
    if (same) return;
    setAnnouncement(record.frontmatter.title);
    // A link to a place on the page has put the reader there; the top would be wrong.
    if (!hash) main.current?.focus({ preventScroll: true });
  }, [record, hash, main]);
  return announcement;
}

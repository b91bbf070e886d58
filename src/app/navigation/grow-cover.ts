/**
 * Grows the cover of a case study from the cover in the link that led to it. The new page is shown first and complete, so
 * that the animation delays nothing.
 */
import { findPageLink } from './links.ts';

const growthMs = 350;
/** Curve of `--ease` in tokens.css: quick at first, slow at the end. */
const easing = 'cubic-bezier(0.2, 0.7, 0.1, 1)';

const motionAllowed = matchMedia('(prefers-reduced-motion: no-preference)');

interface LinkedCover {
  path: string;
  rectangle: DOMRect;
}
let linkedCover: LinkedCover | undefined;

/** Remembers where the cover of a case study was when its link was followed, by pointer or keyboard. */
export function rememberCovers(): void {
  const remember = ({ target }: Event) => {
    const link = findPageLink(target);
    const cover = link?.closest('[data-case]')?.querySelector('[data-cover]');
    linkedCover =
      link && cover ? { path: link.pathname, rectangle: cover.getBoundingClientRect() } : undefined;
  };
  document.addEventListener('click', remember, { capture: true });
}

/**
 * Starts the growth in the first frame of a page, if the remembered link led to it.
 * @param path of the page that is shown now.
 */
export function growCover(path: string): void {
  const linked = linkedCover;
  linkedCover = undefined;
  if (!linked || decodeURI(linked.path) !== path || !motionAllowed.matches) return;
  // The page is scrolled to its place by then.
  requestAnimationFrame(() => {
    const cover = document.querySelector('[data-cover="large"]');
    const end = cover?.getBoundingClientRect();
    if (!cover || !end?.width) return;
    const { left, top, width } = linked.rectangle;
    const start = `translate(${left - end.left}px, ${top - end.top}px) scale(${width / end.width})`;
    cover.animate(
      [
        { transformOrigin: '0 0', transform: start },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      { duration: growthMs, easing },
    );
  });
}

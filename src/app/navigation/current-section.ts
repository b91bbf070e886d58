import { pageChangeEvent } from '#motion/page-event.ts';

/** The text that is being read begins above this share of the view's height. */
const readingLine = 0.2;

/** More pixels than any page is high. */
const farPx = 10_000_000;

/** Marks the current section in the table of contents of this page, and of those of later client navigations. */
export function markCurrentSection(): void {
  observeSections();
  document.addEventListener(pageChangeEvent, observeSections);
  document.addEventListener('click', closeContents);
}

/** Closes the list of a narrow window after a click on one of its links, because it covers the text. */
function closeContents({ target }: Event): void {
  const list = target instanceof Element && target.closest('a')?.closest('[data-contents] details');
  if (list) list.removeAttribute('open');
}

let observer: IntersectionObserver | undefined;

function observeSections(): void {
  observer?.disconnect();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  if (links.length === 0 || !('IntersectionObserver' in window)) return;
  const headings = [...new Set(links.map(({ hash }) => hash))].flatMap(
    (hash) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? [],
  );
  const summary = document.querySelector<HTMLElement>('[data-contents] summary');
  observer = new IntersectionObserver(
    () => {
      const current = headings.findLast(
        (heading) => heading.getBoundingClientRect().top < innerHeight * readingLine,
      );
      for (const link of links) {
        const isCurrent = current !== undefined && decodeURIComponent(link.hash.slice(1)) === current.id;
        if (isCurrent) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
        // CSS draws the light beside the link by this attribute. A rule with :has() would restyle half of the text.
        link.parentElement?.toggleAttribute('data-current', isCurrent);
      }
      if (summary) summary.dataset.current = current?.textContent ?? '';
    },
    // A heading is in this box when it is above the line, also far above it: a jump from the end to the top is noticed.
    { rootMargin: `${farPx}px 0px -${(1 - readingLine) * 100}% 0px` },
  );
  for (const heading of headings) observer.observe(heading);
}

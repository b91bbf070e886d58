/**
 * Prepares the page that the visitor is about to open while the browser is idle, so that its link only has to show it. A page
 * whose link is hovered or has the keyboard's focus is also laid out: its `main` waits, hidden, behind the footer.
 */
import { areTranslations } from '#i18n/languages.ts';
import { sectionSelector } from '../entries/progressive-layout.ts';
import { afterPaint } from '../schedule.ts';
import type { LoadedPage } from './load-page.ts';
import { isStylesheetApplied, prepareStyles } from './styles.ts';

/** A page whose content was copied for the document. */
export interface PreparedPage {
  page: LoadedPage;
  /** Copy of the content. It has no `main` if that is laid out. */
  root: Element;
  /** `main` of the page, which is laid out in the document, but hidden. */
  hiddenMain?: HTMLElement;
}

/** Copies a page for the document. */
export const copyPage = (page: LoadedPage): PreparedPage => ({
  page,
  root: document.importNode(page.root, true),
});

let preparedPage: PreparedPage | undefined;
/** Page whose preparation was asked for last. */
let intendedPage: LoadedPage | undefined;

// A page of the back/forward cache is laid out again from its start, and a hidden `main` would be part of it.
addEventListener('pagehide', discardPreparedPage);

interface PrepareOptions {
  /** Path of the page that is shown now. */
  shownPath: string;
  /** True if the link is hovered or has visible focus, and is not pressed. There is no time for layout after a press. */
  canLayOut: boolean;
}

/** Prepares a page. A translation that cannot be laid out is not prepared, because the shown page turns into it. */
export function preparePage(page: LoadedPage, { shownPath, canLayOut }: PrepareOptions): void {
  const { path } = page.data;
  // Both pages are in the document, and the rules of one would change the other. Those of all pages fit both.
  const isLaidOut = canLayOut && isStylesheetApplied() && CSS.supports('content-visibility', 'hidden');
  if (path === shownPath || (areTranslations(path, shownPath) && !isLaidOut)) return;
  intendedPage = page;
  afterPaint(() => {
    if (intendedPage !== page) return;
    if (preparedPage?.page !== page) {
      discardPreparedPage();
      intendedPage = page;
      preparedPage = copyPage(page);
    }
    if (isLaidOut) afterPaint(() => layOutHidden(page));
    else prepareStyles(page.styles);
  });
}

/** Adds the `main` of the prepared page to the document, and lays out what the visitor will see first. */
function layOutHidden(page: LoadedPage): void {
  if (preparedPage?.page !== page || preparedPage.hiddenMain) return;
  const main = preparedPage.root.querySelector<HTMLElement>(':scope > main');
  // Labels would also name the fields of the shown page that have the same ids.
  if (!main || main.querySelector('label')) return;
  preparedPage.hiddenMain = main;
  // Skipped contents are not seen, read, found or focused, and the element has no height. `aria-hidden` removes its landmark.
  main.style.contentVisibility = 'hidden';
  main.ariaHidden = 'true';
  main.lang = page.data.language;
  main.removeAttribute('id');
  document.getElementById('root')?.append(main);
  const sections = [main, ...main.querySelectorAll<HTMLElement>(sectionSelector)];
  const layOutNext = () => {
    const section = sections.shift();
    if (!section?.isConnected || preparedPage?.hiddenMain !== main) return;
    if (section !== main) section.dataset.laid = '';
    // Reading a position inside makes browsers lay out what they skip.
    section.firstElementChild?.getBoundingClientRect();
    const { bottom } = section.getBoundingClientRect();
    if (section === main || bottom - main.getBoundingClientRect().top < innerHeight) afterPaint(layOutNext);
  };
  layOutNext();
}

/**
 * Ends the preparation of a page, and returns it; undefined if it was not prepared. Any other prepared page is removed, because
 * it is not the one that the visitor opens.
 */
export function takePreparedPage(page: LoadedPage): PreparedPage | undefined {
  const taken = preparedPage?.page === page ? preparedPage : undefined;
  if (taken) preparedPage = undefined;
  discardPreparedPage();
  return taken;
}

function discardPreparedPage(): void {
  preparedPage?.hiddenMain?.remove();
  preparedPage = undefined;
  intendedPage = undefined;
}

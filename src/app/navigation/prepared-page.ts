/**
 * Prepares the page that the visitor is about to open while the browser is idle, so that its link only has to show it. A page
 * whose link is hovered or has the keyboard's focus is also laid out: its `main` waits, hidden, behind the footer.
 */
import { areTranslations } from '#i18n/languages.ts';
import { sectionSelector } from '../entries/progressive-layout.ts';
import { afterPaint } from '../schedule.ts';
import type { LoadedPage } from './load-page.ts';
import { applyStylesheet, isStylesheetLoaded, prepareStyles } from './styles.ts';

export interface PreparedPage {
  page: LoadedPage;
  /** Copy of the page's content for the document. It has no `main` if that is laid out. */
  root: Element;
  /** Hidden `main` of the page in the document. */
  hiddenMain?: HTMLElement;
}

let preparedPage: PreparedPage | undefined;
/** Page whose preparation was asked for last. */
let intendedPage: LoadedPage | undefined;

/** Removes the prepared page from a document that enters the back/forward cache, because its layout begins again. */
addEventListener('pagehide', discardPreparedPage);

/**
 * Prepares a page. A translation is not prepared, because the shown page turns into it.
 * @param isForeseen true if the visitor only points to the link. There is no time for layout once it is pressed.
 */
export function preparePage(page: LoadedPage, shownPath: string, isForeseen: boolean): void {
  const { path } = page.data;
  if (path === shownPath || (areTranslations(path, shownPath) && !isForeseen)) return;
  intendedPage = page;
  afterPaint(() => {
    if (intendedPage !== page) return;
    if (preparedPage?.page !== page) {
      discardPreparedPage();
      intendedPage = page;
      preparedPage = { page, root: document.importNode(page.root, true) };
    }
    // Both pages need the stylesheet of all pages, because the rules of one in addition would change the other.
    if (isForeseen && isStylesheetLoaded() && CSS.supports('content-visibility', 'hidden')) {
      applyStylesheet();
      afterPaint(() => layOutHidden(page));
    } else prepareStyles(page.styles);
  });
}

/** Adds the `main` of the prepared page to the document, and lays out what the visitor will see first. */
function layOutHidden(page: LoadedPage): void {
  if (preparedPage?.page !== page || preparedPage.hiddenMain) return;
  const main = preparedPage.root.querySelector<HTMLElement>(':scope > main');
  if (!main) return;
  preparedPage.hiddenMain = main;
  // Skipped contents are not seen, read, found or focused, and the element has no height. It would still be a landmark.
  main.style.contentVisibility = 'hidden';
  main.ariaHidden = 'true';
  main.lang = page.data.language;
  main.removeAttribute('id');
  document.getElementById('root')?.append(main);
  const sections = [main, ...main.querySelectorAll(sectionSelector)];
  const layOutNext = () => {
    const section = sections.shift();
    if (!section?.isConnected || preparedPage?.hiddenMain !== main) return;
    // A position inside makes browsers lay out what they skip.
    section.firstElementChild?.getBoundingClientRect();
    const { bottom } = section.getBoundingClientRect();
    if (section === main || bottom - main.getBoundingClientRect().top < innerHeight) afterPaint(layOutNext);
  };
  layOutNext();
}

/**
 * Returns a page as it was prepared. A page that was not prepared is copied. Any other prepared page is removed, because it is
 * not the one that the visitor opens.
 */
export function takePreparedPage(page: LoadedPage): PreparedPage {
  const taken = preparedPage?.page === page ? preparedPage : undefined;
  if (taken) preparedPage = undefined;
  discardPreparedPage();
  return taken ?? { page, root: document.importNode(page.root, true) };
}

function discardPreparedPage(): void {
  preparedPage?.hiddenMain?.remove();
  preparedPage = undefined;
  intendedPage = undefined;
}

/** Pixels of the top of the page in which the pinned header and the one of the page are in the same place. */
const unpinnedPx = 12;
/** Height of the header, 5.5rem in Header.module.css. Below it, the header of the page is out of view. */
const headerPx = 88;
/** Pixels that the page has to scroll before the header reacts, because fingers tremble. */
const tolerancePx = 6;

/**
 * Shows the header while the visitor scrolls up, and hides it while they scroll down. Header.module.css moves it by the
 * attribute `data-pinned`, which is `ready` while the header waits above the view, so that it moves in from there, then
 * `shown` or `hidden`. Only a change of direction changes the page.
 */
export function pinHeaderOnScrollUp(): void {
  // The list is live, because client navigation replaces the header.
  const headers = document.getElementsByTagName('header');
  let lastY = scrollY;
  const update = () => {
    const isAtTop = scrollY <= unpinnedPx;
    if (!isAtTop && Math.abs(scrollY - lastY) < tolerancePx) return;
    const isUpward = scrollY < lastY;
    lastY = scrollY;
    const [header] = headers;
    if (!header) return;
    const { pinned } = header.dataset;
    if (isAtTop) {
      if (pinned) delete header.dataset.pinned;
    } else if (!pinned) {
      if (scrollY > headerPx) header.dataset.pinned = 'ready';
    } else if (isUpward) {
      if (pinned !== 'shown') header.dataset.pinned = 'shown';
    } else if (pinned === 'shown') header.dataset.pinned = 'hidden';
  };
  addEventListener('scroll', update, { passive: true });
  update();
}

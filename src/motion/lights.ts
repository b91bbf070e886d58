/** Milliseconds for which lights rest after a press, or once the pointer is on a control. Menus open within that time. */
const restMs = 1000;
const restEvents = ['pointerover', 'pointerdown', 'keydown'] as const;
/** Selects controls. Pausing the lights restyles all of them, so it is done before a mouse is pressed, not then. */
const controlSelector = 'a, button, summary';

/**
 * Pauses decorative lights while nobody can see them: outside the view, or in a hidden tab. They also rest around
 * a press, because the main thread styles every moving light in each frame, and the effect of the press comes first. CSS
 * animates the lights; this sets `data-paused` on their parents, because a section that progressive layout has not laid
 * out yet has no lights to observe. Without IntersectionObserver, no light pauses.
 * @param root element with the groups of lights (`[data-balls]`) that exist now.
 * @returns a cleanup function that stops observing and lets all lights move.
 */
export function pauseUnseenLights(root: ParentNode): () => void {
  if (!('IntersectionObserver' in globalThis)) return () => {};
  const sections = root.querySelectorAll(':has(> [data-balls])');
  const unseenSections = new Set<Element>();
  let restTimer: number | undefined;
  const update = () => {
    const areAllPaused = restTimer !== undefined || document.visibilityState === 'hidden';
    for (const section of sections)
      section.toggleAttribute('data-paused', areAllPaused || unseenSections.has(section));
  };
  const rest = ({ type, target }: Event) => {
    if (type === 'pointerover' && !(target as Element).closest(controlSelector)) return;
    const isResting = restTimer !== undefined;
    window.clearTimeout(restTimer);
    restTimer = window.setTimeout(() => {
      restTimer = undefined;
      update();
    }, restMs);
    if (!isResting) update();
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      unseenSections[isIntersecting ? 'delete' : 'add'](target);
    update();
  });
  for (const section of sections) observer.observe(section);
  // A page that comes back, for example from the back/forward cache, is painted before its lights move.
  document.addEventListener('visibilitychange', rest);
  for (const event of restEvents) document.addEventListener(event, rest, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    window.clearTimeout(restTimer);
    for (const event of restEvents) document.removeEventListener(event, rest, { capture: true });
    document.removeEventListener('visibilitychange', rest);
    for (const section of sections) section.removeAttribute('data-paused');
  };
}

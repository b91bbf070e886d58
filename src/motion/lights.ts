/** Milliseconds for which lights rest once the pointer or the focus is on a control, and after a press. */
const restMs = 1000;
/** Events of a visitor who is about to press a control, or to leave the page by a link. */
const restEvents = ['pointerover', 'focusin', 'click'] as const;
/** Events that extend a rest. Starting it with the press would delay the effect, because it restyles all lights. */
const pressEvents = ['pointerdown', 'keydown'] as const;
const controlSelector = 'a, button, summary';

/**
 * Pauses decorative lights while nobody can see them: outside the view, or in a hidden tab. They also rest around
 * a press that is foreseen, because the main thread styles every moving light in each frame, and the effect of the press
 * comes first. A tap has no hover before it, so lights move on, unless it is on a link. CSS animates the lights; this sets
 * `data-paused` on their parents, because a section that progressive layout has not laid out yet has no lights to observe.
 * @param root element with the groups of lights (`[data-balls]`) that exist now.
 * @returns a cleanup function that stops observing and lets all lights move.
 */
export function pauseUnseenLights(root: ParentNode): () => void {
  const sections = root.querySelectorAll(':has(> [data-balls])');
  const unseenSections = new Set<Element>();
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const areAllPaused = restTimer !== undefined || document.hidden;
    for (const section of sections)
      section.toggleAttribute('data-paused', areAllPaused || unseenSections.has(section));
  };
  const rest = () => {
    const isResting = restTimer !== undefined;
    clearTimeout(restTimer);
    restTimer = setTimeout(() => {
      restTimer = undefined;
      update();
    }, restMs);
    if (!isResting) update();
  };
  const restOnIntent = (event: Event) => {
    const { pointerType, type } = event as PointerEvent;
    const target = event.target as Element;
    // A finger also moves the pointer, and the focus, which is not visible then.
    const isIntent =
      type === 'focusin'
        ? target.matches(':focus-visible')
        : pointerType !== 'touch' || (type === 'click' && target.closest('a'));
    if (isIntent && target.closest(controlSelector)) rest();
  };
  const extendRest = () => {
    if (restTimer !== undefined) rest();
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      unseenSections[isIntersecting ? 'delete' : 'add'](target);
    update();
  });
  for (const section of sections) observer.observe(section);
  const listeners = new AbortController();
  const { signal } = listeners;
  // A page that comes back, for example from the back/forward cache, is painted before its lights move.
  document.addEventListener('visibilitychange', rest, { signal });
  for (const type of restEvents) document.addEventListener(type, restOnIntent, { capture: true, signal });
  for (const type of pressEvents) document.addEventListener(type, extendRest, { capture: true, signal });
  return () => {
    observer.disconnect();
    clearTimeout(restTimer);
    listeners.abort();
    for (const section of sections) section.removeAttribute('data-paused');
  };
}

/** Milliseconds for which lights rest once the pointer or the focus is on a control, and after a press. */
const restMs = 1000;
/**
 * Events that extend a rest. A rest does not start with them, because restyling all lights would delay the effect of the
 * press.
 */
const pressEvents = ['pointerdown', 'keydown'] as const;
const controlSelector = 'a, button, summary';

/**
 * Pauses decorative lights while nobody can see them: outside the view, or in a hidden tab. They also rest around
 * a press that is foreseen, because the main thread styles every moving light in each frame, and the effect of the press
 * comes first. A tap has no hover before it, so lights rest only if the tap is on a link, whose page needs the main thread.
 * CSS animates the lights; this sets `data-paused` on their parents, because a section that progressive layout has not laid
 * out yet has no lights to observe.
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
  const restOn = (selector: string, target: EventTarget | null) => {
    if ((target as Element).closest(selector)) rest();
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
  const options = { capture: true, signal };
  // A page that comes back, for example from the back/forward cache, is painted before its lights move.
  document.addEventListener('visibilitychange', rest, { signal });
  document.addEventListener(
    'pointerover',
    ({ pointerType, target }) => {
      if (pointerType !== 'touch') restOn(controlSelector, target);
    },
    options,
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      // A tap also moves the focus, but that focus is not visible.
      if ((target as Element).matches(':focus-visible')) restOn(controlSelector, target);
    },
    options,
  );
  document.addEventListener('click', ({ target }) => restOn('a', target), options);
  for (const type of pressEvents) document.addEventListener(type, extendRest, options);
  return () => {
    observer.disconnect();
    clearTimeout(restTimer);
    listeners.abort();
    for (const section of sections) section.removeAttribute('data-paused');
  };
}

/** A picture that is laid out last is nowhere until then: it would rest, and go on, and each would style all of it. */
const surroundings = (picture: Element): Element => picture.parentElement ?? picture;

/**
 * Lets decorative lights rest while nobody can see them: out of view, or in a hidden tab. Their style sheet moves
 * them; this only marks each picture with `data-paused`. Where it cannot be known what is in view, nothing rests.
 * @param root what holds the pictures (`[data-balls]`), as they are now.
 * @returns a function that stops watching and lets them all move.
 */
export function pauseUnseenLights(root: ParentNode): () => void {
  if (!('IntersectionObserver' in globalThis)) return () => {};
  const pictures = root.querySelectorAll('[data-balls]');
  const unseen = new Set<Element>();
  const mark = () => {
    const hidden = document.visibilityState === 'hidden';
    for (const picture of pictures)
      picture.toggleAttribute('data-paused', hidden || unseen.has(surroundings(picture)));
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) unseen[isIntersecting ? 'delete' : 'add'](target);
    mark();
  });
  for (const picture of pictures) observer.observe(surroundings(picture));
  document.addEventListener('visibilitychange', mark);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', mark);
    for (const picture of pictures) picture.removeAttribute('data-paused');
  };
}

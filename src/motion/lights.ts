/**
 * Lets decorative lights rest while nobody can see them: out of view, or in a hidden tab. Their style sheet moves
 * them; this only marks what they surround with `data-paused`, since a picture that is laid out last is nowhere until
 * then. Where it cannot be known what is in view, nothing rests.
 * @param root what holds the pictures (`[data-balls]`), as they are now.
 * @returns a function that stops watching and lets them all move.
 */
export function pauseUnseenLights(root: ParentNode): () => void {
  if (!('IntersectionObserver' in globalThis)) return () => {};
  const sections = root.querySelectorAll(':has(> [data-balls])');
  const unseen = new Set<Element>();
  const mark = () => {
    const hidden = document.visibilityState === 'hidden';
    for (const section of sections) section.toggleAttribute('data-paused', hidden || unseen.has(section));
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) unseen[isIntersecting ? 'delete' : 'add'](target);
    mark();
  });
  for (const section of sections) observer.observe(section);
  document.addEventListener('visibilitychange', mark);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', mark);
    for (const section of sections) section.removeAttribute('data-paused');
  };
}

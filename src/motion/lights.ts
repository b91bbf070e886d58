/**
 * Pauses decorative lights while nobody can see them: outside the view, or in a hidden tab. CSS animates the lights;
 * this sets `data-paused` on their parents, because a section that progressive layout has not laid out yet has no
 * lights to observe. Without IntersectionObserver, no light pauses.
 * @param root element with the groups of lights (`[data-balls]`) that exist now.
 * @returns a cleanup function that stops observing and lets all lights move.
 */
export function pauseUnseenLights(root: ParentNode): () => void {
  if (!('IntersectionObserver' in globalThis)) return () => {};
  const sections = root.querySelectorAll(':has(> [data-balls])');
  const unseenSections = new Set<Element>();
  const update = () => {
    const isTabHidden = document.visibilityState === 'hidden';
    for (const section of sections)
      section.toggleAttribute('data-paused', isTabHidden || unseenSections.has(section));
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      unseenSections[isIntersecting ? 'delete' : 'add'](target);
    update();
  });
  for (const section of sections) observer.observe(section);
  document.addEventListener('visibilitychange', update);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
    for (const section of sections) section.removeAttribute('data-paused');
  };
}

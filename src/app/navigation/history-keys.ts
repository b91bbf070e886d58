/**
 * Gives entries of the history that the browser makes itself, for links to a place on the page, a key of their own.
 * The router takes an entry without one for its first, and one that is followed again for the entry it is at; it would
 * restore their scroll position over the place that was asked for.
 * To be called before the router listens for the history.
 * @param currentKey the key of the entry that the router is at.
 */
export function keyNativeEntries(currentKey: () => string): void {
  addEventListener('popstate', () => {
    const { key } = (history.state ?? {}) as { key?: string };
    if (history.state === null || key === currentKey())
      history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '');
  });
}

/**
 * Style sheets that failed to load. Vite requests each style sheet once in a document, so without these functions a
 * second import would succeed, and the page would be shown without its styles.
 */
const failedUrls = new Set<string>();

/** Records the site's style sheets that fail to load from now on. */
export function recordFailedStyles(): void {
  const record = ({ target }: Event) => {
    // The window and most elements that fail have no address here.
    const { href } = target as Partial<HTMLLinkElement>;
    if (href?.includes('/static/css/')) failedUrls.add(href);
  };
  // Error events do not bubble.
  addEventListener('error', record, true);
}

/**
 * Requests the failed style sheets again.
 * @throws if one of them fails again.
 */
export async function reloadFailedStyles(): Promise<void> {
  await Promise.all(
    [...failedUrls].map(async (href) => {
      await new Promise((onload, onerror) => {
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }),
        );
      });
      failedUrls.delete(href);
    }),
  );
}

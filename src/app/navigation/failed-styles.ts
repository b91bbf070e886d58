/**
 * Style sheets that failed to load. Vite requests each style sheet once in a document, so without these functions a
 * second import would succeed, and the page would be shown without its styles.
 */
const failedUrls = new Set<string>();

/** Records the site's style sheets that fail to load from now on. */
export function recordFailedStyles(): void {
  const styles = `${location.origin}/static/css/`;
  const record = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.href.startsWith(styles)) failedUrls.add(target.href);
  };
  // Error events do not bubble.
  addEventListener('error', record, { capture: true });
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

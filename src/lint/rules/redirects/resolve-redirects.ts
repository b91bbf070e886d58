import type { Manifest } from '#content/manifest.ts';

/**
 * Follows redirects to their end. Keeps the anchor of the address, as browsers do, unless a redirect has its own.
 * @param redirects old path -> new path. Capital and small letters of old paths make no difference.
 * @returns the last address, which is `address` itself without a redirect; undefined for a loop.
 */
export function resolveRedirects(redirects: Manifest['redirects'], address: string): string | undefined {
  const targets = new Map(Object.entries(redirects).map(([from, to]) => [from.toLowerCase(), to]));
  const visited = new Set<string>();
  let current = address;
  for (;;) {
    const [path = '', hash] = current.split('#');
    const next = targets.get(path.toLowerCase());
    if (next === undefined) return current;
    if (visited.has(path.toLowerCase())) return undefined;
    visited.add(path.toLowerCase());
    current = hash === undefined || next.includes('#') ? next : `${next}#${hash}`;
  }
}

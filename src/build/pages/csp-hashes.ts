import { createHash } from 'node:crypto';

/** CSP sources for the inline scripts and styles of a page. */
export interface CspHashes {
  script: string[];
  style: string[];
}

/**
 * Hashes the inline scripts and styles of a page for its content security policy. Data blocks
 * (`type="application/json"`) need no hash, because browsers do not run them.
 * @returns CSP sources with their quotes: `'sha256-…'`.
 */
export function hashInlineSources(html: string): CspHashes {
  const hashes: CspHashes = { script: [], style: [] };
  for (const [, tag, attributes = '', source = ''] of html.matchAll(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
  )) {
    if (tag === 'script' && /\bsrc=|\btype="application\//.test(attributes)) continue;
    const hash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
    hashes[tag === 'style' ? 'style' : 'script'].push(hash);
  }
  return hashes;
}

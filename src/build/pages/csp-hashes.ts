import { createHash } from 'node:crypto';

export interface CspHashes {
  script: string[];
  style: string[];
}

/**
 * What a content security policy must allow for a page: hashes of the inline scripts and styles in its HTML, as it
 * was emitted. Data blocks (`type="application/json"`) are not scripts to a browser, and need none.
 * @returns sources, quotes included: `'sha256-…'`.
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

import { createHash } from 'node:crypto';

export interface InlineHashes {
  script: Set<string>;
  style: Set<string>;
}

/**
 * What a content security policy must allow for a page: hashes of the inline scripts and styles in its HTML, as it
 * was emitted. Data blocks (`type="application/json"`) are not scripts to a browser, and need none.
 * @param into collects over many pages.
 */
export function collectInlineHashes(html: string, into: InlineHashes): void {
  for (const [, tag, attributes = '', source = ''] of html.matchAll(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
  )) {
    if (tag === 'script' && /\bsrc=|\btype="application\//.test(attributes)) continue;
    const hash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
    into[tag === 'style' ? 'style' : 'script'].add(hash);
  }
}

/** Extracts UI strings as blocks, one for each i18next key. */
import { isPair, isScalar, visit } from 'yaml';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import { parseYamlCached } from '#pipeline/parse/yaml/parse-yaml.ts';
import { hashBlock, toCanonicalValue } from './canonical-text.ts';
import type { Block } from './extract-blocks.ts';

/** Variables, other strings, and component tags. */
const i18nextPlaceholder = /\{\{.*?\}\}|\$t\(.*?\)|<\/?\w[^<>]*>/g;

/** Extracts the strings of a namespace. @param text of its JSON file. */
export function extractStrings(text: string): Block[] {
  const toPosition = createPositionLookup(text);
  const blocks: Block[] = [];
  visit(parseYamlCached(text).document, {
    Scalar(key, scalar, path) {
      if (key === 'key' || typeof scalar.value !== 'string' || !scalar.range) return;
      const name = path
        .flatMap((node) => (isPair(node) && isScalar(node.key) ? String(node.key.value) : []))
        .join('.');
      const [from, to] = scalar.range;
      const canonical = toCanonicalValue(scalar.value);
      blocks.push({
        kind: 'string',
        name,
        ...canonical,
        prose: canonical.text.replace(i18nextPlaceholder, '\uFFFC'),
        hash: hashBlock('string', name, canonical.text),
        components: [],
        componentStart: undefined,
        anchors: [],
        samples: [],
        start: toPosition(from),
        end: toPosition(to),
        from,
        to,
      });
    },
  });
  return blocks;
}

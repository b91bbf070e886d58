/** Facts in a block: what must be the same in every language. Values are normalized, so that they can be compared. */
import type { Language } from '#i18n/languages.ts';
import { type Fact, findProseFacts, toLinkFact } from '#lint/facts/prose-facts.ts';
import type { Block } from '../blocks/extract-blocks.ts';

type FactBlock = Pick<Block, 'kind' | 'prose' | 'references'>;

/**
 * Extracts the facts of a block in order; links, code and names follow the others.
 * @param names of products, which are the same in both languages.
 */
export function extractFacts(block: FactBlock, language: Language, names: readonly string[]): Fact[] {
  const links = block.references.flatMap(({ type, value }): Fact[] =>
    type === 'code' ? [] : [toLinkFact(value)],
  );
  const code = block.references.flatMap(({ type, value }): Fact[] =>
    type === 'code'
      ? [{ type: 'code', value: block.kind === 'code' ? toComparableCode(value) : value, text: value }]
      : [],
  );
  return [...findProseFacts(block.prose, language), ...links, ...code, ...extractNames(block.prose, names)];
}

/** Removes what is translated in code: comments and strings. */
const toComparableCode = (code: string): string =>
  code
    .replace(
      /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|(?:\/\/|#|--) .*$/gm,
      (_, string) => (string ? '""' : ''),
    )
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();

/** Finds the names of products, each once. A genitive is the name, too: "Kiddy's", "Kiddys". */
function extractNames(prose: string, names: readonly string[]): Fact[] {
  return names.flatMap((name): Fact[] => {
    const index = prose.indexOf(name);
    if (index === -1) return [];
    const before = prose[index - 1] ?? ' ';
    const after = prose.slice(index + name.length).replace(/^'?s/, '')[0] ?? ' ';
    return /[\p{L}\d]/u.test(before + after) ? [] : [{ type: 'name', value: name, text: name }];
  });
}

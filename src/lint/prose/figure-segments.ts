/** Segments of components that show a figure of their own: the figure, then the words that say what it is. */
import type { Nodes, Root } from 'mdast';
import type { Language } from '#i18n/languages.ts';
import { toHeadingText } from '#pipeline/parse/body-analysis/heading-ids.ts';
import { visit } from '#pipeline/parse/visit.ts';
import { mapOffsets } from './source-map.ts';
import { type TextSegment, TextSegmentBuilder } from './text-segment.ts';

/**
 * Extracts a segment for each component with a `value`, such as `<Counter value="30+">Active team members</Counter>`.
 * @param body MDX. Spaces replace the frontmatter, so that offsets are the file's.
 */
export function extractFigureSegments(tree: Root, body: string, language: Language): TextSegment[] {
  const segments: TextSegment[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const getText = (name: string): string => {
      const value = node.attributes.find(
        (attribute) => 'name' in attribute && attribute.name === name,
      )?.value;
      return typeof value === 'string' ? value : '';
    };
    const attribute = node.attributes.find((each) => 'name' in each && each.name === 'value');
    const { start, end } = (attribute as { position?: Nodes['position'] } | undefined)?.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    const source = body.slice(start.offset, end.offset);
    const opening = /^[^=]*=\s*["']/.exec(source)?.[0];
    if (!opening) return;
    const figure = getText('value');
    const builder = new TextSegmentBuilder();
    builder.add(
      figure,
      mapOffsets(source.slice(opening.length, -1), figure, start.offset + opening.length, 'attribute'),
    );
    const words = getText('label') || toHeadingText(node).replace(/\s+/g, ' ').trim();
    builder.addHidden(end.offset, end.offset, ` ${words}`);
    segments.push(...builder.build({ language, kind: 'value', nonBreakingSpace: '&nbsp;' }));
  });
  return segments;
}

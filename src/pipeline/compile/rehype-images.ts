/** Adds the size and formats of images at compile time, so that the page does not jump while they load. */
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Element, ElementContent, Root } from 'hast';
import type {
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import type { ResponsiveImage } from '#content/page-data.ts';
import { parseLiteral } from '../parse/body-analysis/jsx-elements.ts';
import { visit } from '../parse/visit.ts';

/** Returns the image for a URL, or a placeholder that the image replaces later. */
export type ResolveImageOrPlaceholder = (src: string) => Promise<ResponsiveImage | string>;

type MdxJsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Turns `![alt](src)` into `<Image>`, and adds the prop `image` to it and to `<Figure src>`. */
export function rehypeImages({ resolveImage }: { resolveImage: ResolveImageOrPlaceholder }) {
  return async (tree: Root): Promise<void> => {
    const pending: Promise<void>[] = [];
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && node.tagName === 'img' && parent && index !== undefined) {
        const element = createImageElement(node);
        parent.children[index] = element as ElementContent;
        pending.push(addImage(element, String(node.properties.src), resolveImage));
      }
      if (
        (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
        node.name === 'Figure'
      ) {
        const src = getSrc(node);
        if (src !== undefined) pending.push(addImage(node, src, resolveImage));
      }
    });
    await Promise.all(pending);
  };
}

function getSrc({ attributes }: MdxJsxElement): string | undefined {
  const value = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'src',
  )?.value;
  const src = typeof value === 'object' && value ? parseLiteral(value.value) : value;
  return typeof src === 'string' ? src : undefined;
}

function createImageElement(image: Element): MdxJsxElement {
  const alt = { type: 'mdxJsxAttribute' as const, name: 'alt', value: String(image.properties.alt ?? '') };
  return { type: 'mdxJsxTextElement', name: 'Image', attributes: [alt], children: [] };
}

async function addImage(
  element: MdxJsxElement,
  src: string,
  resolveImage: ResolveImageOrPlaceholder,
): Promise<void> {
  const image = await resolveImage(src);
  const value: MdxJsxAttributeValueExpression = {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(image),
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [{ type: 'ExpressionStatement', expression: valueToEstree(image) }],
      },
    },
  };
  element.attributes = element.attributes.filter(
    (attribute) => !(attribute.type === 'mdxJsxAttribute' && attribute.name === 'src'),
  );
  element.attributes.push({ type: 'mdxJsxAttribute', name: 'image', value });
}

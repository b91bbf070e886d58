/** Pictures of a body with their size and formats filled in at compile time: a visitor's page never jumps. */

import { valueToEstree } from 'estree-util-value-to-estree';
import type { Element, ElementContent, Root } from 'hast';
import type {
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import { parseLiteral } from '../parse/body-analysis/jsx-elements.ts';
import { visit } from '../parse/visit.ts';
import type { ResolveImageValue } from './compile-mdx.ts';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Turns `![alt](/assets/x)` into `<Image>`, and gives it and `<Figure src>` the built image as `image`. */
export function rehypeImages({ pictureOf }: { pictureOf: ResolveImageValue }) {
  return async (tree: Root): Promise<void> => {
    const work: Promise<void>[] = [];
    visit(tree, (node, at, parent) => {
      if (node.type === 'element' && node.tagName === 'img' && parent && at !== undefined) {
        const element = jsxPicture(node);
        parent.children[at] = element as ElementContent;
        work.push(fill(element, String(node.properties.src), pictureOf));
      }
      if (
        (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
        node.name === 'Figure'
      ) {
        const src = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'src');
        const value = src?.value;
        const url = typeof value === 'object' && value ? parseLiteral(value.value) : value;
        if (typeof url === 'string') work.push(fill(node, url, pictureOf));
      }
    });
    await Promise.all(work);
  };
}

function jsxPicture(image: Element): JsxElement {
  const alt = { type: 'mdxJsxAttribute' as const, name: 'alt', value: String(image.properties.alt ?? '') };
  return { type: 'mdxJsxTextElement', name: 'Image', attributes: [alt], children: [] };
}

async function fill(element: JsxElement, src: string, pictureOf: ResolveImageValue): Promise<void> {
  const picture = await pictureOf(src);
  const value: MdxJsxAttributeValueExpression = {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(picture),
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [{ type: 'ExpressionStatement', expression: valueToEstree(picture) }],
      },
    },
  };
  element.attributes = element.attributes.filter(
    (each) => !(each.type === 'mdxJsxAttribute' && each.name === 'src'),
  );
  element.attributes.push({ type: 'mdxJsxAttribute', name: 'image', value });
}

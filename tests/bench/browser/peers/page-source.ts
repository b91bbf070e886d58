/** Writes content as the source code of a component: JSX for React, or Astro's own syntax. */
import { createHash } from 'node:crypto';
import type { ContentElement, ContentNode } from './site-content.ts';

export type Dialect = 'react' | 'astro';

/** HTML attributes with another name in React. */
const reactNames: Record<string, string> = {
  for: 'htmlFor',
  datetime: 'dateTime',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  tabindex: 'tabIndex',
  hreflang: 'hrefLang',
  autocomplete: 'autoComplete',
  readonly: 'readOnly',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'fill-rule': 'fillRule',
  'clip-rule': 'clipRule',
};
const booleanAttributes = ['hidden', 'open', 'disabled', 'reversed', 'checked', 'required'];

/** Returns the path of a drawing's file, which is the same for the same drawing. */
export const getDrawingPath = (markup: string): string =>
  `/drawings/${createHash('sha1').update(markup).digest('hex').slice(0, 10)}.svg`;

/** Writes a node and its children. Links within the site become the component `Link` in React. */
export function toSource(node: ContentNode, dialect: Dialect): string {
  if (typeof node === 'string') return `{${JSON.stringify(node)}}`;
  if (node.tag === 'drawing') return toSource(toImage(node), dialect);
  const isLocalLink = node.tag === 'a' && /^\/(?!\/)/.test(`${node.attributes.href ?? ''}`);
  const tag = isLocalLink && dialect === 'react' ? 'Link' : node.tag;
  const attributes = Object.entries(node.attributes).map(
    ([name, value]) =>
      ` ${(dialect === 'react' && reactNames[name]) || name}={${booleanAttributes.includes(name) ? 'true' : JSON.stringify(value)}}`,
  );
  const children = node.children.map((child) => toSource(child, dialect)).join('');
  return children ? `<${tag}${attributes.join('')}>${children}</${tag}>` : `<${tag}${attributes.join('')} />`;
}

const toImage = ({ attributes: { markup, alt, width, height } }: ContentElement): ContentElement => ({
  tag: 'img',
  attributes: { src: getDrawingPath(`${markup}`), alt, width, height },
  children: [],
});

/** Serializes the data-driven parts of a page's HTML file. */
import type { Head } from './head.ts';

export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, '&quot;');

/** Renders a start tag. An empty `crossorigin` is written without a value. */
export const renderTag = (tag: string, attributes: Record<string, string>): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) =>
      value === '' && name === 'crossorigin' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
    )
    .join('')}>`;

/** Separator between two elements of the head. */
export const headSeparator = '\n    ';

/** Renders title and tags of a page. */
export const renderHead = ({ title, tags }: Head): string =>
  [
    `<title>${escapeText(title)}</title>`,
    ...tags.map(({ tag, attributes }) => renderTag(tag, attributes)),
  ].join(headSeparator);

/** Serializes a value as JSON that cannot close its script element. */
export const serializeForScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

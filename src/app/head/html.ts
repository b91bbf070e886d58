/** The parts of a page's file that are made of data. */
import type { Head } from './head.ts';

export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, '&quot;');

export const element = (tag: string, attributes: Record<string, string>): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) =>
      value === '' && name === 'crossorigin' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
    )
    .join('')}>`;

/** Between two elements of the head. */
export const headSeparator = '\n    ';

/** Title and tags of a page. */
export const headHtml = ({ title, tags }: Head): string =>
  [
    `<title>${escapeText(title)}</title>`,
    ...tags.map(({ tag, attributes }) => element(tag, attributes)),
  ].join(headSeparator);

/** JSON that cannot end the script element it stands in. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

import { expect, test } from 'vitest';
import { getDrawingPath, toSource } from './page-source.ts';
import { type ContentElement, type ContentNode, listElements } from './site-content.ts';
import { getCandidateFiles } from './static-server.ts';

const element = (
  tag: string,
  attributes: Record<string, unknown>,
  ...children: ContentNode[]
): ContentElement => ({
  tag,
  attributes,
  children,
});

test('toSource writes text as a string, so that braces and angle brackets are text', () => {
  expect(toSource(element('p', {}, 'if (a < b) { "c" }'), 'astro')).toBe('<p>{"if (a < b) { \\"c\\" }"}</p>');
});

test('toSource uses the attribute names of React, and its links within the site', () => {
  const content = element(
    'p',
    { tabindex: '0', hidden: '' },
    element('a', { href: '/blog' }, 'Blog'),
    element('a', { href: '//other.example', hreflang: 'no' }, 'Other'),
    element('br', {}),
  );
  expect(toSource(content, 'react')).toBe(
    '<p tabIndex={"0"} hidden={true}><Link href={"/blog"}>{"Blog"}</Link><a href={"//other.example"} hrefLang={"no"}>{"Other"}</a><br /></p>',
  );
  expect(toSource(content, 'astro')).toBe(
    '<p tabindex={"0"} hidden={true}><a href={"/blog"}>{"Blog"}</a><a href={"//other.example"} hreflang={"no"}>{"Other"}</a><br /></p>',
  );
});

test('toSource writes a drawing as an image of its file', () => {
  const markup = '<svg/>';
  const drawing = element('drawing', { markup, alt: 'A map', width: 4, height: 3 });
  expect(toSource(drawing, 'react')).toBe(
    `<img src={"${getDrawingPath(markup)}"} alt={"A map"} width={4} height={3} />`,
  );
});

test('listElements returns an element and all elements within it', () => {
  const content = element('ul', {}, element('li', {}, 'one', element('b', {}, 'two')), 'three');
  expect(listElements(content).map(({ tag }) => tag)).toEqual(['ul', 'li', 'b']);
});

test('getCandidateFiles stays in the folder', () => {
  expect(getCandidateFiles('/')).toEqual(['index.html']);
  expect(getCandidateFiles('/no/blog')).toEqual(['no/blog', 'no/blog.html', 'no/blog/index.html']);
  expect(getCandidateFiles('/../../etc/passwd')[0]).toBe('etc/passwd');
  expect(getCandidateFiles('/%2e%2e/secret')[0]).toBe('secret');
});

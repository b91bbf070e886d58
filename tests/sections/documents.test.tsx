/** Documents are a list under a heading, which names their section. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Document, Documents } from '#sections/documents/Documents.tsx';

const html = renderToStaticMarkup(
  <Documents id="documents" title="For public buyers">
    <Document title="The certificate" hue="fjord" icon="certificate">
      How to get it.
    </Document>
    <Document title="The agreement" hue="moss" icon="agreement">
      How to sign it.
    </Document>
  </Documents>,
);

test('the heading names the section', () => {
  const [, headingId] = html.match(/<section[^>]*aria-labelledby="([^"]+)"/) ?? [];
  expect(html).toMatch(new RegExp(`<h2[^>]*id="${headingId}"[^>]*>For public buyers`));
});

test('each document is a list item with a title and a text', () => {
  const items = html.match(/<li.*?<\/li>/g) ?? [];
  expect(
    items.map((item) =>
      item
        .replace(/<svg.*?<\/svg>|<[^>]+>/g, ' ')
        .trim()
        .split(/\s{2,}/),
    ),
  ).toEqual([
    ['The certificate', 'How to get it.'],
    ['The agreement', 'How to sign it.'],
  ]);
  expect(html.match(/<svg(?![^>]*aria-hidden)/g)).toBeNull();
});

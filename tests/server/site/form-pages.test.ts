import { describe, expect, test } from 'vitest';
import { createFormPages } from '#server/site/form-pages.ts';

const pages = createFormPages({
  '/contact': ['message'],
  '/careers': ['application'],
  '/no/kontakt': ['message'],
  '/blog/talk': ['message', 'enquiry'],
  '/no/blog/år': ['message'],
});
const reference = '7K3M-Q9XA-2BCD';

describe('the page that shows the result of a form', () => {
  test.each([
    ['is the first in the language', 'message', 'no', undefined, '/no/kontakt'],
    [
      'is the one that the form was posted from',
      'message',
      'en',
      'https://www.example.no/blog/talk?x=1#form',
      '/blog/talk',
    ],
    ['may be in the other language', 'message', 'en', 'https://www.example.no/no/kontakt', '/no/kontakt'],
    [
      'may have letters outside ASCII',
      'message',
      'no',
      'https://www.example.no/no/blog/%C3%A5r',
      '/no/blog/år',
    ],
    ['is none without the form', 'message', 'en', 'https://www.example.no/careers', '/contact'],
    ['is not the endpoint of the form', 'message', 'en', 'https://www.example.no/api/messages', '/contact'],
    ['is no inherited property', 'message', 'en', 'https://www.example.no/constructor', '/contact'],
    ['ignores a referer that is no URL', 'message', 'en', 'nonsense', '/contact'],
    ['ignores a referer that cannot be decoded', 'message', 'en', 'https://www.example.no/%ff', '/contact'],
    ['is in the other language if there is no other', 'application', 'no', undefined, '/careers'],
  ] as const)('%s', (_, form, language, referer, page) =>
    expect(pages.findFormPage(form, language, referer)).toBe(page),
  );

  test('is the home page if no page has the form', () => {
    expect(createFormPages({}).findFormPage('message', 'no')).toBe('/no');
  });
});

describe('the URL of a confirmation', () => {
  test.each([
    ['/contact', 'message', `/contact?received=${reference}`],
    ['/blog/talk', 'message', `/blog/talk?received=${reference}&form=message`],
    ['/blog/talk', 'enquiry', `/blog/talk?received=${reference}&form=enquiry`],
    ['/no/blog/år', 'message', `/no/blog/%C3%A5r?received=${reference}`],
  ] as const)('of %s for %s is built and parsed', (path, form, url) => {
    expect(pages.buildConfirmationUrl(path, { form, reference })).toBe(url);
    expect(pages.parseConfirmationUrl(path, url.slice(url.indexOf('?')))).toEqual({
      form,
      kind: 'received',
      reference,
    });
  });

  test.each([
    ['/contact', ''],
    ['/contact', '?received='],
    ['/contact', `?received=${reference}x`],
    ['/contact', `?received=${reference.toLowerCase()}`],
    ['/contact', `?received=${reference}&form=enquiry`],
    ['/contact', '?received=<script>'],
    ['/contact', '?received=%'],
    ['/blog/talk', `?received=${reference}`],
    ['/blog/talk', `?received=${reference}&form=application`],
    ['/team', `?received=${reference}`],
    ['constructor', `?received=${reference}`],
  ])('is not %s%s', (path, query) => expect(pages.parseConfirmationUrl(path, query)).toBeUndefined());
});

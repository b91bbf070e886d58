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

describe('the page that a form is answered on', () => {
  test.each([
    ['the first in the language', 'message', 'no', undefined, '/no/kontakt'],
    [
      'the one it was posted from',
      'message',
      'en',
      'https://www.example.no/blog/talk?x=1#form',
      '/blog/talk',
    ],
    ['also in the other language', 'message', 'en', 'https://www.example.no/no/kontakt', '/no/kontakt'],
    ['whatever its letters', 'message', 'no', 'https://www.example.no/no/blog/%C3%A5r', '/no/blog/år'],
    ['not one without the form', 'message', 'en', 'https://www.example.no/careers', '/contact'],
    [
      'not the address of the form itself',
      'message',
      'en',
      'https://www.example.no/api/messages',
      '/contact',
    ],
    ['nothing that is no page', 'message', 'en', 'https://www.example.no/constructor', '/contact'],
    ['nothing that is no address', 'message', 'en', 'nonsense', '/contact'],
    ['nothing that cannot be read', 'message', 'en', 'https://www.example.no/%ff', '/contact'],
    ['one in another language where there is none', 'application', 'no', undefined, '/careers'],
  ] as const)('%s', (_, form, language, referer, page) =>
    expect(pages.findFormPage(form, language, referer)).toBe(page),
  );

  test('the home page where the form stands nowhere', () => {
    expect(createFormPages({}).findFormPage('message', 'no')).toBe('/no');
  });
});

describe('the address of a confirmation', () => {
  test.each([
    ['/contact', 'message', `/contact?received=${reference}`],
    ['/blog/talk', 'message', `/blog/talk?received=${reference}&form=message`],
    ['/blog/talk', 'enquiry', `/blog/talk?received=${reference}&form=enquiry`],
    ['/no/blog/år', 'message', `/no/blog/%C3%A5r?received=${reference}`],
  ] as const)('%s, %s', (path, form, url) => {
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
  ])('%s%s is none', (path, query) => expect(pages.parseConfirmationUrl(path, query)).toBeUndefined());
});

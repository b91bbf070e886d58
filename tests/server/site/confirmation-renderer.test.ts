import { expect, test } from 'vitest';
import type { FormResult, PageData } from '#content/page-data.ts';
import { createConfirmationRenderer } from '#server/site/form-result-pages.ts';

const buildPage = (path: string, html: string) => ({
  html,
  pageData: { path } as PageData,
  strings: {},
  application: { build: 'test', stylesheet: '/site.css' },
  modules: [],
  drawings: [],
});
const buildReceived = (reference: string, form = 'message') =>
  ({ form, kind: 'received', reference }) as const;

/** Creates a renderer whose pages contain the reference twice, in the text and in the page data. */
function createCountingRenderer() {
  let renderCount = 0;
  const renderConfirmation = createConfirmationRenderer(async ({ html }, result: FormResult) => {
    renderCount += 1;
    return result.kind === 'received' ? `${html} ${result.form} ${result.reference} ${result.reference}` : '';
  });
  return { renderConfirmation, getRenderCount: () => renderCount };
}

test('a page is rendered once, and each confirmation has its own reference', async () => {
  const { renderConfirmation, getRenderCount } = createCountingRenderer();
  const contact = buildPage('/contact', 'html');
  expect(await renderConfirmation(contact, buildReceived('1111-2222-3333'))).toBe(
    'html message 1111-2222-3333 1111-2222-3333',
  );
  expect(await renderConfirmation(contact, buildReceived('4444-5555-6666'))).toBe(
    'html message 4444-5555-6666 4444-5555-6666',
  );
  expect(getRenderCount()).toBe(1);
});

test('each page and form has its own confirmation', async () => {
  const { renderConfirmation } = createCountingRenderer();
  expect(await renderConfirmation(buildPage('/a', 'one'), buildReceived('1'))).toBe('one message 1 1');
  expect(await renderConfirmation(buildPage('/b', 'two'), buildReceived('1'))).toBe('two message 1 1');
  expect(await renderConfirmation(buildPage('/a', 'one'), buildReceived('1', 'enquiry'))).toBe(
    'one enquiry 1 1',
  );
});

test('a page of a new build is rendered again', async () => {
  const { renderConfirmation } = createCountingRenderer();
  await renderConfirmation(buildPage('/a', 'old'), buildReceived('1'));
  expect(await renderConfirmation(buildPage('/a', 'new'), buildReceived('1'))).toBe('new message 1 1');
});

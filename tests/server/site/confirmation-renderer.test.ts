import { expect, test } from 'vitest';
import type { FormResult, PageData } from '#content/page-data.ts';
import { createConfirmationRenderer } from '#server/site/confirmations.ts';

const page = (path: string, html: string) => ({
  html,
  record: { path } as PageData,
  body: undefined,
});
const received = (reference: string, form = 'message') => ({ form, kind: 'received', reference }) as const;

/** Renders a page with its reference twice, as pages have it in the text and in the record. */
function confirmations() {
  let renderings = 0;
  const confirm = createConfirmationRenderer(async ({ html }, answer: FormResult) => {
    renderings += 1;
    return answer.kind === 'received' ? `${html} ${answer.form} ${answer.reference} ${answer.reference}` : '';
  });
  return { confirm, renderings: () => renderings };
}

test('a page is rendered once, and each confirmation has its own reference', async () => {
  const { confirm, renderings } = confirmations();
  const contact = page('/contact', 'html');
  expect(await confirm(contact, received('1111-2222-3333'))).toBe(
    'html message 1111-2222-3333 1111-2222-3333',
  );
  expect(await confirm(contact, received('4444-5555-6666'))).toBe(
    'html message 4444-5555-6666 4444-5555-6666',
  );
  expect(renderings()).toBe(1);
});

test('pages and forms are told apart', async () => {
  const { confirm } = confirmations();
  expect(await confirm(page('/a', 'one'), received('1'))).toBe('one message 1 1');
  expect(await confirm(page('/b', 'two'), received('1'))).toBe('two message 1 1');
  expect(await confirm(page('/a', 'one'), received('1', 'enquiry'))).toBe('one enquiry 1 1');
});

test('a page that has been built anew is rendered anew', async () => {
  const { confirm } = confirmations();
  await confirm(page('/a', 'old'), received('1'));
  expect(await confirm(page('/a', 'new'), received('1'))).toBe('new message 1 1');
});

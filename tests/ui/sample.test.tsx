/** The label of a sample is on the line of the words that it belongs to. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createI18n } from '#i18n/server.ts';
import { Sample } from '#ui/sample/Sample.tsx';

/** Renders a sample with `*` for its label. Classes, which the build names, are left out. */
const render = (children: ReactNode, block?: true) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('en', {})}>
      <Sample missing="The period" from="The CEO" {...(block && { block })}>
        {children}
      </Sample>
    </I18nextProvider>,
  )
    .replace(/<span class="[^"]*"> <button.*?<\/button><span[^>]*>.*?<\/span><\/span>/g, '*')
    .replace(/ class="[^"]*"/g, '');

test('the label does not leave the last word', () => {
  expect(render('within two days')).toBe('<span data-sample="">within two <span>days*</span></span>');
});

test('the label of blocks is in the last paragraph or list item', () => {
  const list = (
    <ul>
      <li>One</li>
      <li>Two items</li>
    </ul>
  );
  expect(render([<p key="text">Before</p>, '\n', list], true)).toBe(
    '<div data-sample=""><p>Before</p><ul><li>One</li><li>Two <span>items*</span></li></ul></div>',
  );
});

test('the label follows a block that has no text', () => {
  expect(render(<hr />, true)).toBe('<div data-sample=""><hr/><p>*</p></div>');
});

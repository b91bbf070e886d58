/** The lists in the text of a case study are read as entries. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getComponentEntries, getTitledEntries } from '#layouts/case-study/presentations/list-entries.ts';

test('the title of an entry is apart from its text', () => {
  const entries = getTitledEntries([
    '\n',
    <li key="a">
      <strong>Title.</strong>
      {' Text with a '}
      <em>word</em>.
    </li>,
    '\n',
  ]);
  expect(entries).toHaveLength(1);
  expect(entries?.[0]?.title).toBe('Title.');
  expect(renderToStaticMarkup(entries?.[0]?.text)).toBe(' Text with a <em>word</em>.');
});

test('a list with an entry that has no title is no list of titled entries', () => {
  const title = <strong>Title.</strong>;
  expect(
    getTitledEntries([
      <li key="a">{title} Text.</li>,
      <li key="b">
        <em>Words</em> without a title.
      </li>,
    ]),
  ).toBeUndefined();
});

test('an entry of a list of components has its id, its title and its text', () => {
  const props = { id: 'place', title: 'Title' };
  expect(getComponentEntries(['\n', <li key="a" {...props} />, '\n'])).toMatchObject([props]);
});

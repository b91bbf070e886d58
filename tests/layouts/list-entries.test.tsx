import { expect, test } from 'vitest';
import { getTitledEntries } from '#layouts/case-study/forms/list-entries.ts';

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
  expect(entries[0]?.title).toBe('Title.');
  expect(entries[0]?.text).toHaveLength(3);
});

test('an entry of one word is a title without a text', () => {
  expect(getTitledEntries(<li>Title</li>)).toMatchObject([{ title: 'Title', text: [] }]);
});

/** Sections pick the elements of one component among the children that an author has written. */
import { expect, test } from 'vitest';
import { getChildElements, rendersComponent } from '#sections/child-elements.ts';

const Item = ({ title }: { title: string }) => <li>{title}</li>;
const Other = () => null;

test('an element belongs to its own component only', () => {
  expect(rendersComponent(<Item title="One" />, Item)).toBe(true);
  expect(rendersComponent(<Item title="One" />, Other)).toBe(false);
  expect(rendersComponent(<li>One</li>, Item)).toBe(false);
});

test.each(['text', 1, null, undefined, true])('%s is no element', (child) => {
  expect(rendersComponent(child, Item)).toBe(false);
});

test('elements of one component are found among text and other elements, in their order', () => {
  const children = [<Item key="1" title="One" />, '\n', <Other key="2" />, [<Item key="3" title="Two" />]];
  expect(getChildElements(children, Item).map(({ props }) => props.title)).toEqual(['One', 'Two']);
  expect(getChildElements(undefined, Item)).toEqual([]);
});

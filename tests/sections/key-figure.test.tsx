/** Each crowd has exactly as many people as its author says, because the text beside it says what one stands for. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeyFigure } from '#sections/key-figure/KeyFigure.tsx';

/** Width of one person in the pattern. A row is drawn longer by one, because it begins with a part of a person. */
const personWidth = 80;

test.each([100, 600, 1100, 1900])('a crowd of %i people', (people) => {
  const html = renderToStaticMarkup(
    <KeyFigure value="1" people={String(people)}>
      people
    </KeyFigure>,
  );
  const crowds = html.split('<svg').slice(1);
  const sizes = crowds.map((crowd) =>
    [...crowd.matchAll(/<rect[^>]*width="(\d+)"/g)].reduce(
      (total, [, width]) => total + Number(width) / personWidth - 1,
      0,
    ),
  );
  expect(sizes).toEqual([people, people]);
});

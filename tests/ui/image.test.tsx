import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Image } from '#ui/Image.tsx';

const image = { src: '/a.svg', width: 1240, height: 840, sources: [] };

it('shows the view of a drawing for narrow windows there, with the space of that view reserved', () => {
  expect(
    renderToStaticMarkup(
      <Image image={{ ...image, narrow: { src: '/a-narrow.svg', width: 640, height: 880 } }} alt="" />,
    ),
  ).toContain('<source media="(max-width: 39.99rem)" srcSet="/a-narrow.svg" width="640" height="880"/>');
});

it('needs no picture element for a drawing without views', () => {
  expect(renderToStaticMarkup(<Image image={image} alt="" />)).not.toContain('<picture');
});

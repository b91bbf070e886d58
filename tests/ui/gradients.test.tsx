import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gradients, removeUnusedGradients } from '#ui/Gradients.tsx';

test('a page keeps only the gradients that its drawings use', () => {
  const html = renderToStaticMarkup(
    <>
      <Gradients />
      <svg aria-hidden="true">
        <circle fill="url(#_moss)" />
        <radialGradient id="_R_1_" />
        <circle fill="url(#_R_1_)" />
      </svg>
    </>,
  );
  const ids = [...removeUnusedGradients(html).matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['_moss', '_R_1_']);
});

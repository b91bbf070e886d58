import type { Rule } from '../../rule.ts';

/** Documents the ids of `npm run check -- --external`, which requests links to other sites over the network. */
export const externalLinks: Rule = {
  docs: {
    'links/external-dead': {
      description:
        'The page on another site no longer exists. Only npm run check -- --external reports this.',
      rationale: 'Visitors would leave for a page that does not exist.',
      example: 'described',
      incorrect: '[The standard](https://www.example.no/standard), which answers 404',
      correct: '[The standard](https://www.example.no/standards/2026)',
    },
    'links/external-moved': {
      description:
        'The page on another site has moved permanently. Only npm run check -- --external reports this.',
      rationale: 'The old address works only as long as the other site redirects it.',
      example: 'described',
      incorrect: '[The standard](https://example.no/standard), which redirects to www.example.no',
      correct: '[The standard](https://www.example.no/standard)',
    },
    'links/external-unasked': {
      description:
        'It is unknown whether the page on another site exists. Only npm run check -- --external reports this.',
      rationale:
        'The site may be busy, or refuse requests from programs. Open the link in a browser to find out.',
      example: 'described',
      incorrect: '[The standard](https://www.example.no/standard), which answers 503',
      correct: 'the same, once the site answers',
    },
  },
};

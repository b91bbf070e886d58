import type { Family } from './rule.ts';

/** Where links lead. */
export const links: Family = {
  address: {
    means: 'The address cannot be read as one.',
    why: 'Browsers do nothing when it is clicked.',
    before: '[The standard](https://)',
    after: '[The standard](https://www.example.no/standard)',
  },
  anchor: {
    means: 'The page is there, but has no heading or id that the link names behind the #.',
    why: 'Visitors land at the top of a page, and have to look for what they were promised.',
    before: '[The roles](/team#who-we-aer)',
    after: '[The roles](/team#who-we-are)',
  },
  asset: {
    means: 'The link leads to a file of content/assets, which is shown in pages but not published by itself.',
    why: 'Visitors would meet a page that says it is not there.',
    before: '[The drawing](/assets/dot.svg)',
    after: '![A dot](/assets/dot.svg)',
  },
  bare: {
    means: 'An address stands in the text where words should.',
    why: 'Nobody learns where it leads, and screen readers spell it out.',
    before: 'See https://www.example.no/standard for more.',
    after: 'See [the standard](https://www.example.no/standard) for more.',
  },
  dead: {
    means: 'Nothing stands at the address.',
    why: 'Visitors would meet a page that says it is not there.',
    before: '[The team](/taem)',
    after: '[The team](/team)',
  },
  draft: {
    means: 'The link leads to a draft.',
    why: 'A draft is not published: visitors would meet a page that says it is not there.',
    in: 'files',
    before: '[The news](/blog/news), while news.mdx says draft: true',
    after: '[The news](/blog/news), once news.mdx says it no more',
  },
  empty: {
    means: 'The link has no words and no picture.',
    why: 'Nobody sees it, and screen readers announce a link to nothing.',
    before: 'Meet us. [](/team)',
    after: 'Meet us. [The team](/team)',
  },
  'external-dead': {
    means: 'The other site says that nothing stands there any more. Asked with npm run check -- --external.',
    why: 'Visitors would leave for a page that is not there.',
    in: 'files',
    before: '[The standard](https://www.example.no/standard), which answers 404',
    after: '[The standard](https://www.example.no/standards/2026)',
  },
  'external-moved': {
    means: 'The other site says that the page has moved for good. Asked with npm run check -- --external.',
    why: 'The old address works for as long as the other site cares to keep it.',
    in: 'files',
    before: '[The standard](https://example.no/standard), which leads on to www.example.no',
    after: '[The standard](https://www.example.no/standard)',
  },
  'external-unasked': {
    means:
      'The other site gave no answer that says whether the page is there. Asked with npm run check -- --external.',
    why: 'It may be busy, or refuse programs: only a look in the browser tells.',
    in: 'files',
    before: '[The standard](https://www.example.no/standard), which answers 503',
    after: 'the same, once the site answers',
  },
  insecure: {
    means: 'The address begins with http: and not with https:.',
    why: 'Whoever is in between can read and change what the visitor gets; browsers warn of it.',
    before: '[The standard](http://www.example.no/standard)',
    after: '[The standard](https://www.example.no/standard)',
  },
  language: {
    means: 'The link leads to a page in another language than its own.',
    why: 'Visitors would suddenly read a language that they did not choose.',
    before: '[The team](/no/team)',
    after: '[The team](/team)',
  },
  mail: {
    means: 'What follows mailto: is no email address.',
    why: 'The visitor writes a mail that never arrives.',
    before: '[Write to us](mailto:hello)',
    after: '[Write to us](mailto:hello@example.no)',
  },
  moved: {
    means: 'The page has moved. The link still works, by way of a redirect.',
    why: 'Every visitor waits for one more answer, and the link breaks with the redirect.',
    in: 'files',
    before: '[The team](/people), with /people: /team in redirects.yaml',
    after: '[The team](/team)',
    fixable: true,
  },
  phone: {
    means: 'What follows tel: is no telephone number, or one without its country code.',
    why: 'A phone abroad would dial somebody else, or nobody.',
    before: '[Call us](tel:+47-22-33-44-55)',
    after: '[Call us](tel:+4722334455)',
    fixable: true,
  },
  relative: {
    means: 'The address does not begin with / or https://.',
    why: 'The same link would lead elsewhere from another page, from a list or from the feed.',
    before: '[The team](team)',
    after: '[The team](/team)',
    fixable: true,
  },
  scheme: {
    means: 'The address begins with something that a link of a page cannot have.',
    why: 'It would do nothing, or run code at the visitor.',
    before: '[Print](javascript:print)',
    after: 'Print the page.',
  },
  spelling: {
    means: 'The page is there, but its address is spelled otherwise.',
    why: 'Every visitor waits for a redirect, and search engines see two addresses.',
    before: '[The team](/Team/)',
    after: '[The team](/team)',
    fixable: true,
  },
};

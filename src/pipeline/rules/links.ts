import type { Family } from './rule.ts';

/** Where links lead. */
export const links: Family = {
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
  language: {
    means: 'The link leads to a page in another language than its own.',
    why: 'Visitors would suddenly read a language that they did not choose.',
    before: '[The team](/no/team)',
    after: '[The team](/team)',
  },
  moved: {
    means: 'The page has moved. The link still works, by way of a redirect.',
    why: 'Every visitor waits for one more answer, and the link breaks with the redirect.',
    in: 'files',
    before: '[The team](/people), with /people: /team in redirects.yaml',
    after: '[The team](/team)',
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

/** Builds the RSS feeds of the blog. */
import { escapeText } from '#app/head/html.ts';
import { settings } from '#config/settings.ts';
import { getEntries, getPosts, type Manifest } from '#content/manifest.ts';
import { getDocumentPath } from '#content/urls.ts';
import { type Language, locales } from '#i18n/languages.ts';

/** Few, because feed readers load the whole file each time. */
const maxFeedPosts = 30;

/** Returns the path of a language's feed, without the leading slash. */
export const getFeedPath = (language: Language): string =>
  `${getDocumentPath(language, 'page', 'feed').slice(1)}.xml`;

/** Returns the title of a language's feed; undefined when there is no blog page. */
export function getFeedTitle(manifest: Manifest, language: Language): string | undefined {
  const blog = findBlogPage(manifest, language);
  return blog && `${settings.name}: ${blog.frontmatter.title}`;
}

const findBlogPage = (manifest: Manifest, language: Language) =>
  getEntries(manifest, 'page', language).find(({ layout }) => layout === 'blog');

/**
 * Builds the feed of a language as RSS 2.0, with the title and description of the blog page.
 * @returns XML, or undefined when there is no blog page.
 */
export function buildRssFeed(manifest: Manifest, language: Language, siteUrl: string): string | undefined {
  const blog = findBlogPage(manifest, language);
  if (!blog) return undefined;
  const toUrl = (path: string) => escapeText(siteUrl + path);
  const posts = getPosts(manifest, language).slice(0, maxFeedPosts);
  const items = posts.map(({ path, frontmatter }) => {
    const categories = frontmatter.categories.map((slug) => {
      const label = manifest.categories.find((term) => term.slug === slug)?.labels[language] ?? slug;
      return `      <category>${escapeText(label)}</category>`;
    });
    return [
      '    <item>',
      `      <title>${escapeText(frontmatter.title)}</title>`,
      `      <link>${toUrl(path)}</link>`,
      `      <guid isPermaLink="true">${toUrl(path)}</guid>`,
      `      <description>${escapeText(frontmatter.description)}</description>`,
      `      <pubDate>${new Date(`${frontmatter.date}T00:00:00Z`).toUTCString()}</pubDate>`,
      ...categories,
      '    </item>',
    ].join('\n');
  });
  const newest = posts[0]?.frontmatter.date;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escapeText(getFeedTitle(manifest, language) ?? settings.name)}</title>`,
    `    <link>${toUrl(blog.path)}</link>`,
    `    <description>${escapeText(blog.frontmatter.description)}</description>`,
    `    <language>${locales[language]}</language>`,
    ...(newest
      ? [`    <lastBuildDate>${new Date(`${newest}T00:00:00Z`).toUTCString()}</lastBuildDate>`]
      : []),
    `    <atom:link href="${toUrl(`/${getFeedPath(language)}`)}" rel="self" type="application/rss+xml" />`,
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** Reads the content of the built site, so that other products can be built with the same pages. */
import type { Page } from 'playwright';
import { extractPage } from './extract-page.ts';

export interface ContentElement {
  /** HTML tag, or the name of a component: `Carousel`, `Slide`, `ContactForm`. */
  tag: string;
  /** HTML attributes, or the component's props. */
  attributes: Record<string, unknown>;
  children: ContentNode[];
}
export type ContentNode = string | ContentElement;

export interface HeaderLink {
  href: string;
  label: string;
  hint: string;
}

/** Header and footer of all pages of a language. */
export interface SiteFrame {
  brand: { href: string; label: string };
  /** Labels of the button that opens and closes the menu on a phone. */
  menu: { open: string; close: string };
  menus: { label: string; items: HeaderLink[] }[];
  links: HeaderLink[];
  otherLanguage: { lang: string; label: string };
  footer: ContentNode[];
}

export interface SitePage {
  path: string;
  language: string;
  title: string;
  description: string;
  /** The page's `<main>`. */
  main: ContentElement;
  frame: SiteFrame;
}

export interface SiteContent {
  pages: SitePage[];
  /** Files of the images in the pages, by path. */
  images: Record<string, Uint8Array>;
}

/**
 * Fetches and parses all pages of the sitemap.
 * @param page blank page of a browser, which parses the HTML.
 */
export async function readSiteContent(origin: string, page: Page): Promise<SiteContent> {
  const sitemap = (await fetchFile(`${origin}/sitemap.xml`)).toString();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const pages: SitePage[] = [];
  for (const path of paths) {
    const html = (await fetchFile(origin + path)).toString();
    pages.push({ path, ...(await page.evaluate(extractPage, html)) });
  }
  const images: SiteContent['images'] = {};
  for (const { tag, attributes } of pages.flatMap(({ main }) => listElements(main)))
    if (tag === 'img') images[`${attributes.src}`] ??= await fetchFile(`${origin}${attributes.src}`);
  return { pages, images };
}

/** Returns an element and all elements within it. */
export function listElements(node: ContentNode): ContentElement[] {
  return typeof node === 'string' ? [] : [node, ...node.children.flatMap(listElements)];
}

async function fetchFile(url: string): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

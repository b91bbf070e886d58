/** Writes the pages as components of Astro. */
import path from 'node:path';
import { toSource } from './page-source.ts';
import type { ProjectFiles } from './peers.ts';
import type { SitePage } from './site-content.ts';

export function writeAstroPages(pages: readonly SitePage[]): ProjectFiles {
  const frames = Object.fromEntries(pages.map(({ language, frame }) => [language, frame]));
  return {
    'src/frames.json': JSON.stringify(frames),
    ...Object.fromEntries(
      Object.entries(frames).map(([language, { footer }]) => [
        `src/components/Footer-${language}.astro`,
        `<footer>${footer.map((node) => toSource(node, 'astro')).join('')}</footer>`,
      ]),
    ),
    ...Object.fromEntries(pages.map((page) => [`src/pages/${getFile(page.path)}.astro`, toPage(page)])),
  };
}

const getFile = (pathname: string) => (pathname === '/' ? 'index' : pathname.slice(1));

function toPage({ path: pathname, language, title, description, main }: SitePage): string {
  const src = path.posix.relative(path.posix.dirname(`/pages/${getFile(pathname)}`), '/');
  const page = { path: pathname, language, title, description };
  return `---
import Layout from '${src}/Layout.astro';
import Footer from '${src}/components/Footer-${language}.astro';
import Carousel from '${src}/components/Carousel.astro';
import Slide from '${src}/components/Slide.astro';
import ContactForm from '${src}/components/ContactForm.astro';
---
<Layout {...${JSON.stringify(page)}}>
${toSource(main, 'astro')}
<Footer />
</Layout>
`;
}

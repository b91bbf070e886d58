/** Writes the pages as components of React, for Next.js and for React Router. */
import path from 'node:path';
import { toSource } from './page-source.ts';
import type { ProjectFiles } from './peers.ts';
import type { SiteFrame, SitePage } from './site-content.ts';

export function writeNextPages(pages: readonly SitePage[]): ProjectFiles {
  const frames = collectFrames(pages);
  return {
    'frames.json': JSON.stringify(dropFooters(frames)),
    ...Object.fromEntries(
      Object.entries(frames).map(([language, frame]) => [
        `app/(${language})/layout.jsx`,
        `import { Document } from '../../components/Document.jsx';
import { Link } from '../../components/framework.jsx';

export default function Layout({ children }) {
  return <Document language="${language}" footer={${toFooter(frame)}}>{children}</Document>;
}
`,
      ]),
    ),
    ...Object.fromEntries(
      pages.map((page) => {
        const folder = path.posix.join('app', `(${page.language})`, page.path);
        const { title, description } = page;
        const source = toModule(
          page,
          path.posix.relative(folder, 'components'),
          `export const metadata = ${JSON.stringify({ title, description })};`,
        );
        return [path.posix.join(folder, 'page.jsx'), source];
      }),
    ),
  };
}

export function writeReactRouterPages(pages: readonly SitePage[]): ProjectFiles {
  const frames = collectFrames(pages);
  const toFile = (page: SitePage) => path.posix.join('pages', page.path, 'page.jsx');
  const footers = Object.entries(frames).map(
    ([language, frame]) => `  ${language}: () => ${toFooter(frame)},`,
  );
  return {
    'app/pages.json': JSON.stringify(pages.map((page) => ({ path: page.path, file: toFile(page) }))),
    'app/frames.json': JSON.stringify(dropFooters(frames)),
    'app/footers.jsx': `import { Link } from './components/framework.jsx';

export const footers = {
${footers.join('\n')}
};
`,
    ...Object.fromEntries(
      pages.map((page) => {
        const file = toFile(page);
        const meta = [{ title: page.title }, { name: 'description', content: page.description }];
        return [
          `app/${file}`,
          toModule(
            page,
            path.posix.relative(path.posix.dirname(file), 'components'),
            `export const meta = () => ${JSON.stringify(meta)};`,
          ),
        ];
      }),
    ),
  };
}

const collectFrames = (pages: readonly SitePage[]): Record<string, SiteFrame> =>
  Object.fromEntries(pages.map(({ language, frame }) => [language, frame]));

/** The footer is a component, so the browser needs no data of it. */
const dropFooters = (frames: Record<string, SiteFrame>) =>
  Object.fromEntries(Object.entries(frames).map(([language, { footer: _, ...frame }]) => [language, frame]));

const toFooter = ({ footer }: SiteFrame) =>
  toSource({ tag: 'footer', attributes: {}, children: footer }, 'react');

/** @param metadata export that gives the page its title. */
const toModule = (
  { main }: SitePage,
  components: string,
  metadata: string,
) => `import { Carousel, Slide } from '${components}/Carousel.jsx';
import { ContactForm } from '${components}/ContactForm.jsx';
import { Link } from '${components}/framework.jsx';

${metadata}

export default function Page() {
  return (
    ${toSource(main, 'react')}
  );
}
`;

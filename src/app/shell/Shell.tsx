/** Frame around every page: skip link, header, main and footer. It is rendered by the build and by the server. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Layout } from '#content/collections.ts';
import type { PageData } from '#content/page-data.ts';
import { Gradients } from '#ui/Gradients.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { FallbackNotice, UnpublishedNotice } from './PageNotice.tsx';

/** Extent of the footer by layout, where it is not the whole one. */
const footerExtents: Partial<Record<Layout, 'short' | 'imprint'>> = {
  contact: 'short',
  'not-found': 'imprint',
};

/** Drawings of policies that are at night, see layouts/policy/PolicyHeader.tsx. */
const nightPolicyDrawings: ReadonlySet<string> = new Set(['cookie', 'paper', 'readers']);

/** Layouts whose first section is always dark. */
const nightLayouts: ReadonlySet<Layout> = new Set(['post', 'portfolio', 'blog']);

/** Returns true if a dark band begins directly below the header. A notice would be between them. */
function startsAtNight(pageData: PageData) {
  if (!('frontmatter' in pageData) || pageData.original || pageData.unpublished) return false;
  const { layout, frontmatter } = pageData;
  return (
    nightLayouts.has(layout) ||
    // All drawings of pages are at night, see layouts/page-header/PageHeader.tsx.
    ('drawing' in frontmatter &&
      frontmatter.drawing !== undefined &&
      (layout !== 'policy' || nightPolicyDrawings.has(`${frontmatter.drawing}`))) ||
    ('night' in frontmatter && frontmatter.night === true)
  );
}

export function Shell({ pageData, children }: { pageData: PageData; children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { original, unpublished, language } = pageData;
  const { hue } = 'hue' in pageData ? pageData : pageData.frontmatter;
  return (
    <>
      <Gradients />
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Header page={pageData} startsAtNight={startsAtNight(pageData)} />
      <main id="main" tabIndex={-1} className={hue && `h-${hue}`}>
        {unpublished && <UnpublishedNotice {...unpublished} language={language} />}
        {original ? (
          <>
            <FallbackNotice language={original.language} />
            <div lang={original.language}>{children}</div>
          </>
        ) : (
          children
        )}
      </main>
      <Footer page={pageData} extent={footerExtents[pageData.layout] ?? 'full'} />
    </>
  );
}

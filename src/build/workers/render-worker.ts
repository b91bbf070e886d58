/** A page rendered, compressed and written. */
import { openBundle } from '../bundle/open-bundle.ts';
import { writeSiteFile } from '../output/write-output-file.ts';
import type { InlineHashes } from '../pages/csp-hashes.ts';
import type { FormsOnPage } from '../pages/page-forms.ts';
import { createPageRenderer, type PageContext, type PageSource } from '../pages/render-page.ts';

export interface RenderingSetup {
  /** Of the build, with the bundle in it. */
  folder: string;
  context: PageContext;
}

/** What a build knows of a page when its texts are on disk. */
export interface WrittenPage {
  /** Paths below the build's folder. */
  files: string[];
  /** Kinds of the forms on it. */
  forms: FormsOnPage;
  inline: InlineHashes;
}

export async function createRendering({
  folder,
  context,
}: RenderingSetup): Promise<(page: PageSource) => Promise<WrittenPage>> {
  const render = createPageRenderer(await openBundle(folder), context);
  return async (page) => {
    const { files, forms, inline } = await render(page);
    const written = files.flatMap(({ file, text, effort }) => writeSiteFile(folder, file, text, effort));
    return { files: written, forms, inline };
  };
}

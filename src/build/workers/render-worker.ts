/** A page rendered, compressed and written. */
import { openBundle } from '../bundle/open-bundle.ts';
import { writeOutputFile } from '../output/write-output-file.ts';
import type { CspHashes } from '../pages/csp-hashes.ts';
import type { FormKinds } from '../pages/page-forms.ts';
import { createPageRenderer, type RenderContext, type PageSource } from '../pages/render-page.ts';

export interface RenderWorkerSetup {
  /** Of the build, with the bundle in it. */
  folder: string;
  context: RenderContext;
}

/** What a build knows of a page when its texts are on disk. */
export interface WrittenPage {
  /** Paths below the build's folder. */
  files: string[];
  /** Kinds of the forms on it. */
  forms: FormKinds;
  cspHashes: CspHashes;
}

export async function createPageJob({
  folder,
  context,
}: RenderWorkerSetup): Promise<(page: PageSource) => Promise<WrittenPage>> {
  const render = createPageRenderer(await openBundle(folder), context);
  return async (page) => {
    const { files, forms, cspHashes: inline } = await render(page);
    const written = files.flatMap(({ file, text, effort }) => writeOutputFile(folder, file, text, effort));
    return { files: written, forms, cspHashes: inline };
  };
}

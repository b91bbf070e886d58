/** Worker that renders pages, compresses them and writes them. */
import { workerData } from 'node:worker_threads';
import { openBundle } from '../bundle/open-bundle.ts';
import { writeOutputFile } from '../output/write-output-file.ts';
import type { CspHashes } from '../pages/csp-hashes.ts';
import type { FormKinds } from '../pages/page-forms.ts';
import { createPageRenderer, type PageSource, type RenderContext } from '../pages/render-page.ts';

export interface RenderWorkerSetup {
  /** Folder of the build, with the bundle in it. */
  folder: string;
  context: RenderContext;
}

/** Result of a page whose files are written. */
export interface WrittenPage {
  /** Paths in the folder of the build. */
  files: string[];
  /** Kinds of the forms on the page. */
  forms: FormKinds;
  cspHashes: CspHashes;
}

/** Creates a function that renders a page and writes its files. */
export async function createPageWriter({
  folder,
  context,
}: RenderWorkerSetup): Promise<(page: PageSource) => Promise<WrittenPage>> {
  const render = createPageRenderer(await openBundle(folder), context);
  /** Paths of shared files that are written, or being written. */
  const sharedFiles = new Map<string, Promise<string[]>>();
  return async (page) => {
    const { files, forms, cspHashes } = await render(page);
    const paths = await Promise.all(
      files.map(({ file, text, compression, isShared }) => {
        const written = sharedFiles.get(file) ?? writeOutputFile(folder, file, text, compression);
        if (isShared) sharedFiles.set(file, written);
        return written;
      }),
    );
    return { files: paths.flat(), forms, cspHashes };
  };
}

let pageWriter: ReturnType<typeof createPageWriter> | undefined;

/** Renders a batch of pages in a worker thread. */
export default async function renderPages(pages: readonly PageSource[]): Promise<WrittenPage[]> {
  pageWriter ??= createPageWriter(workerData as RenderWorkerSetup);
  // At the same time, because a page that is being compressed leaves the thread to the next one.
  return Promise.all(pages.map(await pageWriter));
}

/** Interface of the render bundle, which the build emits and the server loads. */
import type { FormResult, PageData } from './page-data.ts';

/** A page as the build wrote it. */
export interface BuiltPage {
  /** The complete HTML file. */
  html: string;
  pageData: PageData;
  /** Source of the module with the document's compiled body. Pages of lists have none. */
  body: string | undefined;
}

export interface RenderBundle {
  /**
   * Renders a page again with the result of a form on it.
   * @returns the complete HTML.
   * @throws if the page belongs to another build, or cannot be rendered.
   */
  renderFormResult: (page: BuiltPage, result: FormResult) => Promise<string>;
}

/** Path of the bundle inside the build. Folders whose name begins with a dot are never served. */
export const renderBundlePath = '.site/render/server.mjs';

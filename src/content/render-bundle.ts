/** Interface of the render bundle, which the build emits and the server loads. */
import type { Application } from '#content/client-data.ts';
import type { FormResult, PageData } from '#content/page-data.ts';

/** Everything that a page with a form is rendered from. */
export interface FormPageSource {
  pageData: PageData;
  /** Compiled body. List pages have none. */
  body?: string | undefined;
  /** UI strings of the page by namespace. */
  strings: Record<string, unknown>;
  application: Application;
  /** URLs of the modules of the page's islands and of the application. */
  modules: string[];
  /** URLs of the page's drawings in their order. It is null for those that are part of the page. */
  drawings: (string | null)[];
}

/** A page as the build wrote it. */
export interface BuiltPage extends FormPageSource {
  /** The complete HTML file. */
  html: string;
}

export interface RenderBundle {
  /**
   * Renders a page again with the result of a form on it.
   * @returns the complete HTML.
   * @throws if the page belongs to another build, or cannot be rendered.
   */
  renderFormResult: (page: BuiltPage, result: FormResult) => string;
}

/** Path of the bundle inside the build. Folders whose name begins with a dot are never served. */
export const renderBundlePath = '.site/render/server.mjs';

/** Returns the path of the source of a page with a form inside the build. */
export const getFormPageSourcePath = (path: string): string =>
  `.site/pages${path === '/' ? '/index' : path}.json`;
